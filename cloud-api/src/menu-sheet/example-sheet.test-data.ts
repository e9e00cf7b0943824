// A small sheet for tests.
import { columns, rowOf, type Cells, type Row } from './columns.ts'
import { menuOfSheet } from './menu-of-sheet.ts'

export const itemId = '0198c0de-0000-7000-8000-000000000001'
export const otherId = '0198c0de-0000-7000-8000-000000000002'
export const optionId = '0198c0de-0000-7000-8000-00000000000a'
export const known = { itemIds: new Set([itemId, otherId]), pictures: new Set(['tea.webp', 'rice.webp']) }

export const tea: Cells = {
  'Cuisine (English)': 'Qatari',
  'Category (English)': 'Drinks',
  'Subcategory (English)': 'Hot',
  'Item (English)': 'Karak',
  'Selling price': 5,
}
export const size: Cells = { 'Group (English)': 'Size', 'Option (English)': 'L', 'Option price': 1 }
export const option = (name: string): Cells => ({ 'Option (English)': name })

export const sheetOf = (...rows: Cells[]): Row[] => [columns, ...rows.map(rowOf)]
export const read = (...rows: Cells[]) => menuOfSheet(sheetOf(...rows), known)
export const many = (count: number, row: (index: number) => Cells) => Array.from({ length: count }, (_, index) => row(index))
