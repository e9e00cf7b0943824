import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { columns } from '@sufra/shared/menu-sheet/columns'
import type { ItemDraft } from '@sufra/shared/menu/item-draft'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { toQar } from '@sufra/shared/money'
import { rowOf, type Cells, type Row } from './columns.ts'

/**
 * Returns the menu as the rows of a sheet, headers first, money in QAR: items in the order of their cuisines, categories and subcategories,
 * and in the given order within a subcategory. A cuisine, category or subcategory without items is not in the sheet.
 */
export const sheetOfMenu = (cuisines: readonly Cuisine[], items: readonly MerchantItem[]): Row[] => {
  const bySubcategory = Map.groupBy(items, ({ subcategoryId }) => subcategoryId)
  const places = cuisines.flatMap((cuisine) =>
    cuisine.categories.flatMap((category) => category.subcategories.map((subcategory) => ({ cuisine, category, subcategory }))),
  )
  const rows = places.flatMap((place) =>
    (bySubcategory.get(place.subcategory._id) ?? []).flatMap((item) => {
      const [first, ...others] = optionCells(item)
      return [{ ...placeCells(place), ...itemCells(item), ...first }, ...others]
    }),
  )
  return [columns, ...rows.map(rowOf)]
}

type Category = Cuisine['categories'][number]
type Place = { cuisine: Cuisine; category: Category; subcategory: Category['subcategories'][number] }

const yesNo = (is: boolean) => (is ? 'yes' : 'no')

const placeCells = ({ cuisine, category, subcategory }: Place): Cells => ({
  'Cuisine (English)': cuisine.name.en,
  'Cuisine (Arabic)': cuisine.name.ar,
  'Cuisine picture': cuisine.cuisineImage,
  'Category (English)': category.name.en,
  'Category (Arabic)': category.name.ar,
  'Category picture': category.categoryImage,
  'Subcategory (English)': subcategory.name.en,
  'Subcategory (Arabic)': subcategory.name.ar,
  'Subcategory available': yesNo(subcategory.isActive),
})

/** An item's cells without its place and add-ons. */
export const itemCells = (item: Omit<ItemDraft, 'subcategoryId' | 'addOns'> & Pick<MerchantItem, '_id' | 'image'>): Cells => ({
  'Item ID': item._id,
  'Item (English)': item.name.en,
  'Item (Arabic)': item.name.ar,
  Picture: item.image,
  'Description (English)': item.description.en,
  'Description (Arabic)': item.description.ar,
  'Ingredients (English)': item.ingredients.en,
  'Ingredients (Arabic)': item.ingredients.ar,
  Quantity: item.quantityUnit.quantity,
  Unit: item.quantityUnit.unit,
  'Actual price': toQar(item.actualPrice),
  'Selling price': toQar(item.sellingPrice),
  Customizable: yesNo(item.customizable),
  Available: yesNo(item.isAvailable),
  Featured: yesNo(item.isFeatured),
  'Preparation minutes': item.prepMinutes ?? '',
  Allergens: item.allergens.join(', '),
  Dietary: item.dietary.join(', '),
})

/** Returns one row per option. The first row of a group has the group's fields. */
const optionCells = ({ addOns }: MerchantItem): Cells[] =>
  addOns.flatMap(({ title, select, min, max, options }) =>
    options.map(({ _id, name, price }, index) => ({
      ...(index === 0 && {
        'Group (English)': title.en,
        'Group (Arabic)': title.ar,
        'Group choice': select,
        'Group minimum': min,
        'Group maximum': max,
      }),
      'Option ID': _id,
      'Option (English)': name.en,
      'Option (Arabic)': name.ar,
      'Option price': toQar(price),
    })),
  )
