import type { LocalizedText } from '@sufra/shared/localized-text'
import type { AddOnGroup } from '@sufra/shared/menu/menu'
import type { Allergen, DietaryMark } from '@sufra/shared/menu/marks'
import type { Unit } from '@sufra/shared/menu/units'

/** Prices are in QAR, as printed on a menu. The pictures are drawn (`plates/`), because a photo of another dish is worse than none. */
export type DemoAddOn = Pick<AddOnGroup, 'title' | 'select' | 'min' | 'max'> & { options: { name: LocalizedText; price: number }[] }

export type DemoItem = {
  name: LocalizedText
  description: LocalizedText
  ingredients: LocalizedText
  quantity: number
  unit: Unit
  actualPrice: number
  sellingPrice: number
  addOns?: DemoAddOn[]
  isFeatured?: true
  isAvailable?: false
  allergens?: Allergen[]
  dietary?: DietaryMark[]
  prepMinutes?: number
}
type DemoSubcategory = { name: LocalizedText; items: DemoItem[] }
type DemoCategory = { name: LocalizedText; subcategories: DemoSubcategory[] }
export type DemoCuisine = { name: LocalizedText; categories: DemoCategory[] }
