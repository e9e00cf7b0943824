import type { Counts } from '../common/counts.ts'

export const faultDatabases = ['pglite', 'postgres'] as const

/** The same seed gives the same faults. `databases`: the databases of the part `payments`. */
type FaultOptions = { kills: number; seed: number; databases: readonly (typeof faultDatabases)[number][] }

/** Injects faults, prints the figures as a table and returns the counts of its checks. */
export type FaultPart = (options: FaultOptions) => Promise<Counts>

/** Prints the names of failed checks. `skipped`: checks that could not run here, with the reason. */
export const countChecks = (checks: Record<string, boolean>, skipped: string[] = []): Counts => {
  const failed = Object.keys(checks).filter((name) => !checks[name])
  for (const name of failed) console.log(`failed: ${name}`)
  for (const name of skipped) console.log(`skipped: ${name}`)
  return { passed: Object.keys(checks).length - failed.length, failed: failed.length, skipped: skipped.length }
}
