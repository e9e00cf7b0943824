import type { Connection } from '../../src/platform/db/connect.ts'
import type { FailpointName } from '../../src/platform/process/failpoints.ts'
import type { Violation } from '../history/history.ts'
import type { JobGateway } from './job-gateway.ts'

/** A request that each copy of the API receives while it runs its jobs. */
export type JobRequest = { path: string; headers: Record<string, string>; body?: string }

/**
 * A time at which jobs have something to do, and the failpoints that are passed then. Without failpoints nothing is killed, so that the
 * claims of killed copies are finished. `requests`: called again for each pair of copies.
 */
export type Step = { at: Date; failpoints: readonly FailpointName[]; requests?: () => Promise<readonly JobRequest[]> }

/** The resources that outlive the killed copies. */
export type JobWorld = { connection: Connection; gateway: JobGateway }

/** Work that jobs must do exactly once, however often their processes are killed. */
export type JobCheck = {
  name: string
  jobs: readonly string[]
  /** Adds the data for the jobs, for the given number of restaurants. Returns the times in order. */
  setUp: (world: JobWorld, restaurants: number) => Promise<readonly Step[]>
  /** Called after the last time. `counts`: numbers of things done. */
  check: (world: JobWorld) => Promise<{ counts: Record<string, number>; violations: Violation[] }>
}
