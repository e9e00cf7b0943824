// The cuisine, category and subcategory of an item's row. Levels without a column come from the item, or from a new item's other levels.
import { categoryName, cuisineName, subcategoryName } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { readText, type Read } from '../read-cell.ts'
import { hasColumn, isFilled, type SheetRow } from '../read-rows.ts'
import type { SheetProblem } from '../sheet-problem.ts'
import { isSamePlace, type KnownMenu, type Match } from './match-items.ts'

export type PlaceNames = { cuisine: LocalizedText; category: LocalizedText; subcategory: LocalizedText }
type Level = 'Cuisine' | 'Category' | 'Subcategory'
type Named = { name: LocalizedText }

/** Place of new items in sheets without any level. */
const menuName: LocalizedText = { en: 'Menu', ar: 'القائمة' }

export const readPlaces = (sheetRow: SheetRow, { place }: Match, { cuisines }: KnownMenu): Read<PlaceNames> => {
  const problems: SheetProblem[] = []
  const read = (level: Level, schema: typeof cuisineName, own: Named | undefined, among: readonly Named[]): LocalizedText | undefined => {
    // The item's own place comes first: others may have the same Arabic name.
    const found = readLevel(sheetRow, level, schema, own ? [own, ...among] : among, own !== undefined)
    problems.push(...(found?.problems ?? []))
    return found?.value
  }
  const onlyCuisine = cuisines.length === 1 ? cuisines[0] : undefined
  const writtenCuisine = read('Cuisine', cuisineName, place?.cuisine, cuisines)
  const cuisine = writtenCuisine ?? place?.cuisine.name ?? onlyCuisine?.name ?? menuName
  const categories = cuisines.find(({ name }) => isSamePlace(name, cuisine))?.categories ?? []
  const writtenCategory = read('Category', categoryName, place?.category, categories)
  const subcategoriesOf = (category: LocalizedText) => categories.find(({ name }) => isSamePlace(name, category))?.subcategories ?? []
  const likelyCategory = writtenCategory ?? place?.category.name
  const writtenSubcategory = read('Subcategory', subcategoryName, place?.subcategory, likelyCategory ? subcategoriesOf(likelyCategory) : [])
  const category = likelyCategory ?? writtenSubcategory ?? menuName
  return { value: { cuisine, category, subcategory: writtenSubcategory ?? place?.subcategory.name ?? category }, problems }
}

/**
 * Returns undefined without a column, or where an item of the menu has a place without an Arabic name. A known place keeps the language
 * that the sheet does not have; a new place has the same name in both.
 */
const readLevel = (
  sheetRow: SheetRow,
  level: Level,
  schema: typeof cuisineName,
  among: readonly Named[],
  hasPlace: boolean,
): Read<LocalizedText> | undefined => {
  const [en, ar] = [`${level} (English)`, `${level} (Arabic)`] as const
  const isNamed = hasColumn(sheetRow, en) || isFilled(sheetRow, ar)
  if (!hasColumn(sheetRow, en, ar) || (hasPlace && !isNamed)) return undefined
  const written = { en: readText(sheetRow, en), ar: readText(sheetRow, ar) }
  const known = among.find(({ name }) => isSamePlace(name, written))?.name
  const column = hasColumn(sheetRow, en) && (isFilled(sheetRow, en) || !isFilled(sheetRow, ar)) ? en : ar
  const name = schema.safeParse({ en: isFilled(sheetRow, en) ? written.en : (known?.en ?? written.ar), ar: written.ar })
  if (name.success) return { value: name.data, problems: [] }
  const problems = name.error.issues.map(({ path, message }) => ({
    row: sheetRow.row,
    column: path[0] === 'ar' ? ar : column,
    code: isRefusalCode(message) ? message : ('request.invalid' as const),
  }))
  return { value: { en: '', ar: '' }, problems }
}
