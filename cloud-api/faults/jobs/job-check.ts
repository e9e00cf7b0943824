import type { Connection } from '../../src/db/connect.ts'
import type { FailpointName } from '../../src/failpoints/failpoints.ts'
import type { Violation } from '../history/history.ts'
import type { JobGateway } from './job-gateway.ts'

/** A request that each copy of the API receives while it runs its jobs. */
export type JobRequest = { path: string; headers: Record<string, string>; body?: string }

/**
 * A time at which jobs have something to do, and the failpoints that are passed then; without any nothing is killed, so that what killed copies have claimed
 * is finished. `requests`: asked anew for each pair of copies.
 */
export type Step = { at: Date; failpoints: readonly FailpointName[]; requests?: () => Promise<readonly JobRequest[]> }

/** What outlives the copies that are killed. */
export type JobWorld = { connection: Connection; gateway: JobGateway }

/** What jobs have to do exactly once, however often the processes that run them are killed. */
export type JobCheck = {
  name: string
  jobs: readonly string[]
  /** Adds what the jobs work on, for so many restaurants. Returns the times in their order. */
  setUp: (world: JobWorld, restaurants: number) => Promise<readonly Step[]>
  /** After the last time. `counts`: of what was done. */
  check: (world: JobWorld) => Promise<{ counts: Record<string, number>; violations: Violation[] }>
}
