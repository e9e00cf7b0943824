// Matches each item of a sheet to an item of the menu: by its id, or by its name within the cuisine, category and subcategory that the
// sheet names.
import type { Category, Cuisine, Subcategory } from '@sufra/shared/cuisines/cuisine'
import type { ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { cleanName, isSameName } from '@sufra/shared/names'
import { readText } from '../read-cell.ts'
import { hasColumn, type ItemRows, type SheetRow } from '../read-rows.ts'
import type { SheetProblem } from '../sheet-problem.ts'

/** The restaurant's menu, and the file names of its pictures. */
export type KnownMenu = { cuisines: readonly Cuisine[]; items: readonly MerchantItem[]; pictures: ReadonlySet<string> }

/** The place of an item in the menu. */
type KnownPlace = { cuisine: Cuisine; category: Category; subcategory: Subcategory }
/** `before` is the item of the menu, undefined for a new item. */
export type Match = { before: MerchantItem | undefined; place: KnownPlace | undefined; problems: SheetProblem[] }

/** Ids are lower case, in case a spreadsheet changed them. */
export const readItemId = (sheetRow: SheetRow): string | undefined => readText(sheetRow, 'Item ID').trim().toLowerCase() || undefined

/**
 * Each item of the menu is matched at most once. Problems: an unknown id, and a name of several items that the sheet does not distinguish.
 */
export const matchItems = (sheetItems: readonly ItemRows[], { cuisines, items }: KnownMenu): Match[] => {
  const byId = new Map(items.map((item) => [item._id, item]))
  const places = placesOf(cuisines)
  const byName = indexNames(items)
  const taken = new Set(sheetItems.flatMap(({ sheetRow }) => readItemId(sheetRow) ?? []))

  return sheetItems.map(({ sheetRow }) => {
    const matched = (before: MerchantItem | undefined, problems: SheetProblem[] = []): Match => {
      if (before) taken.add(before._id)
      return { before, place: before && places.get(before.subcategoryId), problems }
    }
    const id = readItemId(sheetRow)
    if (id !== undefined) {
      const before = byId.get(id)
      return matched(before, before ? [] : [{ row: sheetRow.row, column: 'Item ID', code: 'sheet.id_unknown' }])
    }
    const column = isNamed(sheetRow, 'Item (English)') ? 'Item (English)' : 'Item (Arabic)'
    const name = readText(sheetRow, column)
    const candidates = (byName.get(keyOf(name)) ?? []).filter(
      (item) => !taken.has(item._id) && isInPlace(sheetRow, places.get(item.subcategoryId)),
    )
    const isUnsure = new Set(candidates.map(({ subcategoryId }) => subcategoryId)).size > 1
    if (isUnsure) return matched(undefined, [{ row: sheetRow.row, column, code: 'sheet.name_twice' }])
    return matched(candidates.find((item) => item.name.en === name) ?? candidates[0])
  })
}

const isNamed = (sheetRow: SheetRow, column: ColumnHeader): boolean => readText(sheetRow, column).trim() !== ''
const keyOf = (name: string): string => cleanName(name).toLowerCase()

const placesOf = (cuisines: readonly Cuisine[]): ReadonlyMap<string, KnownPlace> =>
  new Map(
    cuisines.flatMap((cuisine) =>
      cuisine.categories.flatMap((category) =>
        category.subcategories.map((subcategory) => [subcategory._id, { cuisine, category, subcategory }] as const),
      ),
    ),
  )

/** Indexes the items by each of their names. */
const indexNames = (items: readonly MerchantItem[]): ReadonlyMap<string, MerchantItem[]> => {
  const index = new Map<string, MerchantItem[]>()
  for (const item of items)
    for (const key of new Set([keyOf(item.name.en), keyOf(item.name.ar)])) {
      const some = index.get(key)
      if (key !== '' && some) some.push(item)
      else if (key !== '') index.set(key, [item])
    }
  return index
}

const levels = [
  ['cuisine', 'Cuisine (English)', 'Cuisine (Arabic)'],
  ['category', 'Category (English)', 'Category (Arabic)'],
  ['subcategory', 'Subcategory (English)', 'Subcategory (Arabic)'],
] as const

/** Whether each level with a column in the sheet matches the item's place. */
const isInPlace = (sheetRow: SheetRow, place: KnownPlace | undefined): boolean =>
  levels.every(
    ([level, en, ar]) =>
      !hasColumn(sheetRow, en, ar) ||
      (place !== undefined && isSamePlace(place[level].name, { en: readText(sheetRow, en), ar: readText(sheetRow, ar) })),
  )

/** Whether a sheet's name matches a place: by its English name, or by the Arabic one where English is missing. */
export const isSamePlace = (known: { en: string; ar: string }, written: { en: string; ar: string }): boolean => {
  if (written.en.trim() !== '') return isSameName(known.en, written.en)
  return written.ar.trim() !== '' && (isSameName(known.ar, written.ar) || isSameName(known.en, written.ar))
}
