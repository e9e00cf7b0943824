// The calls that main knows what to do with while the line is down; every other call needs the cloud.
import { readMe } from '@sufra/shared/accounts/account.routes'
import type { Route } from '@sufra/shared/contract/route'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { readEscalation, silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { listItems, switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import { listTables } from '@sufra/shared/tables/table.routes'

const kept = [readMe, listCuisines, listItems, listTables, listOrders, listClosedByPlatform, readEscalation]
const queued = [moveOrder, silenceOrders, dismissOrders, switchItem, switchOption]
const known = [...kept, ...queued].map((route: Route) => ({
  route,
  form: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

export type Found = { route: Route; params: Record<string, string> }

/** The contract's route for a call, with the parameters of its path. */
export const findRoute = (method: string, pathname: string): Found | undefined => {
  for (const { route, form } of known) {
    const params = route.method === method && form.exec(pathname)
    if (params) return { route, params: { ...params.groups } }
  }
  return undefined
}
