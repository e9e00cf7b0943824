// One item of a sheet, validated by the rules of the item form.
import { id } from '@sufra/shared/contract/wire'
import { categoryName, cuisineName, subcategoryName } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { itemDraft, maxOptions, type ItemDraft, type ItemDraftOnWire } from '@sufra/shared/menu/item-draft'
import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import { units } from '@sufra/shared/menu/units'
import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import type { z } from 'zod'
import type { ColumnHeader } from './columns.ts'
import { cellOfPath } from './cell-of-path.ts'
import { readChoice, readChoices, readNumber, readPicture, readText, readYesNo, type Read } from './read-cell.ts'
import { isFilled, optionRows, type ItemRows, type SheetRow } from './read-rows.ts'
import type { SheetProblem } from './sheet-problem.ts'

/** An item row: the names of its cuisine, category and subcategory, and the item's fields. */
export type ReadItem = {
  row: number
  itemId: string | undefined
  cuisine: { name: LocalizedText; image: string }
  category: { name: LocalizedText; image: string }
  subcategory: { name: LocalizedText; isActive: boolean | undefined }
  image: string
  /** Money in Dirhams. */
  draft: Omit<ItemDraft, 'subcategoryId'>
}

/** The item of these rows, or all of their problems. */
export const readItem = (sheetRows: ItemRows, pictures: ReadonlySet<string>): { item: ReadItem } | { problems: SheetProblem[] } => {
  const { sheetRow } = sheetRows
  const cuisine = readName(sheetRow, cuisineName, 'Cuisine (English)', 'Cuisine (Arabic)')
  const category = readName(sheetRow, categoryName, 'Category (English)', 'Category (Arabic)')
  const subcategory = readName(sheetRow, subcategoryName, 'Subcategory (English)', 'Subcategory (Arabic)')
  const isActive = readYesNo(sheetRow, 'Subcategory available', undefined)
  const cuisineImage = readPicture(sheetRow, 'Cuisine picture', pictures)
  const categoryImage = readPicture(sheetRow, 'Category picture', pictures)
  const image = readPicture(sheetRow, 'Picture', pictures)
  const draftRead = readDraft(sheetRows)
  const draft = itemDraft.safeParse(draftRead.value)

  const reads = [cuisine, category, subcategory, isActive, cuisineImage, categoryImage, image, draftRead]
  const problems = [...reads.flatMap((read) => read.problems), ...(draft.success ? [] : draftProblems(sheetRows, draft.error.issues))]
  if (!draft.success || problems.length > 0) return { problems }
  const { subcategoryId: _, ...rest } = draft.data
  return {
    item: {
      row: sheetRow.row,
      itemId: readItemId(sheetRow),
      cuisine: { name: cuisine.value, image: cuisineImage.value },
      category: { name: category.value, image: categoryImage.value },
      subcategory: { name: subcategory.value, isActive: isActive.value },
      image: image.value,
      draft: rest,
    },
  }
}

/** Ids are lower case, in case a spreadsheet changed them. */
export const readItemId = (sheetRow: SheetRow): string | undefined => readText(sheetRow, 'Item ID').trim().toLowerCase() || undefined

/** An invalid price is not compared with the other one. */
const draftProblems = (sheetRows: ItemRows, issues: z.core.$ZodIssue[]): SheetProblem[] => {
  const problems = issues.map((issue) => ({ ...cellOfPath(sheetRows, issue.path), code: codeOf(issue) }))
  const noPrice = issues.some(({ path }) => path[0] === 'actualPrice')
  return noPrice ? problems.filter(({ code }) => code !== 'item.selling_above_actual') : problems
}

const codeOf = ({ message }: { message: string }) => (isRefusalCode(message) ? message : 'request.invalid')

const readName = (sheetRow: SheetRow, schema: typeof cuisineName, en: ColumnHeader, ar: ColumnHeader): Read<LocalizedText> => {
  const name = schema.safeParse({ en: readText(sheetRow, en), ar: readText(sheetRow, ar) })
  if (name.success) return { value: name.data, problems: [] }
  const problemOf = (issue: z.core.$ZodIssue) => ({ row: sheetRow.row, column: issue.path[0] === 'ar' ? ar : en, code: codeOf(issue) })
  return { value: { en: '', ar: '' }, problems: name.error.issues.map(problemOf) }
}

/** Placeholder: a draft has its subcategory's id, a sheet has its name. */
const anySubcategory = '00000000-0000-0000-0000-000000000000'

const readDraft = ({ sheetRow, groups }: ItemRows): Read<ItemDraftOnWire> => {
  const isNew = readItemId(sheetRow) === undefined
  const quantity = readNumber(sheetRow, 'Quantity', 1)
  const unit = readChoice(sheetRow, 'Unit', units, 'portion')
  const sellingPrice = readNumber(sheetRow, 'Selling price', 0)
  const actualPrice = readNumber(sheetRow, 'Actual price', sellingPrice.value)
  const customizable = readYesNo(sheetRow, 'Customizable', groups.length > 0)
  const isAvailable = readYesNo(sheetRow, 'Available', true)
  const isFeatured = readYesNo(sheetRow, 'Featured', false)
  const prepMinutes = readNumber(sheetRow, 'Preparation minutes', null)
  const marks = readChoices(sheetRow, 'Allergens', allergens)
  const dietary = readChoices(sheetRow, 'Dietary', dietaryMarks)
  const addOns = groups.map((group) => readGroup(group, isNew))
  const noPrice: SheetProblem[] = isFilled(sheetRow, 'Selling price')
    ? []
    : [{ row: sheetRow.row, column: 'Selling price', code: 'sheet.required' }]
  const reads = [quantity, unit, sellingPrice, actualPrice, customizable, isAvailable, isFeatured, prepMinutes, marks, dietary, ...addOns]
  return {
    value: {
      subcategoryId: anySubcategory,
      name: { en: readText(sheetRow, 'Item (English)'), ar: readText(sheetRow, 'Item (Arabic)') },
      description: { en: readText(sheetRow, 'Description (English)'), ar: readText(sheetRow, 'Description (Arabic)') },
      ingredients: { en: readText(sheetRow, 'Ingredients (English)'), ar: readText(sheetRow, 'Ingredients (Arabic)') },
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
    problems: [...noPrice, ...reads.flatMap(({ problems }) => problems)],
  }
}

type GroupOnWire = ItemDraftOnWire['addOns'][number]

/** The first value of each group column counts. */
const readGroup = (group: SheetRow[], isNew: boolean): Read<GroupOnWire> => {
  const rowOf = (column: ColumnHeader): SheetRow => group.find((sheetRow) => isFilled(sheetRow, column)) ?? { row: 0, cells: {} }
  const options = optionRows(group).map((sheetRow) => readOption(sheetRow, isNew))
  // An invalid choice must not make the maximum invalid too.
  const select = readChoice(rowOf('Group choice'), 'Group choice', ['single', 'multiple'] as const, undefined)
  const isSingle = select.value === 'single' || (select.value === undefined && select.problems.length === 0)
  const defaultMax = isSingle ? 1 : Math.min(Math.max(options.length, 1), maxOptions)
  const min = readNumber(rowOf('Group minimum'), 'Group minimum', 0)
  const max = readNumber(rowOf('Group maximum'), 'Group maximum', defaultMax)
  return {
    value: {
      title: { en: readText(rowOf('Group (English)'), 'Group (English)'), ar: readText(rowOf('Group (Arabic)'), 'Group (Arabic)') },
      select: isSingle ? 'single' : 'multiple',
      min: min.value,
      max: max.value,
      options: options.map(({ value }) => value),
    },
    problems: [select, min, max, ...options].flatMap(({ problems }) => problems),
  }
}

/** The options of a new item are new, whatever their ids: its row may be a copy of another item's. */
const readOption = (sheetRow: SheetRow, isNew: boolean): Read<GroupOnWire['options'][number]> => {
  const price = readNumber(sheetRow, 'Option price', 0)
  const written = isNew ? '' : readText(sheetRow, 'Option ID').trim().toLowerCase()
  const known = id.safeParse(written)
  const unknown: SheetProblem[] =
    written === '' || known.success ? [] : [{ row: sheetRow.row, column: 'Option ID', code: 'sheet.id_unknown' }]
  return {
    value: {
      _id: known.data,
      name: { en: readText(sheetRow, 'Option (English)'), ar: readText(sheetRow, 'Option (Arabic)') },
      price: price.value,
    },
    problems: [...unknown, ...price.problems],
  }
}
