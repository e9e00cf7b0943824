import type { ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { SheetColumn } from '@sufra/shared/menu-sheet/menu-sheet.routes'
import type { Row } from './columns.ts'
import type { ChosenColumns } from './headers/read-headers.ts'
import { matchItems, readItemId, type KnownMenu } from './matching/match-items.ts'
import { mergePlaces } from './merge-places.ts'
import { readText } from './read-cell.ts'
import { readItem, type ReadItem } from './read-item.ts'
import { optionRows, readRows, type ItemRows, type SheetRow } from './read-rows.ts'
import { listProblems, type SheetProblem } from './sheet-problem.ts'

export type ReadMenu = ({ items: ReadItem[] } | { problems: SheetProblem[] }) & { shown: SheetColumn[] }

/**
 * Reads the items of a sheet in its order, validated by the rules of the item form, or the problems of all rows (at most 1,000); `shown`
 * are the columns of the sheet. Values without a column stay as in the menu. A cuisine, category or subcategory named by several rows is
 * the same in all of them: the first filled Arabic name, picture and availability counts. An option keeps its id only under an item of the
 * menu; the caller checks that it belongs to that item. An option without a price is free.
 */
export const menuOfSheet = (rows: readonly Row[], known: KnownMenu, chosen?: ChosenColumns): ReadMenu => {
  const { items: sheetItems, problems: ofSheet, shown } = readRows(rows, chosen)
  const matches = matchItems(sheetItems, known)
  const items = sheetItems.map((sheetRows, index) => readItem(sheetRows, matches[index] ?? unmatched, known))
  const problems = [...ofSheet, ...items.flatMap((each) => ('problems' in each ? each.problems : [])), ...idProblems(sheetItems)]
  if (problems.length > 0) return { problems: listProblems(problems), shown }
  return { items: mergePlaces(items.flatMap((each) => ('item' in each ? [each.item] : []))), shown }
}

const unmatched = { before: undefined, place: undefined, problems: [] }

const idProblems = (items: readonly ItemRows[]): SheetProblem[] => {
  const withId = items.filter(({ sheetRow }) => readItemId(sheetRow) !== undefined)
  return [
    ...twice(
      withId.map(({ sheetRow }) => sheetRow),
      'Item ID',
    ),
    ...twice(
      withId.flatMap(({ groups }) => groups.flatMap(optionRows)),
      'Option ID',
    ),
  ]
}

/** A problem for each repeated id after its first row. */
const twice = (sheetRows: readonly SheetRow[], column: ColumnHeader): SheetProblem[] => {
  const seen = new Set<string>()
  return sheetRows.flatMap((sheetRow) => {
    const id = readText(sheetRow, column).trim().toLowerCase()
    const isRepeated = id !== '' && seen.has(id)
    seen.add(id)
    return isRepeated ? [{ row: sheetRow.row, column, code: 'sheet.id_twice' } as const] : []
  })
}
