// A benchmark's context: its size and duration, the comparison function and its databases.
import postgres from 'postgres'
import { startPostgres } from '../../testing/servers/throwaway-postgres.ts'
import { comparingOne, createCompareEach, type Compare, type CompareEach } from './compare.ts'
import { compareEachOnce } from './compare-once.ts'
import type { Result } from './result.ts'

/** `smoke`: a third of a second for each contender, without a verdict. */
export type BenchSize = 'full' | 'smoke'

/** A temporary database on disk, as in production; `bin` is the folder of PostgreSQL's programs. */
type BenchDatabase = { url: string; bin: string; drop: () => Promise<void> }

export type BenchRun = {
  /** Returns the value for this run's size. */
  sized: <Value>(full: Value, smoke: Value) => Value
  /** Seconds for which a contender is measured. */
  seconds: number
  compare: Compare
  compareEach: CompareEach
  report: (result: Result) => void
  openDatabase: () => Promise<BenchDatabase>
}

const createDatabases = () => {
  let cluster: ReturnType<typeof startPostgres> | undefined
  let count = 0
  const run = async (statement: string) => {
    const client = postgres((await cluster)?.url('postgres') ?? '', { max: 1, onnotice: () => {} })
    await client.unsafe(statement).finally(() => client.end())
  }
  return {
    open: async (): Promise<BenchDatabase> => {
      cluster ??= startPostgres({ durable: true })
      const { url, bin } = await cluster
      count += 1
      const name = `bench_${count}`
      await run(`create database ${name}`)
      return { url: url(name), bin, drop: () => run(`drop database ${name} with (force)`) }
    },
    stop: async () => (await cluster)?.stop(),
  }
}

/** Runs a function with a context of this size and stops its PostgreSQL afterwards. */
export const withBenchRun = async <Value>(
  size: BenchSize,
  use: (createRun: (seconds: number, report: BenchRun['report']) => BenchRun) => Promise<Value>,
): Promise<Value> => {
  const databases = createDatabases()
  const isSmoke = size === 'smoke'
  try {
    return await use((seconds, report) => {
      const each = isSmoke ? compareEachOnce : createCompareEach()
      return {
        sized: (full, smoke) => (isSmoke ? smoke : full),
        seconds: isSmoke ? 0.3 : seconds,
        compare: comparingOne(each),
        compareEach: each,
        report,
        openDatabase: databases.open,
      }
    })
  } finally {
    await databases.stop()
  }
}
