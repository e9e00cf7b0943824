// The menu as a sheet: one row per item, with further rows directly below it for its add-ons.

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

/** Required columns; all others have defaults. */
export const requiredColumns = [
  'Cuisine (English)',
  'Category (English)',
  'Subcategory (English)',
  'Item (English)',
  'Selling price',
] as const satisfies readonly ColumnHeader[]

export type ColumnHeader = (typeof columns)[number]

/** Money in QAR; an empty cell is ''. */
export type Cell = string | number

/** A row of a sheet, cell by cell. The first row of a sheet is its headers. */
export type Row = readonly Cell[]

/** A row's values by column; missing columns are empty. */
export type Cells = Partial<Record<ColumnHeader, Cell>>

/** The cells in the order of the headers. */
export const rowOf = (cells: Cells): Row => columns.map((column) => cells[column] ?? '')
