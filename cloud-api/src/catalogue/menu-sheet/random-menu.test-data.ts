// Random menus for tests: any menus that the forms accept, with names that spreadsheets tend to change.
import { cuisineName } from '@sufra/shared/cuisines/cuisine-draft'
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { allergens, dietaryMarks } from '@sufra/shared/menu/marks'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { units } from '@sufra/shared/menu/units'
import { dirhams } from '@sufra/shared/money'
import { cleanName } from '@sufra/shared/names'
import { cleanText } from '@sufra/shared/text/clean-text'
import fc from 'fast-check'

export type RandomMenu = { cuisines: Cuisine[]; items: MerchantItem[] }

const trickyNames = [
  '=1+1',
  "'x",
  "''",
  "'=x",
  '-5',
  '+5',
  '@x',
  '007',
  '1e5',
  '12.50',
  'true',
  'yes',
  '1/2',
  'a,b;c',
  'a "b"',
  'كبسة دجاج',
  'شاي ☕️',
  '👨‍👩‍👧‍👦 👍🏽',
  'constructor',
  '__proto__',
  '_x0041_',
  '_x0041\u0001',
  'x\u0085y',
  '<b>&amp;</b>',
  'sep=;',
]

const anyName = fc
  .oneof(fc.constantFrom(...trickyNames), fc.string({ unit: 'grapheme', maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 15 }))
  .map(cleanName)
const names = anyName.filter((en) => cuisineName.safeParse({ en }).success)
const optionalNames = fc.oneof(fc.constant(''), names)
const optionNames = fc.oneof(fc.constantFrom('L', 'ص', '1'), names)
const texts = fc
  .oneof(
    fc.constantFrom('', 'one\ntwo', 'one\ntwo\nthree', '"quoted", or not', '=HYPERLINK("x")', "'"),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  .map(cleanText)
const inTwo = (en: fc.Arbitrary<string>, ar: fc.Arbitrary<string>) => fc.record({ en, ar })

const prices = fc.integer({ min: 0, max: 1_000_000_000 }).map(dirhams)
const pictures = fc.constantFrom('', 'one.webp', '٢.webp')
const off = { backAt: null, portionsLeft: null, availabilityVersion: 0 }

const named = (name: fc.Arbitrary<string>) => ({ _id: fc.uuid(), name: inTwo(name, optionalNames) })
const byName = { selector: ({ name }: { name: { en: string } }) => name.en.toLowerCase(), minLength: 1 }
const version = fc.constant(1)

const subcategories = fc.uniqueArray(fc.record({ ...named(names), isActive: fc.boolean(), version }), { ...byName, maxLength: 2 })
const categories = fc.uniqueArray(fc.record({ ...named(names), categoryImage: pictures, subcategories, version }), {
  ...byName,
  maxLength: 2,
})
const cuisines = fc.uniqueArray(fc.record({ ...named(names), cuisineImage: pictures, categories, version }), { ...byName, maxLength: 2 })

const group = fc
  .record({
    title: inTwo(optionNames, optionalNames),
    select: fc.constantFrom('single' as const, 'multiple' as const),
    limits: fc.tuple(fc.nat(), fc.nat()),
    options: fc.uniqueArray(fc.record({ ...named(optionNames), price: prices, isAvailable: fc.constant(true) }), {
      ...byName,
      maxLength: 4,
    }),
  })
  .map(({ title, select, limits: [some, more], options }) => {
    const max = select === 'single' ? 1 : 1 + (some % options.length)
    return { title, select, min: more % (max + 1), max, options: options.map((option) => ({ ...option, ...off })) }
  })
const groups = fc.uniqueArray(group, { selector: ({ title }) => title.en.toLowerCase(), maxLength: 3 })

const item = fc
  .record({
    ...named(names),
    at: fc.nat(),
    description: inTwo(texts, texts),
    ingredients: inTwo(texts, texts),
    quantity: fc.integer({ min: 1, max: 10_000_000 }).map((hundredths) => hundredths / 100),
    unit: fc.constantFrom(...units),
    sellingPrice: prices,
    discount: fc.constantFrom(0, 1, 1_000),
    customizable: fc.boolean(),
    addOns: groups,
    isAvailable: fc.boolean(),
    isFeatured: fc.boolean(),
    allergens: fc.shuffledSubarray([...allergens]),
    dietary: fc.shuffledSubarray([...dietaryMarks]),
    prepMinutes: fc.option(fc.integer({ min: 1, max: 240 })),
    image: pictures,
  })
  .map(({ quantity, unit, discount, customizable, sellingPrice, ...rest }) => ({
    ...rest,
    quantityUnit: { quantity, unit },
    actualPrice: dirhams(Math.min(sellingPrice + discount, 1_000_000_000)),
    sellingPrice,
    customizable: customizable && rest.addOns.length > 0,
    ...off,
    version: 1,
  }))

/** Items in the order of their subcategories. */
export const randomMenu: fc.Arbitrary<RandomMenu> = fc
  .record({ cuisines, items: fc.array(item, { minLength: 1, maxLength: 5 }) })
  .map(({ cuisines: all, items }) => {
    const places = all.flatMap((cuisine) =>
      cuisine.categories.flatMap((category) =>
        category.subcategories.map((subcategory) => ({ cuisineId: cuisine._id, categoryId: category._id, subcategoryId: subcategory._id })),
      ),
    )
    const placed = items.map(({ at, ...rest }) => ({ rest, at: at % places.length })).toSorted((one, other) => one.at - other.at)
    return { cuisines: all, items: placed.flatMap(({ rest, at }) => places.slice(at, at + 1).map((place) => ({ ...rest, ...place }))) }
  })
