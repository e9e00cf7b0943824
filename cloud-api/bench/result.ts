import type { Comparison } from './compare.ts'

/** One line of the table. `reach` and `floor` as the performance page has them. */
export type Result = { what: string; against: string; comparison: Comparison; reach: number; floor: number }
