// A menu for tests: the cuisine Kitchen with the categories Burgers and Sweets.
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { listItems } from '@sufra/shared/menu/item.routes'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { storeSession, type Session } from '../../common/session/session-state.ts'
import { answerWith, type Answer } from '../../common/api/answer-calls.test-data.ts'

const idOf = (number: number) => `0193a2f0-0000-7000-8000-${String(number).padStart(12, '0')}`
const merchantId = idOf(1)
const text = (en: string) => ({ en, ar: '' })
const categoryOf = (number: number, name: string): Cuisine['categories'][number] => ({
  _id: idOf(number),
  name: text(name),
  categoryImage: '',
  version: 1,
  subcategories: [{ _id: idOf(number + 1), name: text(`${name} of the house`), isActive: true, version: 1 }],
})
const [burgers, sweets] = [categoryOf(20, 'Burgers'), categoryOf(30, 'Sweets')] as const
export const cuisines: Cuisine[] = [{ _id: idOf(10), name: text('Kitchen'), cuisineImage: '', version: 1, categories: [burgers, sweets] }]

const anItem = (number: number, name: string, changes: Partial<MerchantItemOnWire> = {}): MerchantItemOnWire => ({
  _id: idOf(number),
  cuisineId: idOf(10),
  categoryId: burgers._id,
  subcategoryId: burgers.subcategories[0]?._id ?? '',
  name: text(name),
  description: text(''),
  ingredients: text(''),
  quantityUnit: { quantity: 1, unit: 'piece' },
  actualPrice: 20,
  sellingPrice: 20,
  customizable: false,
  isFeatured: false,
  allergens: [],
  dietary: [],
  prepMinutes: null,
  image: '',
  addOns: [],
  version: 3,
  isAvailable: true,
  backAt: null,
  portionsLeft: null,
  availabilityVersion: 1,
  ...changes,
})

const garlic = {
  _id: idOf(50),
  name: text('Garlic'),
  price: 2,
  isAvailable: true,
  backAt: null,
  portionsLeft: null,
  availabilityVersion: 7,
}
export const classic = anItem(100, 'Classic', {
  customizable: true,
  addOns: [{ title: text('Sauces'), select: 'multiple', min: 0, max: 1, options: [garlic] }],
})
export const double = anItem(101, 'Double', { sellingPrice: 30, actualPrice: 30, isAvailable: false })
const kunafa = anItem(102, 'Kunafa', { categoryId: sweets._id, subcategoryId: sweets.subcategories[0]?._id ?? '' })

export const burgersCall = `GET ${listItems.path}?categoryId=${burgers._id}`

/** Answers to the calls that read the menu. */
export const menuAnswers = (): Record<string, Answer> => ({
  [`GET /api/cuisines/${merchantId}`]: answerWith(cuisines),
  [burgersCall]: answerWith([classic, double]),
  [`GET ${listItems.path}?categoryId=${sweets._id}`]: answerWith([kunafa]),
})

/** The session has more fields, which the menu does not read. */
export const signInToMenu = () => storeSession({ user: { restaurant: { _id: merchantId } } as unknown as Session['user'] })
