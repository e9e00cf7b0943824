// Sockets and rooms: how fast and how cheaply they are told, and how they come back.
import type { BenchRun } from './bench-run.ts'
import { benchComeBack } from './come-back.bench.ts'
import { benchIdleSockets } from './idle-sockets.bench.ts'
import { benchOrderLatency } from './order-latency.bench.ts'
import { benchRoomDeliveries } from './room-deliveries.bench.ts'

export const benchRooms = async (run: BenchRun) => {
  await benchRoomDeliveries(run)
  await benchIdleSockets(run)
  await benchOrderLatency(run)
  await benchComeBack(run)
}
