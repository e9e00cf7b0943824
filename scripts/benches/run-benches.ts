// Runs benchmarks in full or in the smoke form: a moment for each contender, to show that they still work.
import { withBenchRun, type BenchSize } from '../../cloud-api/bench/measure/bench-run.ts'
import { benchHistory } from '../../cloud-api/bench/history.bench.ts'
import { benchMenu } from '../../cloud-api/bench/menu.bench.ts'
import { benchOrders } from '../../cloud-api/bench/orders.bench.ts'
import { benchPlatform } from '../../cloud-api/bench/platform.bench.ts'
import { benchRooms } from '../../cloud-api/bench/rooms.bench.ts'
import type { Result } from '../../cloud-api/bench/measure/result.ts'
import { benchDiner } from '../../diner-web/bench/diner.bench.ts'
import { benchBoard } from '../../desktop/bench/board.bench.ts'
import { benchDesktop } from '../../desktop/bench/desktop.bench.ts'
import { buildDesktop, buildStale } from '../common/build-stale.ts'
import type { Counts } from '../common/counts.ts'
import { logStep } from '../common/root.ts'
import { countBenches, runBench, type Bench, type Ran } from './run-bench.ts'
import { findChromium, needSystemPackages } from '../common/system-packages.ts'

const benches = new Map<string, Bench>([
  ['orders', benchOrders],
  ['menu', benchMenu],
  ['rooms', benchRooms],
  ['history', benchHistory],
  ['platform', benchPlatform],
  ['diner', benchDiner],
  ['desktop', benchDesktop],
  ['board', benchBoard],
])
export const benchNames = [...benches.keys()]

/** Runs the benchmarks one after another, also after a failure. */
export const runBenches = async (names: string[], size: BenchSize, onResult: (result: Result) => void): Promise<Ran[]> => {
  await needSystemPackages('postgres', 'chromium')
  process.env.CHROMIUM ??= findChromium()
  await buildStale()
  await buildDesktop()
  return withBenchRun(size, async (createRun) => {
    const ran: Ran[] = []
    for (const [name, bench] of benches) if (names.includes(name)) ran.push(await runBench(name, bench, createRun, onResult))
    return ran
  })
}

/** Every benchmark, or those named, in the smoke form. */
export const smokeBenches = async (names = benchNames): Promise<Counts> => {
  const start = performance.now()
  const ran = await runBenches(names, 'smoke', ({ what, against, comparison: { ours, limit } }) =>
    console.log(`  ✓ ${what}: ${ours.toPrecision(3)}; ${against}: ${limit.toPrecision(3)}`),
  )
  for (const { name, problem } of ran) if (problem !== undefined) console.log(`  ✗ the benchmark ${name}: ${problem}`)
  logStep(`The benchmarks took ${((performance.now() - start) / 1_000).toFixed(0)} s`)
  return countBenches(ran)
}
