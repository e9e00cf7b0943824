// Runs benchmarks in full or in the smoke form: a moment for each contender, to show that they still work.
import { withBenchRun, type BenchSize } from '../../cloud-api/bench/measure/bench-run.ts'
import { benchHistory } from '../../cloud-api/bench/history.bench.ts'
import { benchMenu } from '../../cloud-api/bench/menu.bench.ts'
import { benchOrders } from '../../cloud-api/bench/orders.bench.ts'
import { benchPlatform } from '../../cloud-api/bench/platform.bench.ts'
import { benchComeBack } from '../../cloud-api/bench/come-back.bench.ts'
import { benchIdleSockets } from '../../cloud-api/bench/idle-sockets.bench.ts'
import { benchOrderLatency } from '../../cloud-api/bench/order-latency.bench.ts'
import { benchRoomDeliveries } from '../../cloud-api/bench/room-deliveries.bench.ts'
import { withOurs, type RoomsPart } from '../../cloud-api/bench/room-counters.ts'
import type { Result } from '../../cloud-api/bench/measure/result.ts'
import { benchDiner } from '../../diner-web/bench/diner.bench.ts'
import { benchBoard } from '../../desktop/bench/board.bench.ts'
import { benchDesktop } from '../../desktop/bench/desktop.bench.ts'
import { buildDesktop, buildStale } from '../common/build-stale.ts'
import type { Counts } from '../common/counts.ts'
import { logStep } from '../common/root.ts'
import { countBenches, runBench, type Bench, type Ran } from './run-bench.ts'
import { findChromium, needSystemPackages } from '../common/system-packages.ts'

const inRooms =
  (part: RoomsPart): Bench =>
  (run) =>
    withOurs(run, (bench) => part(run, bench))

/** `seconds`: the measured time of a contender, so that each benchmark ends within two minutes on a quiet machine. */
const benches = new Map<string, { bench: Bench; seconds: number }>([
  ['orders', { bench: benchOrders, seconds: 0.5 }],
  ['menu', { bench: benchMenu, seconds: 0.6 }],
  ['deliveries', { bench: inRooms(benchRoomDeliveries), seconds: 1 }],
  ['idle-sockets', { bench: inRooms(benchIdleSockets), seconds: 1 }],
  ['latency', { bench: inRooms(benchOrderLatency), seconds: 2 }],
  ['come-back', { bench: inRooms(benchComeBack), seconds: 1 }],
  ['history', { bench: benchHistory, seconds: 0.3 }],
  ['platform', { bench: benchPlatform, seconds: 0.3 }],
  ['diner', { bench: benchDiner, seconds: 1 }],
  ['desktop', { bench: benchDesktop, seconds: 1 }],
  ['board', { bench: benchBoard, seconds: 1 }],
])
export const benchNames = [...benches.keys()]

/** Runs the benchmarks one after another, even after a failure. */
export const runBenches = async (names: string[], size: BenchSize, onResult: (result: Result) => void): Promise<Ran[]> => {
  await needSystemPackages('postgres', 'chromium')
  process.env.CHROMIUM ??= findChromium()
  await buildStale()
  await buildDesktop()
  return withBenchRun(size, async (createRun) => {
    const ran: Ran[] = []
    for (const [name, { bench, seconds }] of benches)
      if (names.includes(name)) ran.push(await runBench(name, bench, (report) => createRun(seconds, report), onResult))
    return ran
  })
}

/** Runs every benchmark, or the named ones, in the smoke form. */
export const smokeBenches = async (names = benchNames): Promise<Counts> => {
  const start = performance.now()
  const ran = await runBenches(names, 'smoke', ({ what, against, comparison: { ours, limit } }) =>
    console.log(`  ✓ ${what}: ${ours.toPrecision(3)}; ${against}: ${limit.toPrecision(3)}`),
  )
  for (const { name, problem } of ran) if (problem !== undefined) console.log(`  ✗ the benchmark ${name}: ${problem}`)
  logStep(`The benchmarks took ${((performance.now() - start) / 1_000).toFixed(0)} s`)
  return countBenches(ran)
}
