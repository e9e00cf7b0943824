import { allergens, type Allergen } from '@sufra/shared/menu/marks'
import type { DemoItem } from '../demo-menu.types.ts'

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

/** Allergens of the demo's ingredients, by words in the list of ingredients. */
const signs: Partial<Record<Allergen, RegExp>> = {
  gluten: /bread|flour|pastry|bulgur|wheat|bun|vermicelli|samoon|semolina|dough|crumbs|biscuit|freekeh/i,
  crustaceans: /shrimp|prawn|crab|lobster/i,
  eggs: /egg|mayonnaise|coleslaw/i,
  fish: /fish|hammour|seabream/i,
  milk: /milk|cheese|yoghurt|cream|butter|ghee|cheddar|halloumi/i,
  nuts: /nuts|almond|pistachio|walnut|cashew|pine nut/i,
  sesame: /sesame|tahini|za.?atar/i,
  molluscs: /squid|mussel|octopus/i,
  mustard: /mustard/i,
}

const allergensOf = (ingredients: string): Allergen[] => allergens.filter((allergen) => signs[allergen]?.test(ingredients))
