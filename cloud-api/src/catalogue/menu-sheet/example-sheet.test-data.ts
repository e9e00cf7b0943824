// A small sheet for tests.
import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { columns } from '@sufra/shared/menu-sheet/columns'
import { dirhams } from '@sufra/shared/money'
import { rowOf, type Cells, type Row } from './columns.ts'
import type { KnownMenu } from './matching/match-items.ts'
import { menuOfSheet } from './menu-of-sheet.ts'

export const itemId = '0198c0de-0000-7000-8000-000000000001'
export const otherId = '0198c0de-0000-7000-8000-000000000002'
export const optionId = '0198c0de-0000-7000-8000-00000000000a'
const otherOptionId = '0198c0de-0000-7000-8000-00000000000b'

const switched = { backAt: null, portionsLeft: null, availabilityVersion: 1 }
/** An item of the menu with every value that a sheet could empty. */
const knownItem = (_id: string, name: LocalizedText): MerchantItem => ({
  _id,
  cuisineId: 'c',
  categoryId: 'd',
  subcategoryId: 's',
  name,
  description: { en: 'Strong tea', ar: 'شاي قوي' },
  ingredients: { en: 'Tea, milk', ar: 'شاي، حليب' },
  quantityUnit: { quantity: 2, unit: 'cup' },
  actualPrice: dirhams(600),
  sellingPrice: dirhams(500),
  customizable: true,
  addOns: [
    {
      title: { en: 'Size', ar: 'الحجم' },
      select: 'single',
      min: 1,
      max: 1,
      options: [
        { _id: optionId, name: { en: 'L', ar: 'كبير' }, price: dirhams(100), isAvailable: true, ...switched },
        { _id: otherOptionId, name: { en: 'XL', ar: '' }, price: dirhams(200), isAvailable: false, ...switched },
      ],
    },
  ],
  isAvailable: false,
  ...switched,
  isFeatured: true,
  allergens: ['milk'],
  dietary: ['vegetarian'],
  prepMinutes: 7,
  image: 'tea.webp',
  version: 1,
})
export const knownItems = [knownItem(itemId, { en: 'Karak', ar: 'كرك' }), knownItem(otherId, { en: 'Adani', ar: 'عدني' })]
const knownCuisines: Cuisine[] = [
  {
    _id: 'c',
    name: { en: 'Gulf', ar: 'خليجي' },
    cuisineImage: 'rice.webp',
    version: 1,
    categories: [
      {
        _id: 'd',
        name: { en: 'Breakfast', ar: 'فطور' },
        categoryImage: '',
        version: 1,
        subcategories: [{ _id: 's', name: { en: 'Tea', ar: 'شاي' }, isActive: false, version: 1 }],
      },
    ],
  },
]
export const known: KnownMenu = { cuisines: knownCuisines, items: knownItems, pictures: new Set(['tea.webp', 'rice.webp']) }

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
export const read = (...rows: Cells[]) => {
  const { shown: _, ...menu } = menuOfSheet(sheetOf(...rows), known)
  return menu
}
export const many = (count: number, row: (index: number) => Cells) => Array.from({ length: count }, (_, index) => row(index))
