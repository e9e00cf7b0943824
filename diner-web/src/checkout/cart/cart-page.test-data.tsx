// The cart page with a menu of three items, in the server's format: amounts in QAR.
import type { CartItem } from '@sufra/shared/cart/cart'
import type { MenuOnWire } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import type { Session } from '../../common/session/session-fields.ts'
import { answerCalls, renderCheckout, restaurantId } from '../methods/checkout-page.test-data.tsx'
import { CartPage } from './cart-page.tsx'

const ids = {
  Shawarma: '0193a2f0-0000-7000-8000-0000000000a1',
  Karak: '0193a2f0-0000-7000-8000-0000000000a2',
  Kunafa: '0193a2f0-0000-7000-8000-0000000000a3',
}
type Name = keyof typeof ids
export const nameOf = (itemId: string) => Object.entries(ids).find(([, id]) => id === itemId)?.[0]

const text = (en: string) => ({ en, ar: '' })
const option = (name: string, price = 0, isAvailable = true) => ({ name: text(name), price, isAvailable })

export const bread = {
  title: text('Bread'),
  select: 'single' as const,
  min: 1,
  max: 1,
  options: [option('Arabic bread'), option('Saj', 1)],
}
export const extras = {
  title: text('Extras'),
  select: 'multiple' as const,
  min: 0,
  max: 2,
  options: [option('Garlic sauce', 2), option('Cheese', 3)],
}
type Item = MenuOnWire['items'][number]
export const dish = (name: Name, sellingPrice: number, more: Partial<Item> = {}): Item => ({
  _id: ids[name],
  cuisineId: 'cuisine',
  categoryId: 'category',
  subcategoryId: 'subcategory',
  name: text(name),
  description: text(''),
  ingredients: text(''),
  quantityUnit: { quantity: 1, unit: 'plate' },
  actualPrice: sellingPrice,
  sellingPrice,
  customizable: true,
  addOns: [],
  isAvailable: true,
  isFeatured: false,
  allergens: [],
  dietary: [],
  prepMinutes: null,
  backAt: null,
  portionsLeft: null,
  image: '',
  ...more,
})
export const shawarma = (more: Partial<Item> = {}) => dish('Shawarma', 12, { addOns: [bread, extras], ...more })

/** A line of the cart; `options` has the quantity of each option in the whole line. */
export const line = (name: Name, price: number, quantity = 1, options: Record<string, number> = {}): CartItem => {
  const chosen = (title: string, prices: Record<string, number>) => {
    const found = Object.entries(options).filter(([each]) => each in prices)
    const priced = found.map(([optionName, count]) => ({ optionName, pricing: dirhams(prices[optionName] ?? 0), quantity: count }))
    return priced.length > 0 ? [{ addOnTitle: title, options: priced }] : []
  }
  return {
    itemId: ids[name],
    restaurantId,
    basePrice: dirhams(price * 100),
    pricePerItem: dirhams(price * 100),
    quantity,
    addOns: [...chosen('Bread', { 'Arabic bread': 0, Saj: 100 }), ...chosen('Extras', { 'Garlic sauce': 200, Cheese: 300 })],
  }
}

const dishes = [shawarma(), dish('Karak', 5), dish('Kunafa', 18)]

/** The response with a menu of these items. */
export const menuAnswer = (items: Item[], closed: Partial<MenuOnWire['restaurant']> = {}) => {
  const restaurant = {
    _id: restaurantId,
    name: text('Beit Al Sufra'),
    branchName: '',
    about: text(''),
    phone: '',
    takingOrders: true,
    googleReviewUrl: '',
    ...closed,
  }
  const menu: MenuOnWire = { version: 1, restaurant, cuisines: [], items }
  return { body: { success: true, data: menu } }
}

export const renderCart = async (
  cart: CartItem[],
  answers: Parameters<typeof answerCalls>[0] = {},
  items: Item[] = dishes,
  closed: Partial<MenuOnWire['restaurant']> = {},
  session: Partial<Session> = {},
) => {
  const sent = answerCalls({ [restaurantId]: menuAnswer(items, closed), ...answers })
  return { user: await renderCheckout(<CartPage />, '/cart', { cart, ...session }), sent }
}
