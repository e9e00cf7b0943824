// Latency under a fixed schedule of arrivals: each request has an intended time from which its latency counts, so that a stalled server
// does not receive fewer requests (no coordinated omission).

/** The percentile of the sorted values. */
const quantile = (sorted: readonly number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

export type Latencies = { p50: number; p95: number; p99: number }

export const latenciesOf = (milliseconds: readonly number[]): Latencies => {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) }
}

type Plan = { perSecond: number; count: number }

/** Calls `send` with the number of each arrival and its intended time, at that time or as soon after as this process can. Resolves when all were sent. */
export const sendByPlan = async ({ perSecond, count }: Plan, send: (index: number, intended: number) => void): Promise<void> => {
  const start = performance.now()
  for (let index = 0; index < count; index += 1) {
    const intended = start + (index * 1_000) / perSecond
    const early = intended - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(early)))
    send(index, intended)
  }
}
