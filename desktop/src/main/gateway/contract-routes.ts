// The routes that main can answer or queue while disconnected. All others need the cloud.
import { readMe } from '@sufra/shared/accounts/account.routes'
import type { Route } from '@sufra/shared/contract/route'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { readEscalation, silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { listItems, switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import { listTables } from '@sufra/shared/tables/table.routes'

const cached = [readMe, listCuisines, listItems, listTables, listOrders, listClosedByPlatform, readEscalation]
const queued = [moveOrder, silenceOrders, dismissOrders, switchItem, switchOption]
const routes = [...cached, ...queued].map((route: Route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}))

export type FoundRoute = { route: Route; params: Record<string, string> }

/** Returns the contract's route for a call, with its path parameters. */
export const findRoute = (method: string, pathname: string): FoundRoute | undefined => {
  for (const { route, pattern } of routes) {
    const params = route.method === method && pattern.exec(pathname)
    if (params) return { route, params: { ...params.groups } }
  }
  return undefined
}
