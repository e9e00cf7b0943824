import type { Connection } from '../../src/db/connect.ts'
import type { FailpointName } from '../../src/failpoints/failpoints.ts'
import type { Violation } from '../history/history.ts'

/** A time at which jobs have something to do, and the failpoints that they pass then. */
export type Step = { at: Date; failpoints: readonly FailpointName[] }

/** What jobs have to do exactly once, however often the processes that run them are killed. */
export type JobCheck = {
  jobs: readonly string[]
  /** Adds what the jobs work on, for so many restaurants. Returns the times, in any order. */
  setUp: (connection: Connection, restaurants: number) => Promise<readonly Step[]>
  /** After the last time. `counts`: of what was done. */
  check: (connection: Connection) => Promise<{ counts: Record<string, number>; violations: Violation[] }>
}
