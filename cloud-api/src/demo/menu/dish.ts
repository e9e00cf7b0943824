import type { DemoItem } from '../demo-menu.types.ts'
import { allergensOf } from './allergens-of.ts'

type Extra = { was?: number } & Pick<DemoItem, 'addOns' | 'isFeatured' | 'isAvailable' | 'dietary' | 'prepMinutes'>
type Pair = [en: string, ar: string]

const words = ([en, ar]: Pair) => ({ en, ar })

/** A dish on one line: name, description, ingredients, portion, price in QAR; `was` is the price before a discount. */
export const dish = (
  name: Pair,
  description: Pair,
  ingredients: Pair,
  [quantity, unit]: [number, DemoItem['unit']],
  price: number,
  { was = price, ...extra }: Extra = {},
): DemoItem => ({
  name: words(name),
  description: words(description),
  ingredients: words(ingredients),
  allergens: allergensOf(ingredients[0]),
  quantity,
  unit,
  actualPrice: was,
  sellingPrice: price,
  ...extra,
})
