import type { DemoAddOn, DemoItem } from '../demo-menu.types.ts'

type Extra = { was?: number; addOns?: DemoAddOn[]; isFeatured?: true; isAvailable?: false }
type Pair = [en: string, ar: string]

const words = ([en, ar]: Pair) => ({ en, ar })

/** A dish in one breath: name, description, ingredients, how much, price in QAR, picture; `was` is the price before a discount. */
export const dish = (
  name: Pair,
  description: Pair,
  ingredients: Pair,
  [quantity, unit]: [number, DemoItem['unit']],
  price: number,
  picture: string,
  { was = price, ...extra }: Extra = {},
): DemoItem => ({
  name: words(name),
  description: words(description),
  ingredients: words(ingredients),
  quantity,
  unit,
  actualPrice: was,
  sellingPrice: price,
  picture: `${picture}.webp`,
  ...extra,
})
