// An item of a sheet, validated by the rules of the item form. Values without a column in the sheet stay unchanged.
import type { LocalizedText } from '@sufra/shared/localized-text'
import { itemDraft, type ItemDraft, type ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { units } from '@sufra/shared/menu/units'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import type { z } from 'zod'
import { cellOfPath } from './cell-of-path.ts'
import { newDraft, toDraftOnWire } from './matching/item-on-wire.ts'
import { readItemId, type KnownMenu, type Match } from './matching/match-items.ts'
import { readAddOns, readItemName } from './matching/read-add-ons.ts'
import { readPlaces } from './matching/read-places.ts'
import { readChoice, readChoices, readNumber, readPicture, readText, readYesNo, type Read } from './read-cell.ts'
import { hasAddOns, hasColumn, isFilled, type ItemRows, type SheetRow } from './read-rows.ts'
import type { SheetProblem } from './sheet-problem.ts'

/**
 * An item row: the names of its cuisine, category and subcategory, and the item's fields. `before` is the item of the menu, undefined for a
 * new item.
 */
export type ReadItem = {
  row: number
  itemId: string | undefined
  before: MerchantItem | undefined
  cuisine: { name: LocalizedText; image: string }
  category: { name: LocalizedText; image: string }
  subcategory: { name: LocalizedText; isActive: boolean | undefined }
  image: string
  /** Money in Dirhams. */
  draft: Omit<ItemDraft, 'subcategoryId'>
}

/** Returns the item of these rows, or all of their problems. */
export const readItem = (sheetRows: ItemRows, match: Match, known: KnownMenu): { item: ReadItem } | { problems: SheetProblem[] } => {
  const { sheetRow } = sheetRows
  const places = readPlaces(sheetRow, match, known)
  const isActive = readYesNo(sheetRow, 'Subcategory available', undefined)
  const cuisineImage = readPicture(sheetRow, 'Cuisine picture', known.pictures)
  const categoryImage = readPicture(sheetRow, 'Category picture', known.pictures)
  const image = readPicture(sheetRow, 'Picture', known.pictures)
  const draftRead = readDraft(sheetRows, match.before)
  const draft = itemDraft.safeParse(draftRead.value)

  const reads = [match, places, isActive, cuisineImage, categoryImage, image, draftRead]
  const problems = [...reads.flatMap((read) => read.problems), ...(draft.success ? [] : draftProblems(sheetRows, draft.error.issues))]
  if (!draft.success || problems.length > 0) return { problems }
  const { subcategoryId: _, ...rest } = draft.data
  return {
    item: {
      row: sheetRow.row,
      itemId: readItemId(sheetRow),
      before: match.before,
      cuisine: { name: places.value.cuisine, image: cuisineImage.value },
      category: { name: places.value.category, image: categoryImage.value },
      subcategory: { name: places.value.subcategory, isActive: isActive.value },
      image: image.value,
      draft: rest,
    },
  }
}

/** An invalid price is not compared with the other price. */
const draftProblems = (sheetRows: ItemRows, issues: z.core.$ZodIssue[]): SheetProblem[] => {
  const problems = issues.map((issue) => ({ ...cellOfPath(sheetRows, issue.path), code: codeOf(issue) }))
  const noPrice = issues.some(({ path }) => path[0] === 'actualPrice')
  return noPrice ? problems.filter(({ code }) => code !== 'item.selling_above_actual') : problems
}

const codeOf = ({ message }: { message: string }) => (isRefusalCode(message) ? message : 'request.invalid')

const readDraft = ({ sheetRow, groups }: ItemRows, before: MerchantItem | undefined): Read<ItemDraftOnWire> => {
  const own = before ? toDraftOnWire(before) : newDraft
  const quantity = readNumber(sheetRow, 'Quantity', own.quantityUnit.quantity)
  const unit = readChoice(sheetRow, 'Unit', units, own.quantityUnit.unit)
  const sellingPrice = readNumber(sheetRow, 'Selling price', own.sellingPrice)
  const actualPrice = readNumber(sheetRow, 'Actual price', actualWithout(sheetRow, sellingPrice.value, before && own))
  const isAvailable = readYesNo(sheetRow, 'Available', own.isAvailable)
  const isFeatured = readYesNo(sheetRow, 'Featured', own.isFeatured)
  const prepMinutes = readNumber(sheetRow, 'Preparation minutes', hasColumn(sheetRow, 'Preparation minutes') ? null : own.prepMinutes)
  const marks = hasColumn(sheetRow, 'Allergens') ? readChoices(sheetRow, 'Allergens', allergens) : unchanged(own.allergens)
  const dietary = hasColumn(sheetRow, 'Dietary') ? readChoices(sheetRow, 'Dietary', dietaryMarks) : unchanged(own.dietary)
  const addOns = hasAddOns(sheetRow) ? readAddOns(groups, before && own.addOns) : own.addOns.map(unchanged)
  const customizable = readYesNo(sheetRow, 'Customizable', customizableWithout(sheetRow, addOns.length, own, before))
  const reads = [quantity, unit, sellingPrice, actualPrice, customizable, isAvailable, isFeatured, prepMinutes, marks, dietary, ...addOns]
  return {
    value: {
      subcategoryId: newDraft.subcategoryId,
      name: readItemName(sheetRow, before?.name),
      description: readTexts(sheetRow, 'Description', own.description),
      ingredients: readTexts(sheetRow, 'Ingredients', own.ingredients),
      quantityUnit: { quantity: quantity.value, unit: unit.value },
      actualPrice: actualPrice.value,
      sellingPrice: sellingPrice.value,
      customizable: customizable.value,
      addOns: addOns.map(({ value }) => value),
      isAvailable: isAvailable.value,
      isFeatured: isFeatured.value,
      allergens: marks.value,
      dietary: dietary.value,
      prepMinutes: prepMinutes.value,
    },
    problems: [...noPrice(sheetRow, before), ...reads.flatMap(({ problems }) => problems)],
  }
}

const unchanged = <Value>(value: Value): Read<Value> => ({ value, problems: [] })

/** An item needs a price: a row may omit it only when the item already has one. */
const noPrice = (sheetRow: SheetRow, before: MerchantItem | undefined): SheetProblem[] =>
  isFilled(sheetRow, 'Selling price') || (before && !hasColumn(sheetRow, 'Selling price'))
    ? []
    : [{ row: sheetRow.row, column: 'Selling price', code: 'sheet.required' }]

type Prices = Pick<ItemDraftOnWire, 'actualPrice' | 'sellingPrice'>

/** Returns the actual price of a row without one: without its column a discount stays, as long as it is still a discount. */
const actualWithout = (sheetRow: SheetRow, sellingPrice: number, own: Prices | undefined): number => {
  const hasDiscount = own !== undefined && own.actualPrice > own.sellingPrice
  return hasDiscount && !hasColumn(sheetRow, 'Actual price') ? Math.max(own.actualPrice, sellingPrice) : sellingPrice
}

/** An item becomes customizable when a sheet adds its add-ons, and stops being so when the sheet removes them. */
const customizableWithout = (sheetRow: SheetRow, groups: number, own: ItemDraftOnWire, before: MerchantItem | undefined): boolean => {
  const hadNone = before === undefined || before.addOns.length === 0
  return hasAddOns(sheetRow) && (hadNone || groups === 0) ? groups > 0 : own.customizable
}

type Text = 'Description' | 'Ingredients'
type InBoth = { en?: string | undefined; ar?: string | undefined }

const readTexts = (sheetRow: SheetRow, text: Text, own: InBoth): InBoth => ({
  en: hasColumn(sheetRow, `${text} (English)`) ? readText(sheetRow, `${text} (English)`) : own.en,
  ar: hasColumn(sheetRow, `${text} (Arabic)`) ? readText(sheetRow, `${text} (Arabic)`) : own.ar,
})
