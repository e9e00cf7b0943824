// Whether a restaurant accepts orders, calculated from instants that the server sends. Needs no time zone.

/** ISO timestamps. Orders are accepted from `opensAt` until just before `ordersUntil`. */
export type OpenPeriod = { opensAt: string; ordersUntil: string; closesAt: string }

/** `periods`: null for a restaurant without hours, which is always open. Absent from the menus of an older server. */
export type OpeningTimes = { periods?: readonly OpenPeriod[] | null | undefined; pausedUntil?: string | null | undefined }

/**
 * `until`: the end of the state in milliseconds, or undefined when unknown. For `open` it is the last moment for orders, for `paused` the
 * moment when orders are accepted again, for `closed` the next opening. `isLastOrders`: the restaurant is still open, but takes no more
 * orders.
 */
export type OpeningState =
  | { state: 'open'; until: number | undefined; closesAt: number | undefined }
  | { state: 'paused'; until: number }
  | { state: 'closed'; until: number | undefined; isLastOrders: boolean }

type Span = { opens: number; ordersUntil: number; closes: number }

const spansOf = (periods: readonly OpenPeriod[]): Span[] =>
  periods.map(({ opensAt, ordersUntil, closesAt }) => ({
    opens: Date.parse(opensAt),
    ordersUntil: Date.parse(ordersUntil),
    closes: Date.parse(closesAt),
  }))

const always: Span = { opens: -Infinity, ordersUntil: Infinity, closes: Infinity }
const known = (time: number | undefined) => (time !== undefined && Number.isFinite(time) ? time : undefined)

/** The state at `now`, in milliseconds. */
export const openingState = ({ periods, pausedUntil }: OpeningTimes, now: number): OpeningState => {
  const spans = periods ? spansOf(periods) : [always]
  const from = Math.max(now, pausedUntil ? Date.parse(pausedUntil) : now)
  const isOrderable = ({ opens, ordersUntil }: Span, at: number) => opens <= at && at < ordersUntil
  const current = spans.find((span) => isOrderable(span, now))
  const next = spans.find(({ ordersUntil }) => from < ordersUntil)
  if (current && from === now) return { state: 'open', until: known(current.ordersUntil), closesAt: known(current.closes) }
  if (current && next && isOrderable(next, from)) return { state: 'paused', until: from }
  const isLastOrders = spans.some(({ opens, ordersUntil, closes }) => opens <= now && ordersUntil <= now && now < closes)
  return { state: 'closed', until: next && Math.max(next.opens, from), isLastOrders }
}
