// Checks what each counter received and did against the final database. Pure: tested with planted bugs.
import type { Stored, Violation } from './history.ts'

/**
 * `events`: sequence number of each event, with its order if it placed one; `resync` where the counter had to fetch the list, whose orders
 * are `listed`.
 */
export type CounterSaw = { name: string; events: ({ seq: number; orderId: string | undefined } | 'resync')[]; listed: string[] }

/** An attempt to move an order to Preparing. `info`: no response. */
export type Move = { key: string; orderId: string; outcome: 'ok' | 'fail' | 'info' }

const order = ({ name, events }: CounterSaw): Violation[] => {
  const found: Violation[] = []
  let last: number | undefined = 0
  for (const event of events) {
    if (event === 'resync') {
      last = undefined
      continue
    }
    if (last !== undefined && event.seq !== last + 1)
      found.push({
        what: event.seq <= last ? 'an event twice or late at a counter' : 'a gap at a counter',
        detail: `${name} at ${event.seq}`,
      })
    last = event.seq
  }
  return found
}

/** `saw` has the events of a counter that was connected until the end. */
export const checkCounter = (saw: CounterSaw, { orders, seq }: Stored): Violation[] => {
  const placed = saw.events.flatMap((event) => (event === 'resync' || event.orderId === undefined ? [] : [event.orderId]))
  const seen = new Set([...placed, ...saw.listed])
  const stored = new Set(orders.map(({ id }) => id))
  const last = saw.events.at(-1)
  return [
    ...order(saw),
    ...orders.filter(({ id }) => !seen.has(id)).map(({ id }) => ({ what: 'missed by a counter', detail: `${saw.name}: ${id}` })),
    ...[...Map.groupBy(placed, (id) => id)]
      .filter(([, times]) => times.length > 1)
      .map(([id]) => ({ what: 'an order twice at a counter', detail: `${saw.name}: ${id}` })),
    ...[...seen]
      .filter((id) => !stored.has(id))
      .map((id) => ({ what: 'a counter saw an order that is not there', detail: `${saw.name}: ${id}` })),
    ...(last && last !== 'resync' && last.seq > seq
      ? [{ what: 'a counter is ahead of the feed', detail: `${saw.name}: ${last.seq}` }]
      : []),
  ]
}

/** Confirmed moves are stored once each; rejected ones are not. */
export const checkMoves = (moves: readonly Move[], { orders }: Stored): Violation[] => {
  const stored = new Map(orders.map((each) => [each.id, each]))
  const byKey = Map.groupBy(moves, ({ key }) => key)
  return [...byKey.values()].flatMap((sendings): Violation[] => {
    const { orderId } = sendings[0] ?? { orderId: '' }
    const { status = 'Received', accepted = 0 } = stored.get(orderId) ?? {}
    if (accepted > 1) return [{ what: 'accepted twice', detail: orderId }]
    const isAccepted = status !== 'Received' && accepted === 1
    if (sendings.some(({ outcome }) => outcome === 'ok') && !isAccepted) return [{ what: 'an acknowledged move is gone', detail: orderId }]
    const isRejected = sendings.every(({ outcome }) => outcome === 'fail')
    return isRejected && accepted > 0 ? [{ what: 'rejected and yet accepted', detail: orderId }] : []
  })
}
