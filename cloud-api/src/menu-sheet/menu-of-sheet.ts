import type { ColumnHeader, Row } from './columns.ts'
import { readText } from './read-cell.ts'
import { readItem, readItemId, type ReadItem } from './read-item.ts'
import { optionLines, readLines, type ItemLines, type Line } from './read-lines.ts'
import { settlePlaces } from './settle-places.ts'
import { listProblems, type SheetProblem } from './sheet-problem.ts'

/** An item of a sheet: the row it stands in, where it stands by names, and what it is (money in Dirhams). Without an id it is new. */
export type SheetItem = Omit<ReadItem, 'subcategory'> & { subcategory: { name: ReadItem['subcategory']['name']; isActive: boolean } }

/** Of the restaurant: the ids of its items, and the file names of its pictures. */
export type KnownMenu = { itemIds: ReadonlySet<string>; pictures: ReadonlySet<string> }

/**
 * The items that a sheet says, in its order, judged by the rules of the item form; or the problems of all rows (at most a thousand). A cuisine, category
 * or subcategory that several rows name is the same in each of them: the first Arabic name, picture and availability that is filled counts. An option
 * keeps its id only under an item that has one; that it is an option of that item is for the caller to see. An option without a price is free.
 */
export const menuOfSheet = (rows: readonly Row[], known: KnownMenu): { items: SheetItem[] } | { problems: SheetProblem[] } => {
  const sheet = readLines(rows)
  const items = sheet.items.map((lines) => readItem(lines, known.pictures))
  const problems = [
    ...sheet.problems,
    ...idProblems(sheet.items, known.itemIds),
    ...items.flatMap((each) => ('problems' in each ? each.problems : [])),
  ]
  if (problems.length > 0) return { problems: listProblems(problems) }
  return { items: settlePlaces(items.flatMap((each) => ('item' in each ? [each.item] : []))) }
}

const idProblems = (items: readonly ItemLines[], itemIds: ReadonlySet<string>): SheetProblem[] => {
  const withId = items.filter(({ line }) => readItemId(line) !== undefined)
  const lines = withId.map(({ line }) => line)
  const unknown = lines.filter((line) => !itemIds.has(readItemId(line) ?? ''))
  const options = withId.flatMap(({ groups }) => groups.flatMap(optionLines))
  return [
    ...unknown.map(({ row }) => ({ row, column: 'Item ID', code: 'sheet.id_unknown' }) as const),
    ...twice(lines, 'Item ID'),
    ...twice(options, 'Option ID'),
  ]
}

/** The second and further lines that say an id. */
const twice = (lines: readonly Line[], column: ColumnHeader): SheetProblem[] => {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const id = readText(line, column).trim().toLowerCase()
    const isAgain = id !== '' && seen.has(id)
    seen.add(id)
    return isAgain ? [{ row: line.row, column, code: 'sheet.id_twice' } as const] : []
  })
}
