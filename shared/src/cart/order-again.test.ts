import { expect, test } from 'vitest'
import type { AddOnGroup, MenuItem } from '../menu/menu.ts'
import { dirhams } from '../money.ts'
import type { OrderLine } from '../orders/order.ts'
import { orderAgain } from './order-again.ts'

const text = (en: string) => ({ en, ar: '' })
const [teaId, breadId] = ['018f3a00-0000-7000-8000-000000000001', '018f3a00-0000-7000-8000-000000000002']

const sugar = { _id: 'sugar', name: text('Sugar'), price: dirhams(100), isAvailable: true, portionsLeft: null }
const extras = (change: Partial<AddOnGroup> = {}): AddOnGroup => ({
  title: text('Extras'),
  select: 'multiple',
  min: 0,
  max: 3,
  options: [sugar],
  ...change,
})
const tea = (change: Partial<MenuItem> = {}) =>
  ({
    _id: teaId,
    name: text('Tea'),
    sellingPrice: dirhams(500),
    isAvailable: true,
    portionsLeft: null,
    addOns: [extras()],
    ...change,
  }) as MenuItem // with just the fields that pricing reads

const line = (change: Partial<OrderLine> = {}): OrderLine => ({
  itemId: teaId ?? '',
  name: text('Tea'),
  quantity: 2,
  pricePerItem: dirhams(400),
  addOns: [{ addOnTitle: text('Extras'), options: [{ optionName: text('Sugar'), pricing: dirhams(50), quantity: 2 }] }],
  total: dirhams(900),
  ...change,
})
const again = (items: OrderLine[], menu: MenuItem[]) => orderAgain({ restaurantId: 'one', items }, menu)

test('an earlier order is added to the cart with its options and notes at current prices', () => {
  expect(again([line({ note: 'hot' })], [tea()])).toEqual({
    lines: [
      {
        itemId: teaId,
        restaurantId: 'one',
        basePrice: 500,
        pricePerItem: 500,
        quantity: 2,
        note: 'hot',
        addOns: [{ addOnTitle: 'Extras', options: [{ optionId: 'sugar', optionName: 'Sugar', pricing: 100, quantity: 2 }] }],
      },
    ],
    missing: [],
  })
})

test.each([
  ['sold out', [tea({ isAvailable: false })]],
  ['no longer on the menu', []],
  ['left in fewer portions', [tea({ portionsLeft: 1 })]],
  ['without its option', [tea({ addOns: [extras({ options: [{ ...sugar, name: text('Honey') }] })] })]],
  ['with its option sold out', [tea({ addOns: [extras({ options: [{ ...sugar, isAvailable: false }] })] })]],
  ['with a choice that it did not have', [tea({ addOns: [extras(), extras({ title: text('Size'), min: 1 })] })]],
] as const)('a dish that is %s is named and left out, and the other dishes are added', (_name, menu) => {
  const bread = line({ itemId: breadId ?? '', name: text('Bread'), addOns: [] })
  const { lines, missing } = again([line(), bread], [...menu, tea({ _id: breadId ?? '', addOns: [] })])
  expect(lines.map(({ itemId }) => itemId)).toEqual([breadId])
  expect(missing).toEqual([text('Tea')])
})

test('remaining portions are counted over all lines of a dish', () => {
  const plain = line({ addOns: [] })
  expect(again([plain, line()], [tea({ portionsLeft: 3 })])).toMatchObject({ lines: [{ quantity: 2 }], missing: [text('Tea')] })
  expect(again([plain, line()], [tea({ portionsLeft: 4 })]).missing).toEqual([])
})
