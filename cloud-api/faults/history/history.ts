// Checks what callers observed against the final database (in the manner of Jepsen). Pure: tested with planted bugs.

/** An attempt to place an order. `info`: no response, so it may or may not have been placed. */
export type Sent = { key: string; outcome: 'ok'; orderId: string; orderNumber: number } | { key: string; outcome: 'fail' | 'info' }

export type Stored = {
  orders: {
    id: string
    businessDay: string
    orderNumber: number
    totalPrice: number
    linesTotal: number
    lines: number
    paid: number
    payments: number
    emitted: number
    status: string
    version: number
    /** Its feed rows: all order_placed rows, and the rows of its acceptance. */
    rows: number
    accepted: number
    /** Number of its rows in the notifications. */
    notifications: number
  }[]
  keys: { key: string; orderId: string }[]
  /** The feed's sequence numbers in order, and the counter's value. */
  seqs: number[]
  seq: number
}

export type Violation = { what: string; detail: string }

const countBy = <T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const thing of things) counts.set(keyOf(thing), (counts.get(keyOf(thing)) ?? 0) + 1)
  return counts
}

const twice = <T>(things: readonly T[], keyOf: (thing: T) => string) =>
  [...countBy(things, keyOf)].filter(([, count]) => count > 1).map(([key]) => key)

const sentOrders = (sent: readonly Sent[], { orders, keys }: Stored): Violation[] => {
  const stored = new Map(orders.map((order) => [order.id, order]))
  const orderOf = new Map(keys.map(({ key, orderId }) => [key, orderId]))
  const found: Violation[] = []
  for (const call of sent) {
    if (call.outcome !== 'ok') continue
    const order = stored.get(call.orderId)
    if (!order) found.push({ what: 'lost', detail: call.orderId })
    else if (order.orderNumber !== call.orderNumber) found.push({ what: 'another number than acknowledged', detail: call.orderId })
    if (orderOf.get(call.key) !== call.orderId) found.push({ what: 'key stands for another order than acknowledged', detail: call.key })
  }
  const known = new Set(sent.map(({ key }) => key))
  for (const { key } of keys) if (!known.has(key)) found.push({ what: 'never sent', detail: key })
  const refusedOnly = new Set(sent.map(({ key }) => key))
  for (const { key, outcome } of sent) if (outcome !== 'fail') refusedOnly.delete(key)
  for (const key of refusedOnly) if (orderOf.has(key)) found.push({ what: 'refused and yet placed', detail: key })
  return found
}

const wholeOrders = ({ orders, keys }: Stored): Violation[] => {
  const keyed = new Set(keys.map(({ orderId }) => orderId))
  const ids = new Set(orders.map(({ id }) => id))
  return [
    ...twice(orders, ({ id }) => id).map((detail) => ({ what: 'stored twice', detail })),
    ...twice(keys, ({ key }) => key).map((detail) => ({ what: 'one key, two orders', detail })),
    ...twice(keys, ({ orderId }) => orderId).map((detail) => ({ what: 'one order, two keys', detail })),
    ...orders.filter(({ id }) => !keyed.has(id)).map(({ id }) => ({ what: 'an order without its key', detail: id })),
    ...keys.filter(({ orderId }) => !ids.has(orderId)).map(({ key }) => ({ what: 'a key without its order', detail: key })),
    ...orders.filter(({ lines }) => lines === 0).map(({ id }) => ({ what: 'no lines', detail: id })),
    ...orders.filter(({ payments }) => payments !== 1).map(({ id }) => ({ what: 'not one payment', detail: id })),
    ...orders.filter(({ emitted }) => emitted !== 1).map(({ id }) => ({ what: 'not emitted once', detail: id })),
    ...orders.filter(({ notifications }) => notifications !== 1).map(({ id }) => ({ what: 'not one notification', detail: id })),
    ...orders
      .filter(({ version, rows }) => version !== rows)
      .map(({ id }) => ({ what: 'a change without its row of the feed', detail: id })),
    ...orders
      .filter(({ totalPrice, linesTotal }) => totalPrice !== linesTotal)
      .map(({ id }) => ({ what: 'total is not its lines', detail: id })),
    ...orders.filter(({ totalPrice, paid }) => totalPrice !== paid).map(({ id }) => ({ what: 'payment is not the total', detail: id })),
  ]
}

const numbers = ({ orders, seqs, seq }: Stored): Violation[] => {
  const found = twice(orders, ({ businessDay, orderNumber }) => `${businessDay} ${orderNumber}`).map((detail) => ({
    what: 'a number twice in a day',
    detail,
  }))
  const byDay = Map.groupBy(orders, ({ businessDay }) => businessDay)
  for (const [day, ofDay] of byDay) {
    const sorted = ofDay.map(({ orderNumber }) => orderNumber).toSorted((a, b) => a - b)
    const gap = sorted.find((number, index) => index > 0 && number > (sorted[index - 1] ?? 0) + 1)
    if (gap !== undefined) found.push({ what: 'a gap in the day’s numbers', detail: `${day} before ${gap}` })
  }
  const gap = seqs.findIndex((number, index) => number !== index + 1)
  if (gap >= 0) found.push({ what: 'a gap in the feed', detail: `at ${gap + 1}` })
  if (seq !== seqs.length) found.push({ what: 'the feed’s counter is not its last number', detail: `${seq}, ${seqs.length}` })
  return found
}

/** All violations; empty when the history is consistent. */
export const checkHistory = (sent: readonly Sent[], stored: Stored): Violation[] => [
  ...sentOrders(sent, stored),
  ...wholeOrders(stored),
  ...numbers(stored),
]
