import { expect, test } from 'vitest'
import { latenciesOf, sendByPlan } from './latency.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  { values: upTo(100), p50: 50, p95: 95, p99: 99 },
  { values: upTo(200).toReversed(), p50: 100, p95: 190, p99: 198 },
  { values: [7], p50: 7, p95: 7, p99: 7 },
  { values: [...upTo(98).map(() => 1), 500, 900], p50: 1, p95: 1, p99: 500 },
])('half of the latencies are at most p50, 95 % at most p95, 99 % at most p99: $p50, $p95, $p99', ({ values, ...latencies }) => {
  expect(latenciesOf(values)).toEqual(latencies)
})

test('arrivals keep their intended times when sending takes longer than the interval', async () => {
  const intended: number[] = []
  const late: number[] = []
  await sendByPlan({ perSecond: 500, count: 10 }, (index, at) => {
    intended.push(at)
    late.push(performance.now() - at)
    const until = performance.now() + (index === 0 ? 30 : 0)
    while (performance.now() < until);
  })
  const [first = 0] = intended
  expect(intended.map((at) => Math.round(at - first))).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
  expect(late[1]).toBeGreaterThanOrEqual(28)
  expect(Math.min(...late)).toBeGreaterThanOrEqual(0)
})
