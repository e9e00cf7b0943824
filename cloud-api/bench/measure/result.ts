import type { Comparison } from './compare.ts'

/** One row of the table. `reach` and `floor` are defined on the performance page. */
export type Result = { what: string; against: string; comparison: Comparison; reach: number; floor: number }
