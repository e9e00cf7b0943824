// What waits in the outbox, as values: to show it on the board and the menu before the cloud has it.
import { silenceOrders } from '@sufra/shared/ladder/ladder.routes'
import { switchItem } from '@sufra/shared/menu/menu.routes'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { canMove } from '@sufra/shared/orders/order-status'
import type { QueuedWork } from '../../bridge/desk-state.ts'
import type { Entry } from '../outbox/outbox-store.ts'
import { findRoute } from './contract-routes.ts'

/** What an entry asks for; undefined when it is none of the calls that queue (an older version's). */
export const workOf = ({ method, path, body, madeAt }: Entry): QueuedWork | undefined => {
  const found = findRoute(method, path)
  const said: unknown = JSON.parse(body)
  if (found?.route === moveOrder) {
    const move = moveOrder.body.safeParse(said).data
    return move && { kind: 'move', orderId: found.params.orderId ?? '', at: madeAt, ...move }
  }
  if (found?.route === switchItem) {
    const turned = switchItem.body.safeParse(said).data
    return turned && { kind: 'switch', itemId: found.params.itemId ?? '', ...turned }
  }
  if (found?.route === silenceOrders) {
    const silenced = silenceOrders.body.safeParse(said).data
    return silenced && { kind: 'silence', orderIds: silenced.orderIds }
  }
  return undefined
}

const withMove = (order: CounterOrderOnWire, work: QueuedWork): CounterOrderOnWire => {
  if (work.kind !== 'move' || work.orderId !== order.orderId || !canMove(order.status, work.status)) return order
  const promisedAt = work.minutes === undefined ? order.promisedAt : new Date(work.at + work.minutes * 60_000).toISOString()
  return { ...order, status: work.status, promisedAt }
}

/** An order with the moves that wait for it, as far as they are legal one after the other. */
export const withMoves = (order: CounterOrderOnWire, works: readonly QueuedWork[]): CounterOrderOnWire => works.reduce(withMove, order)

type Switched = { _id: string; isAvailable: boolean; availabilityVersion: number }

/** Items with the switches that wait for them. */
export const withSwitches = <Item extends Switched>(items: Item[], works: readonly QueuedWork[]): Item[] =>
  items.map((item) => {
    const work = works.findLast((each) => each.kind === 'switch' && each.itemId === item._id)
    if (work?.kind !== 'switch') return item
    return { ...item, isAvailable: work.isAvailable, availabilityVersion: work.availabilityVersion + 1 }
  })
