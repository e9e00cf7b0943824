import type { ColumnHeader, Row } from './columns.ts'
import { readText } from './read-cell.ts'
import { readItem, readItemId, type ReadItem } from './read-item.ts'
import { optionRows, readRows, type ItemRows, type SheetRow } from './read-rows.ts'
import { mergePlaces } from './merge-places.ts'
import { listProblems, type SheetProblem } from './sheet-problem.ts'

/** An item of a sheet: its row, the names of its cuisine, category and subcategory, and its fields (money in Dirhams). Without an id it is new. */
export type SheetItem = Omit<ReadItem, 'subcategory'> & { subcategory: { name: ReadItem['subcategory']['name']; isActive: boolean } }

/** The ids of the restaurant's items and the file names of its pictures. */
export type KnownMenu = { itemIds: ReadonlySet<string>; pictures: ReadonlySet<string> }

/**
 * The items of a sheet in its order, validated by the rules of the item form, or the problems of all rows (at most 1,000). A cuisine, category
 * or subcategory named by several rows is the same in all of them: the first filled Arabic name, picture and availability counts. An option
 * keeps its id only under an item with an id; the caller checks that it belongs to that item. An option without a price is free.
 */
export const menuOfSheet = (rows: readonly Row[], known: KnownMenu): { items: SheetItem[] } | { problems: SheetProblem[] } => {
  const sheet = readRows(rows)
  const items = sheet.items.map((sheetRows) => readItem(sheetRows, known.pictures))
  const problems = [
    ...sheet.problems,
    ...idProblems(sheet.items, known.itemIds),
    ...items.flatMap((each) => ('problems' in each ? each.problems : [])),
  ]
  if (problems.length > 0) return { problems: listProblems(problems) }
  return { items: mergePlaces(items.flatMap((each) => ('item' in each ? [each.item] : []))) }
}

const idProblems = (items: readonly ItemRows[], itemIds: ReadonlySet<string>): SheetProblem[] => {
  const withId = items.filter(({ sheetRow }) => readItemId(sheetRow) !== undefined)
  const sheetRows = withId.map(({ sheetRow }) => sheetRow)
  const unknown = sheetRows.filter((sheetRow) => !itemIds.has(readItemId(sheetRow) ?? ''))
  const options = withId.flatMap(({ groups }) => groups.flatMap(optionRows))
  return [
    ...unknown.map(({ row }) => ({ row, column: 'Item ID', code: 'sheet.id_unknown' }) as const),
    ...twice(sheetRows, 'Item ID'),
    ...twice(options, 'Option ID'),
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
