// Test data: a dish with an option, as cart lines.
import { dirhams } from '../money.ts'
import type { CartItem } from './cart.ts'

export const ids = ['018f3a00-0000-7000-8000-000000000001', '018f3a00-0000-7000-8000-000000000002'] as const

export const item = (options: CartItem['addOns'][number]['options'] = [], quantity = 1): CartItem => ({
  itemId: ids[0],
  restaurantId: 'one',
  basePrice: dirhams(1_250),
  pricePerItem: dirhams(1_250),
  quantity,
  addOns: options.length > 0 ? [{ addOnTitle: 'Extras', options }] : [],
})
export const cheese = (quantity = 1) => ({ optionName: 'Cheese', pricing: dirhams(350), quantity })
