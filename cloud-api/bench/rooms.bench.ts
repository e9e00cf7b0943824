// Sockets and rooms: latency and cost of delivery, memory, and reconnects.
import type { BenchRun } from './measure/bench-run.ts'
import { benchComeBack } from './come-back.bench.ts'
import { benchIdleSockets } from './idle-sockets.bench.ts'
import { benchOrderLatency } from './order-latency.bench.ts'
import { withOurs } from './room-counters.ts'
import { benchRoomDeliveries } from './room-deliveries.bench.ts'

const parts = [benchRoomDeliveries, benchIdleSockets, benchOrderLatency, benchComeBack]

/** Each part has its own API; in the smoke form they share one. */
export const benchRooms = async (run: BenchRun) => {
  const groups = run.sized(
    parts.map((part) => [part]),
    [parts],
  )
  for (const group of groups)
    await withOurs(run, async (bench) => {
      for (const part of group) await part(run, bench)
    })
}
