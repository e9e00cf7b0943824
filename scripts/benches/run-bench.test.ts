import { expect, test } from 'vitest'
import { comparingOne } from '../../cloud-api/bench/measure/compare.ts'
import { compareEachOnce } from '../../cloud-api/bench/measure/compare-once.ts'
import type { BenchRun } from '../../cloud-api/bench/measure/bench-run.ts'
import { countBenches, runBench, type Bench } from './run-bench.ts'

const smokeRun = (report: BenchRun['report']): BenchRun => ({
  sized: (_full, smoke) => smoke,
  seconds: 1,
  compare: comparingOne(compareEachOnce),
  compareEach: compareEachOnce,
  report,
  openDatabase: () => Promise.reject(new Error('no database here')),
})

const benchOf =
  (...figures: number[]): Bench =>
  async ({ compare, report }) => {
    for (const figure of figures) {
      const comparison = await compare(
        async () => figure,
        async () => 100,
      )
      report({ what: 'a thing', against: 'its limit', comparison, reach: 1, floor: 1 })
    }
  }

const countOf = async (...benches: Bench[]) => {
  const ran = await Promise.all(benches.map((bench) => runBench('a bench', bench, smokeRun, () => {})))
  return countBenches(ran)
}

test('in the smoke form each comparison counts as passed, even below its floor', async () => {
  expect(await countOf(benchOf(50, 100), benchOf(1))).toEqual({ passed: 3, failed: 0, skipped: 0 })
})

test('a benchmark with a contender that returns 0 fails, and the others count', async () => {
  expect(await countOf(benchOf(50, 0, 50), benchOf(100))).toEqual({ passed: 2, failed: 1, skipped: 0 })
})

test('a benchmark that throws fails, with its reason', async () => {
  const bench = () => Promise.reject(new Error('/order answered 409'))
  expect(await countOf(bench)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect((await runBench('a bench', bench, smokeRun, () => {})).problem).toContain('/order answered 409')
})

test('a benchmark that compares nothing fails', async () => {
  expect(await countOf(benchOf())).toEqual({ passed: 0, failed: 1, skipped: 0 })
})
