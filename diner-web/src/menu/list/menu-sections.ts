import type { Category, Subcategory } from '@sufra/shared/cuisines/cuisine'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Menu, MenuItem } from '@sufra/shared/menu/menu'

type Group = Pick<Subcategory, '_id' | 'name'> & { items: MenuItem[] }
/** A category as one section of the menu. `cuisine` is set when another cuisine has a category of the same name. */
export type MenuSection = Pick<Category, '_id' | 'name'> & { cuisine: LocalizedText | undefined; groups: Group[] }

/** The menu in the order of its page, without categories and subcategories that have no items. */
export const menuSections = ({ cuisines, items }: Pick<Menu, 'cuisines' | 'items'>): MenuSection[] => {
  const itemsOf = Map.groupBy(items, ({ subcategoryId }) => subcategoryId)
  const sectionsOf = ({ categories }: Menu['cuisines'][number]) =>
    categories
      .map(({ _id, name, subcategories }) => ({
        _id,
        name,
        groups: subcategories
          .map((subcategory) => ({ _id: subcategory._id, name: subcategory.name, items: itemsOf.get(subcategory._id) ?? [] }))
          .filter((group) => group.items.length > 0),
      }))
      .filter(({ groups }) => groups.length > 0)
  const shown = cuisines.flatMap((cuisine) => sectionsOf(cuisine).map((section) => ({ ...section, cuisine: cuisine.name })))
  return shown.map(({ name, cuisine, ...section }) => {
    const isAmbiguous = shown.some((other) => other.name.en === name.en && other.cuisine !== cuisine)
    return { ...section, name, cuisine: isAmbiguous ? cuisine : undefined }
  })
}
