// What waits in the outbox, as values: to show it on the board and the menu before the cloud has it.
import { dismissal, withoutDismissed, type ClosedByPlatformOnWire } from '@sufra/shared/orders/closed-by-platform'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { listItems, switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { canMove } from '@sufra/shared/orders/order-status'
import type { Route } from '@sufra/shared/contract/route'
import { switchTo, type SwitchTo } from '@sufra/shared/menu/availability'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import type { PendingOperation } from '../../bridge/desk-state.ts'
import type { Entry } from '../outbox/outbox-store.ts'
import { findRoute } from './contract-routes.ts'

export const isSwitch = (route: Route): boolean => route === switchItem || route === switchOption

/** What an entry asks for; undefined when it is none of the calls that queue (an older version's). */
export const workOf = ({ method, path, body, madeAt }: Entry): PendingOperation | undefined => {
  const found = findRoute(method, path)
  const said: unknown = JSON.parse(body)
  if (found?.route === moveOrder) {
    const move = moveOrder.body.safeParse(said).data
    return move && { kind: 'move', orderId: found.params.orderId ?? '', at: madeAt, ...move }
  }
  if (found && isSwitch(found.route)) {
    const turned = switchTo.safeParse(said).data
    return turned && { kind: 'switch', itemId: found.params.itemId ?? '', optionId: found.params.optionId, ...turned }
  }
  if (found?.route === silenceOrders) {
    const silenced = silenceOrders.body.safeParse(said).data
    return silenced && { kind: 'silence', orderIds: silenced.orderIds }
  }
  if (found?.route === dismissOrders) {
    const dismissed = dismissal.safeParse(said).data
    return dismissed && { kind: 'dismiss', ...dismissed }
  }
  return undefined
}

const withMove = (order: CounterOrderOnWire, work: PendingOperation): CounterOrderOnWire => {
  if (work.kind !== 'move' || work.orderId !== order.orderId || !canMove(order.status, work.status)) return order
  const promisedAt = work.minutes === undefined ? order.promisedAt : new Date(work.at + work.minutes * 60_000).toISOString()
  return { ...order, status: work.status, promisedAt }
}

/** An order with the moves that wait for it, as far as they are legal one after the other. */
export const withMoves = (order: CounterOrderOnWire, works: readonly PendingOperation[]): CounterOrderOnWire =>
  works.reduce(withMove, order)

/** What a switch will have done. When something comes back is the cloud's to say. */
export const applySwitchOptimistically = ({ isAvailable, portionsLeft, availabilityVersion }: SwitchTo) => ({
  isAvailable,
  backAt: null,
  portionsLeft: isAvailable ? portionsLeft : null,
  availabilityVersion: availabilityVersion + 1,
})

const withSwitch = (item: MerchantItemOnWire, work: PendingOperation): MerchantItemOnWire => {
  if (work.kind !== 'switch' || work.itemId !== item._id) return item
  if (work.optionId === undefined) return { ...item, ...applySwitchOptimistically(work) }
  const options = (group: MerchantItemOnWire['addOns'][number]) =>
    group.options.map((option) => (option._id === work.optionId ? { ...option, ...applySwitchOptimistically(work) } : option))
  return { ...item, addOns: item.addOns.map((group) => ({ ...group, options: options(group) })) }
}

/** Items with the switches that wait for them and their options. */
const withSwitches = (items: MerchantItemOnWire[], works: readonly PendingOperation[]): MerchantItemOnWire[] =>
  items.map((item) => works.reduce(withSwitch, item))

/** What the platform closed, without what staff have dismissed. */
const withDismissals = (closed: ClosedByPlatformOnWire, works: readonly PendingOperation[]): ClosedByPlatformOnWire =>
  works.reduce((left, work) => (work.kind === 'dismiss' ? withoutDismissed(left, work) : left), closed)

/** A stored answer, as the cloud sent it, with other data. */
const withData = <Data>(body: string, change: (data: Data) => Data): string => {
  const { data, ...rest }: { data: Data } = JSON.parse(body)
  return JSON.stringify({ ...rest, data: change(data) })
}

/** A stored answer with what waits in the outbox. */
export const withPending = (route: Route, body: string, works: readonly PendingOperation[]): string => {
  if (works.length === 0) return body
  if (route === listItems) return withData<MerchantItemOnWire[]>(body, (items) => withSwitches(items, works))
  if (route === listClosedByPlatform) return withData<ClosedByPlatformOnWire>(body, (closed) => withDismissals(closed, works))
  return body
}
