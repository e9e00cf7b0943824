import type { Comparison } from './compare.ts'

/** One row of the table: what was measured, and against what. `reach` is the ratio to aim for, `floor` the one below which the benchmark fails. */
export type Result = { what: string; against: string; comparison: Comparison; reach: number; floor: number }
