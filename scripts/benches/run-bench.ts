import type { BenchRun } from '../../cloud-api/bench/measure/bench-run.ts'
import type { Result } from '../../cloud-api/bench/measure/result.ts'
import type { Counts } from '../common/counts.ts'

export type Bench = (run: BenchRun) => Promise<void>
export type Ran = { name: string; results: Result[]; problem: string | undefined }
export type CreateRun = (report: BenchRun['report']) => BenchRun

/** Runs one benchmark. `problem` is the reason of its failure, or says that it compared nothing. */
export const runBench = async (name: string, bench: Bench, createRun: CreateRun, onResult: (result: Result) => void): Promise<Ran> => {
  const results: Result[] = []
  const run = createRun((result) => {
    results.push(result)
    onResult(result)
  })
  try {
    await bench(run)
    return { name, results, problem: results.length === 0 ? 'it compared nothing' : undefined }
  } catch (error) {
    return { name, results, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Counts each comparison with figures of both sides as passed, and each benchmark with a problem as failed. */
export const countBenches = (ran: Ran[]): Counts => ({
  passed: ran.reduce((sum, { results }) => sum + results.length, 0),
  failed: ran.filter(({ problem }) => problem !== undefined).length,
  skipped: 0,
})
