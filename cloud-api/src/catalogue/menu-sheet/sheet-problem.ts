import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'

/** A problem of a cell. `row` is the spreadsheet's row number: the headers are row 1. `column` is '' for a problem of the whole row. */
export type SheetProblem = {
  row: number
  column: ColumnHeader | ''
  code: RefusalCode
  /** The possible values, for sheet.choice. */
  values?: string
}

/** More problems are not useful in one response. */
const maxProblems = 1_000

const placeOf = ({ column }: SheetProblem): number => (column === '' ? -1 : columns.indexOf(column))

/** Lists the first problem of each cell in reading order, at most 1,000. */
export const listProblems = (problems: readonly SheetProblem[]): SheetProblem[] => {
  const firsts = new Map<string, SheetProblem>()
  for (const problem of problems) {
    const cell = `${problem.row} ${problem.column}`
    if (!firsts.has(cell)) firsts.set(cell, problem)
  }
  return [...firsts.values()].toSorted((one, other) => one.row - other.row || placeOf(one) - placeOf(other)).slice(0, maxProblems)
}
