// Calls of tables, for a waiter and for the bill. A counter's device receives them, acknowledges them and rings for them.
import type { Order } from '../orders/order.ts'
import type { ClientMessage } from '../realtime/messages.ts'
import type { OpenBill } from '../table-bill/table-bill.routes.ts'
import { isUnacknowledged, type Call } from './call-progress.ts'
import { openCalls, secondsUntilNextCall } from './waiter-call.ts'

/** `id`: the order that calls a waiter, or the table that asks for its bill. */
export type TableCall = Call & { id: string; acknowledgement: ClientMessage }

type CallingOrder = Pick<Order, 'orderId' | 'status' | 'waiterCalledAt' | 'waiterAcknowledgedAt' | 'waiterComingAt'>
export type CallingTable = Pick<OpenBill, 'tableId' | 'requestedAt' | 'requestAcknowledgedAt'>

export const waiterCallsOf = (orders: readonly CallingOrder[]): TableCall[] =>
  openCalls(orders).map(({ orderId, waiterCalledAt: calledAt = '', waiterAcknowledgedAt: acknowledgedAt }) => ({
    id: orderId,
    calledAt,
    acknowledgedAt,
    acknowledgement: { event: 'call_acknowledged', data: { orderId, calledAt } },
  }))

export const billCallsOf = (bills: readonly CallingTable[]): TableCall[] =>
  bills.flatMap(({ tableId, requestedAt: calledAt, requestAcknowledgedAt: acknowledgedAt }): TableCall[] =>
    calledAt === null
      ? []
      : [{ id: tableId, calledAt, acknowledgedAt, acknowledgement: { event: 'call_acknowledged', data: { tableId, calledAt } } }],
  )

/** Acknowledgements to send until the feed confirms them. */
export const acknowledgementsOf = (calls: readonly TableCall[]): ClientMessage[] =>
  calls.filter(isUnacknowledged).map(({ acknowledgement }) => acknowledgement)

/** Finds the calls that came while this device was away, so that it has received no event. It rings for them within their minute. */
export const createMissedCalls = () => {
  const played = new Set<string>()
  const seen = new Set<string>()

  const isNew = ({ id, calledAt }: TableCall) => {
    const key = `${id} ${calledAt}`
    if (seen.has(key)) return false
    seen.add(key)
    return !played.delete(id)
  }

  return {
    /** Call this with the caller of each event for which the device rings. */
    rang: (caller: string | undefined): void => {
      if (caller !== undefined) played.add(caller)
    },
    /** Whether the device has to ring for one of the open calls. `now`: in milliseconds. Each call is found once. */
    areMissed: (calls: readonly TableCall[], now: number): boolean =>
      calls.filter(isNew).some((call) => isUnacknowledged(call) && secondsUntilNextCall(call.calledAt, now) > 0),
  }
}

export type MissedCalls = ReturnType<typeof createMissedCalls>
