import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { columns, type ColumnHeader } from './columns.ts'

/** What is wrong with a cell. `row` counts as a spreadsheet shows it: the headers are row 1. `column` is '' where a whole row is meant. */
export type SheetProblem = {
  row: number
  column: ColumnHeader | ''
  code: RefusalCode
  /** What could stand there, for sheet.choice. */
  values?: string
}

/** Nobody mends more in one go. */
const maxProblems = 1_000

const placeOf = ({ column }: SheetProblem): number => (column === '' ? -1 : columns.indexOf(column))

/** In the order in which people read a sheet, the first of each cell, at most a thousand. */
export const listProblems = (problems: readonly SheetProblem[]): SheetProblem[] => {
  const firsts = new Map<string, SheetProblem>()
  for (const problem of problems) {
    const cell = `${problem.row} ${problem.column}`
    if (!firsts.has(cell)) firsts.set(cell, problem)
  }
  return [...firsts.values()].toSorted((one, other) => one.row - other.row || placeOf(one) - placeOf(other)).slice(0, maxProblems)
}
