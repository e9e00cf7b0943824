import type { LocalizedText } from '@sufra/shared/localized-text'
import { cleanName } from '@sufra/shared/names'

type Pictured = { name: LocalizedText; image: string }
type Subcategory = { name: LocalizedText; isActive: boolean | undefined }
type Placed = { cuisine: Pictured; category: Pictured; subcategory: Subcategory }

/**
 * A cuisine, category or subcategory named by several rows is the same in all of them: the first English spelling, the first filled Arabic name, picture
 * and availability. Names are case-insensitive (spec §5).
 */
export const mergePlaces = <Item extends Placed>(items: readonly Item[]): Item[] => {
  const cuisines = firsts(items, cuisineKey, ({ cuisine }) => cuisine, withPicture)
  const categories = firsts(items, categoryKey, ({ category }) => category, withPicture)
  const subcategories = firsts(items, subcategoryKey, ({ subcategory }) => subcategory, withAvailability)
  return items.map((item) => ({ ...item, cuisine: cuisines(item), category: categories(item), subcategory: subcategories(item) }))
}

const keyOf = (...places: { name: LocalizedText }[]): string => JSON.stringify(places.map(({ name }) => cleanName(name.en).toLowerCase()))
const cuisineKey = ({ cuisine }: Placed) => keyOf(cuisine)
const categoryKey = ({ cuisine, category }: Placed) => keyOf(cuisine, category)
const subcategoryKey = ({ cuisine, category, subcategory }: Placed) => keyOf(cuisine, category, subcategory)

const nameOf = (one: LocalizedText, other: LocalizedText) => ({ en: one.en, ar: one.ar || other.ar })
const withPicture = (one: Pictured, other: Pictured) => ({ name: nameOf(one.name, other.name), image: one.image || other.image })
const withAvailability = (one: Subcategory, other: Subcategory) => ({
  name: nameOf(one.name, other.name),
  isActive: one.isActive ?? other.isActive,
})

const firsts = <Item, Place>(
  items: readonly Item[],
  key: (item: Item) => string,
  placeOf: (item: Item) => Place,
  filled: (one: Place, other: Place) => Place,
) => {
  const places = new Map<string, Place>()
  for (const item of items) {
    const known = places.get(key(item))
    places.set(key(item), known === undefined ? placeOf(item) : filled(known, placeOf(item)))
  }
  return (item: Item): Place => places.get(key(item)) ?? placeOf(item)
}
