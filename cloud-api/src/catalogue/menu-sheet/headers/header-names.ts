// Owners' names for the columns of their own lists, in English and Arabic.
import { columns, type ColumnHeader } from '@sufra/shared/menu-sheet/columns'
import { foldLetters } from '@sufra/shared/text/fold-letters'

type Language = 'en' | 'ar'

/** A column, or the pair of columns of a text in two languages, with the language if the header names it. */
export type HeaderMeaning = { column: ColumnHeader } | { pair: Pair; language: Language | undefined }

const pairs = ['Cuisine', 'Category', 'Subcategory', 'Item', 'Description', 'Ingredients', 'Group', 'Option'] as const
type Pair = (typeof pairs)[number]

export const columnOfPair = (pair: Pair, language: Language): ColumnHeader => `${pair} (${language === 'en' ? 'English' : 'Arabic'})`

const pairNames: Record<Pair, string> = {
  Cuisine: 'cuisine, kitchen, مطبخ, نوع المأكولات',
  Category: 'category, section, menu section, فئة, قسم, تصنيف',
  Subcategory: 'subcategory, sub category, subsection, فئة فرعية, قسم فرعي, تصنيف فرعي',
  Item: 'item, menu item, dish, product, meal, title, name, صنف, طبق, منتج, وجبة, اسم',
  Description: 'description, details, وصف, تفاصيل',
  Ingredients: 'ingredients, مكونات',
  Group: 'group, add on group, modifier group, مجموعة, مجموعة إضافات',
  Option: 'option, add on, modifier, خيار, إضافة',
}

/** A bare ID is not included, since it may be another system's. */
const columnNames: Partial<Record<ColumnHeader, string>> = {
  'Item ID': 'item id, معرف صنف',
  'Cuisine picture': 'cuisine picture, cuisine image, صورة مطبخ, صورة نوع المأكولات',
  'Category picture': 'category picture, category image, صورة فئة',
  'Subcategory available': 'subcategory available, توفر فئة فرعية',
  Picture: 'picture, image, photo, صورة',
  Quantity: 'quantity, qty, كمية',
  Unit: 'unit, وحدة',
  'Actual price': 'actual price, original price, regular price, price before discount, سعر أصلي, سعر قبل خصم',
  'Selling price': 'selling price, price, sale price, سعر, سعر بيع',
  Customizable: 'customizable, قابل للتخصيص',
  Available: 'available, availability, متوفر, متاح, توفر',
  Featured: 'featured, مميز',
  'Preparation minutes': 'preparation minutes, preparation time, prep time, minutes, دقائق تحضير, وقت تحضير, تحضير دقائق',
  Allergens: 'allergens, allergies, مسببات حساسية, حساسية',
  Dietary: 'dietary, diet, نظام غذائي',
  'Group choice': 'group choice, اختيار مجموعة',
  'Group minimum': 'group minimum, حد أدنى للمجموعة, حد أدنى',
  'Group maximum': 'group maximum, حد أقصى للمجموعة, حد أقصى',
  'Option ID': 'option id, معرف خيار',
  'Option price': 'option price, add on price, سعر خيار, سعر إضافة',
}

const english = new Set(['english', 'eng', 'en', 'انجليزي', 'انجليزيه'])
const arabic = new Set(['arabic', 'ara', 'ar', 'عربي', 'عربيه'])
/** The currency, and words that appear beside a column's name. */
const fillers = new Set(['qar', 'qr', 'ريال', 'ر', 'ق', 'name', 'names', 'اسم', 'the', 'of', 'in', 'في'])

/** Folded words without the Arabic article. */
const wordsOf = (header: string): string[] =>
  (foldLetters(header).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/^(?:بال|وال|لل|ال)(?=.{2})/u, ''))

const keyOf = (words: string[]): string => words.join(' ')
const keysOf = (names: string): string[] => names.split(',').map((name) => keyOf(wordsOf(name)))

const meanings: ReadonlyMap<string, { column: ColumnHeader } | { pair: Pair }> = new Map<string, { column: ColumnHeader } | { pair: Pair }>(
  [
    ...pairs.flatMap((pair) => keysOf(pairNames[pair]).map((key) => [key, { pair }] as const)),
    ...columns.flatMap((column) => keysOf(columnNames[column] ?? column).map((key) => [key, { column }] as const)),
  ],
)

/** Returns the meaning of a header, or undefined for an unknown header. The columns' own names come first, in any letter case. */
export const meaningOf = (header: string): HeaderMeaning | undefined => {
  const own = columns.find((column) => column.toLowerCase() === header.trim().toLowerCase())
  if (own) return { column: own }
  const all = wordsOf(header)
  const words = all.filter((word) => !english.has(word) && !arabic.has(word))
  const isFilled = words.some((word) => !fillers.has(word))
  const meaning = meanings.get(keyOf(words)) ?? meanings.get(keyOf(isFilled ? words.filter((word) => !fillers.has(word)) : words))
  if (!meaning || 'column' in meaning) return meaning
  const language = all.some((word) => english.has(word)) ? 'en' : all.some((word) => arabic.has(word)) ? 'ar' : undefined
  return { ...meaning, language }
}
