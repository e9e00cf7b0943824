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
import { isFilled, optionLines, type ItemLines, type Line } from './read-lines.ts'
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
export const readItem = (lines: ItemLines, pictures: ReadonlySet<string>): { item: ReadItem } | { problems: SheetProblem[] } => {
  const { line } = lines
  const cuisine = readName(line, cuisineName, 'Cuisine (English)', 'Cuisine (Arabic)')
  const category = readName(line, categoryName, 'Category (English)', 'Category (Arabic)')
  const subcategory = readName(line, subcategoryName, 'Subcategory (English)', 'Subcategory (Arabic)')
  const isActive = readYesNo(line, 'Subcategory available', undefined)
  const cuisineImage = readPicture(line, 'Cuisine picture', pictures)
  const categoryImage = readPicture(line, 'Category picture', pictures)
  const image = readPicture(line, 'Picture', pictures)
  const wish = readDraft(lines)
  const draft = itemDraft.safeParse(wish.value)

  const reads = [cuisine, category, subcategory, isActive, cuisineImage, categoryImage, image, wish]
  const problems = [...reads.flatMap((read) => read.problems), ...(draft.success ? [] : draftProblems(lines, draft.error.issues))]
  if (!draft.success || problems.length > 0) return { problems }
  const { subcategoryId: _, ...rest } = draft.data
  return {
    item: {
      row: line.row,
      itemId: readItemId(line),
      cuisine: { name: cuisine.value, image: cuisineImage.value },
      category: { name: category.value, image: categoryImage.value },
      subcategory: { name: subcategory.value, isActive: isActive.value },
      image: image.value,
      draft: rest,
    },
  }
}

/** Ids are lower case, in case a spreadsheet changed them. */
export const readItemId = (line: Line): string | undefined => readText(line, 'Item ID').trim().toLowerCase() || undefined

/** An invalid price is not compared with the other one. */
const draftProblems = (lines: ItemLines, issues: z.core.$ZodIssue[]): SheetProblem[] => {
  const problems = issues.map((issue) => ({ ...cellOfPath(lines, issue.path), code: codeOf(issue) }))
  const noPrice = issues.some(({ path }) => path[0] === 'actualPrice')
  return noPrice ? problems.filter(({ code }) => code !== 'item.selling_above_actual') : problems
}

const codeOf = ({ message }: { message: string }) => (isRefusalCode(message) ? message : 'request.invalid')

const readName = (line: Line, schema: typeof cuisineName, en: ColumnHeader, ar: ColumnHeader): Read<LocalizedText> => {
  const name = schema.safeParse({ en: readText(line, en), ar: readText(line, ar) })
  if (name.success) return { value: name.data, problems: [] }
  const problemOf = (issue: z.core.$ZodIssue) => ({ row: line.row, column: issue.path[0] === 'ar' ? ar : en, code: codeOf(issue) })
  return { value: { en: '', ar: '' }, problems: name.error.issues.map(problemOf) }
}

/** Placeholder: a draft has its subcategory's id, a sheet has its name. */
const anySubcategory = '00000000-0000-0000-0000-000000000000'

const readDraft = ({ line, groups }: ItemLines): Read<ItemDraftOnWire> => {
  const isNew = readItemId(line) === undefined
  const quantity = readNumber(line, 'Quantity', 1)
  const unit = readChoice(line, 'Unit', units, 'portion')
  const sellingPrice = readNumber(line, 'Selling price', 0)
  const actualPrice = readNumber(line, 'Actual price', sellingPrice.value)
  const customizable = readYesNo(line, 'Customizable', groups.length > 0)
  const isAvailable = readYesNo(line, 'Available', true)
  const isFeatured = readYesNo(line, 'Featured', false)
  const prepMinutes = readNumber(line, 'Preparation minutes', null)
  const marks = readChoices(line, 'Allergens', allergens)
  const dietary = readChoices(line, 'Dietary', dietaryMarks)
  const addOns = groups.map((group) => readGroup(group, isNew))
  const noPrice: SheetProblem[] = isFilled(line, 'Selling price')
    ? []
    : [{ row: line.row, column: 'Selling price', code: 'sheet.required' }]
  const reads = [quantity, unit, sellingPrice, actualPrice, customizable, isAvailable, isFeatured, prepMinutes, marks, dietary, ...addOns]
  return {
    value: {
      subcategoryId: anySubcategory,
      name: { en: readText(line, 'Item (English)'), ar: readText(line, 'Item (Arabic)') },
      description: { en: readText(line, 'Description (English)'), ar: readText(line, 'Description (Arabic)') },
      ingredients: { en: readText(line, 'Ingredients (English)'), ar: readText(line, 'Ingredients (Arabic)') },
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
const readGroup = (group: Line[], isNew: boolean): Read<GroupOnWire> => {
  const lineOf = (column: ColumnHeader): Line => group.find((line) => isFilled(line, column)) ?? { row: 0, cells: {} }
  const options = optionLines(group).map((line) => readOption(line, isNew))
  // An invalid choice must not make the maximum invalid too.
  const select = readChoice(lineOf('Group choice'), 'Group choice', ['single', 'multiple'] as const, undefined)
  const isSingle = select.value === 'single' || (select.value === undefined && select.problems.length === 0)
  const most = isSingle ? 1 : Math.min(Math.max(options.length, 1), maxOptions)
  const min = readNumber(lineOf('Group minimum'), 'Group minimum', 0)
  const max = readNumber(lineOf('Group maximum'), 'Group maximum', most)
  return {
    value: {
      title: { en: readText(lineOf('Group (English)'), 'Group (English)'), ar: readText(lineOf('Group (Arabic)'), 'Group (Arabic)') },
      select: isSingle ? 'single' : 'multiple',
      min: min.value,
      max: max.value,
      options: options.map(({ value }) => value),
    },
    problems: [select, min, max, ...options].flatMap(({ problems }) => problems),
  }
}

/** The options of a new item are new, whatever their ids: its row may be a copy of another item's. */
const readOption = (line: Line, isNew: boolean): Read<GroupOnWire['options'][number]> => {
  const price = readNumber(line, 'Option price', 0)
  const written = isNew ? '' : readText(line, 'Option ID').trim().toLowerCase()
  const known = id.safeParse(written)
  const unknown: SheetProblem[] = written === '' || known.success ? [] : [{ row: line.row, column: 'Option ID', code: 'sheet.id_unknown' }]
  return {
    value: {
      _id: known.data,
      name: { en: readText(line, 'Option (English)'), ar: readText(line, 'Option (Arabic)') },
      price: price.value,
    },
    problems: [...unknown, ...price.problems],
  }
}
