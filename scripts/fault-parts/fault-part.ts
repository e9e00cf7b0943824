import type { Counts } from '../counts.ts'

/** The same seed plays the same faults. */
type FaultOptions = { kills: number; seed: number }

/** Injects its faults, prints its figures as a table, and returns how many of its checks passed. */
export type FaultPart = (options: FaultOptions) => Promise<Counts>

/** Prints each check that failed with its name. `skipped`: what could not be tried here, and why. */
export const countChecks = (checks: Record<string, boolean>, skipped: string[] = []): Counts => {
  const failed = Object.keys(checks).filter((name) => !checks[name])
  for (const name of failed) console.log(`failed: ${name}`)
  for (const name of skipped) console.log(`skipped: ${name}`)
  return { passed: Object.keys(checks).length - failed.length, failed: failed.length, skipped: skipped.length }
}
