// Outbox entries as operations, applied optimistically to the board and the menu before the cloud has them.
import { dismissal, withoutDismissed, type ClosedByPlatformOnWire } from '@sufra/shared/orders/closed-by-platform'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { listItems, switchItem, switchOption } from '@sufra/shared/menu/item.routes'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { applyMoves } from '@sufra/shared/orders/apply-move'
import type { Route } from '@sufra/shared/contract/route'
import { switchTo, type SwitchTo } from '@sufra/shared/menu/availability'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import type { PendingOperation } from '../../bridge/desk-state.ts'
import type { Entry } from '../outbox/outbox-store.ts'
import { findRoute } from './contract-routes.ts'

export const isSwitch = (route: Route): boolean => route === switchItem || route === switchOption

/** Returns the operation of an outbox entry; undefined for a call that is not queueable (stored by another version). */
export const operationOf = ({ method, path, body, madeAt }: Entry): PendingOperation | undefined => {
  const found = findRoute(method, path)
  const parsed: unknown = JSON.parse(body)
  if (found?.route === moveOrder) {
    const move = moveOrder.body.safeParse(parsed).data
    return move && { kind: 'move', orderId: found.params.orderId ?? '', at: madeAt, ...move }
  }
  if (found && isSwitch(found.route)) {
    const switched = switchTo.safeParse(parsed).data
    return switched && { kind: 'switch', itemId: found.params.itemId ?? '', optionId: found.params.optionId, ...switched }
  }
  if (found?.route === silenceOrders) {
    const silenced = silenceOrders.body.safeParse(parsed).data
    return silenced && { kind: 'silence', orderIds: silenced.orderIds }
  }
  if (found?.route === dismissOrders) {
    const dismissed = dismissal.safeParse(parsed).data
    return dismissed && { kind: 'dismiss', ...dismissed }
  }
  return undefined
}

/** Returns the order with its pending moves applied, as far as each is legal after the one before. */
export const withMoves = (order: CounterOrderOnWire, pendingOperations: readonly PendingOperation[]): CounterOrderOnWire =>
  applyMoves(
    order,
    pendingOperations.filter((operation) => operation.kind === 'move'),
  )

/** Returns the availability after a switch. `backAt` is decided by the cloud. */
export const applySwitchOptimistically = ({ isAvailable, portionsLeft, availabilityVersion }: SwitchTo) => ({
  isAvailable,
  backAt: null,
  portionsLeft: isAvailable ? portionsLeft : null,
  availabilityVersion: availabilityVersion + 1,
})

const withSwitch = (item: MerchantItemOnWire, operation: PendingOperation): MerchantItemOnWire => {
  if (operation.kind !== 'switch' || operation.itemId !== item._id) return item
  if (operation.optionId === undefined) return { ...item, ...applySwitchOptimistically(operation) }
  const options = (group: MerchantItemOnWire['addOns'][number]) =>
    group.options.map((option) => (option._id === operation.optionId ? { ...option, ...applySwitchOptimistically(operation) } : option))
  return { ...item, addOns: item.addOns.map((group) => ({ ...group, options: options(group) })) }
}

/** Returns the items with the pending switches of items and options applied. */
const withSwitches = (items: MerchantItemOnWire[], pendingOperations: readonly PendingOperation[]): MerchantItemOnWire[] =>
  items.map((item) => pendingOperations.reduce(withSwitch, item))

/** Returns the orders closed by the platform without those that staff have dismissed. */
const withDismissals = (closed: ClosedByPlatformOnWire, pendingOperations: readonly PendingOperation[]): ClosedByPlatformOnWire =>
  pendingOperations.reduce((left, operation) => (operation.kind === 'dismiss' ? withoutDismissed(left, operation) : left), closed)

/** Returns a cached response body with changed data. */
const withData = <Data>(body: string, change: (data: Data) => Data): string => {
  const { data, ...rest }: { data: Data } = JSON.parse(body)
  return JSON.stringify({ ...rest, data: change(data) })
}

/** Returns a cached response body with the pending operations applied. */
export const withPending = (route: Route, body: string, pendingOperations: readonly PendingOperation[]): string => {
  if (pendingOperations.length === 0) return body
  if (route === listItems) return withData<MerchantItemOnWire[]>(body, (items) => withSwitches(items, pendingOperations))
  if (route === listClosedByPlatform) return withData<ClosedByPlatformOnWire>(body, (closed) => withDismissals(closed, pendingOperations))
  return body
}
