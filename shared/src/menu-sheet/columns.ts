// The menu as a spreadsheet: one row per item, with further rows directly below it for its add-ons.

/** The columns of an item's row. A sheet's first row has them in any order. */
const itemColumns = [
  'Item ID',
  'Cuisine (English)',
  'Cuisine (Arabic)',
  'Cuisine picture',
  'Category (English)',
  'Category (Arabic)',
  'Category picture',
  'Subcategory (English)',
  'Subcategory (Arabic)',
  'Subcategory available',
  'Item (English)',
  'Item (Arabic)',
  'Picture',
  'Description (English)',
  'Description (Arabic)',
  'Ingredients (English)',
  'Ingredients (Arabic)',
  'Quantity',
  'Unit',
  'Actual price',
  'Selling price',
  'Customizable',
  'Available',
  'Featured',
  'Preparation minutes',
  'Allergens',
  'Dietary',
] as const

const groupColumns = ['Group (English)', 'Group (Arabic)', 'Group choice', 'Group minimum', 'Group maximum'] as const

/** The columns of one option. */
export const optionColumns = ['Option ID', 'Option (English)', 'Option (Arabic)', 'Option price'] as const

/** The columns of the rows below an item. An empty group name means the same group as the row above. */
export const addOnColumns = [...groupColumns, ...optionColumns] as const

export const columns = [...itemColumns, ...addOnColumns] as const

export type ColumnHeader = (typeof columns)[number]

/** The column of each field of an item, except its place, its picture and its options. */
export const columnOfField = {
  'name.en': 'Item (English)',
  'name.ar': 'Item (Arabic)',
  'description.en': 'Description (English)',
  'description.ar': 'Description (Arabic)',
  'ingredients.en': 'Ingredients (English)',
  'ingredients.ar': 'Ingredients (Arabic)',
  'quantityUnit.quantity': 'Quantity',
  'quantityUnit.unit': 'Unit',
  actualPrice: 'Actual price',
  sellingPrice: 'Selling price',
  customizable: 'Customizable',
  isAvailable: 'Available',
  isFeatured: 'Featured',
  allergens: 'Allergens',
  dietary: 'Dietary',
  prepMinutes: 'Preparation minutes',
} as const satisfies Record<string, ColumnHeader>
