import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, visitOf, type Payment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { orders } from '../orders.table.ts'

const api = useApi()
let restaurant: TestRestaurant
let other: TestRestaurant

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
  other = await addRestaurant(api.connection.db)
})

const payChanged = (change: (payment: Payment) => object) =>
  api.call(processPayment, { body: change(structuredClone(goodPayment(restaurant))) as never }) // any body may be sent
const ordersOf = ({ restaurantId }: TestRestaurant) => api.connection.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))

describe('a payment is refused with', () => {
  const cases: [string, number, string, (payment: Payment) => object][] = [
    ['an empty cart', 400, 'cart.empty', (p) => ({ ...p, items: [] })],
    ['51 lines', 400, 'cart.too_many_lines', (p) => ({ ...p, items: Array.from({ length: 51 }, () => p.items[0]) })],
    ['quantity 0', 400, 'cart.quantity', (p) => ({ ...p, items: [{ ...p.items[0], quantity: 0 }] })],
    ['quantity 100', 400, 'cart.quantity', (p) => ({ ...p, items: [{ ...p.items[0], quantity: 100 }] })],
    ['quantity 1000000000', 400, 'cart.quantity', (p) => ({ ...p, items: [{ ...p.items[0], quantity: 1e9 }] })],
    ['quantity -1', 400, 'cart.quantity', (p) => ({ ...p, items: [{ ...p.items[0], quantity: -1 }] })],
    ['quantity 1.5', 400, 'cart.quantity', (p) => ({ ...p, items: [{ ...p.items[0], quantity: 1.5 }] })],
    ['an unknown item', 400, 'cart.item_unknown', (p) => ({ ...p, items: [{ ...p.items[0], itemId: randomUUID() }] })],
    ['an item of another restaurant', 400, 'cart.item_unknown', (p) => ({ ...p, items: [{ ...p.items[0], itemId: other.items.tea }] })],
    [
      'a line of another restaurant',
      400,
      'cart.other_restaurant',
      (p) => ({ ...p, items: [{ ...p.items[0], restaurantId: other.restaurantId }] }),
    ],
    [
      'an unknown option',
      400,
      'cart.option_unknown',
      (p) => ({ ...p, items: [{ ...p.items[0], addOns: [{ addOnTitle: 'Bread', options: [{ optionName: 'Gold', pricing: 0 }] }] }] }),
    ],
    [
      'an unknown group',
      400,
      'cart.option_unknown',
      (p) => ({ ...p, items: [{ ...p.items[0], addOns: [{ addOnTitle: 'Jewels', options: [] }] }] }),
    ],
    ['no bread', 400, 'cart.too_few_options', (p) => ({ ...p, items: [{ ...p.items[0], addOns: [] }] })],
    [
      'one bread for two portions',
      400,
      'cart.choice_quantity',
      (p) => ({ ...p, items: [{ ...p.items[0], quantity: 2 }], totalPrice: 28, cashAmount: 30 }),
    ],
    [
      'three breads for one portion',
      400,
      'cart.choice_quantity',
      (p) => ({
        ...p,
        items: [{ ...p.items[0], addOns: [{ addOnTitle: 'Bread', options: [{ optionName: 'Saj', pricing: 1, quantity: 3 }] }] }],
      }),
    ],
    [
      'two breads',
      400,
      'cart.too_many_options',
      (p) => ({
        ...p,
        items: [
          {
            ...p.items[0],
            addOns: [{ addOnTitle: 'Bread', options: ['Saj', 'Arabic'].map((optionName) => ({ optionName, pricing: 0 })) }],
          },
        ],
      }),
    ],
    [
      'an unavailable dish',
      409,
      'cart.item_unavailable',
      (p) => ({ ...p, items: [{ ...p.items[0], itemId: restaurant.items.soldOut, addOns: [] }] }),
    ],
    ['a table of another restaurant', 409, 'visit.expired', (p) => ({ ...p, tableId: other.tables.one })],
    ['a table other than that of its visit', 409, 'visit.expired', (p) => ({ ...p, tableId: restaurant.tables.two, tableNumber: 2 })],
    ['no visit', 409, 'visit.expired', (p) => ({ ...p, visit: undefined })],
    ['a visit of another restaurant', 409, 'visit.expired', (p) => ({ ...p, visit: visitOf(other, { tableId: other.tables.one }) })],
    ['another table’s number', 409, 'table.renumbered', (p) => ({ ...p, tableNumber: 2 })],
    ['no table', 400, 'table.required', (p) => ({ ...p, tableId: undefined })],
    ['no customer details', 400, 'customer.details_required', (p) => ({ ...p, customerDetails: undefined })],
    ['no name', 400, 'customer.details_required', (p) => ({ ...p, customerDetails: { mobileNumber: '97455512345' } })],
    ['a name of 1', 400, 'customer.name_length', (p) => ({ ...p, customerDetails: { ...p.customerDetails, customerName: 'M' } })],
    [
      'a number of 9 digits',
      400,
      'customer.mobile_digits',
      (p) => ({ ...p, customerDetails: { ...p.customerDetails, mobileNumber: '974555123' } }),
    ],
    ['drive-thru without a vehicle', 400, 'customer.vehicle_required', (p) => ({ ...p, orderType: 'Drive-thru' })],
    ['cash below the total', 400, 'payment.cash_below_total', (p) => ({ ...p, cashAmount: 15.49 })],
    ['no cash amount', 400, 'payment.cash_required', (p) => ({ ...p, cashAmount: undefined })],
    ['card without a source', 400, 'payment.source_required', (p) => ({ ...p, paymentMethod: 'Card' })],
    ['another currency', 400, 'payment.currency', (p) => ({ ...p, currency: 'USD' })],
    ['an amount with three decimals', 400, 'money.invalid', (p) => ({ ...p, totalPrice: 15.505 })],
    [
      'an unknown restaurant',
      404,
      'restaurant.not_found',
      (p) => {
        const restaurantId = randomUUID()
        return { ...p, restaurantId, items: [{ ...p.items[0], restaurantId }] }
      },
    ],
  ]
  test.each(cases)('%s', async (_name, status, code, change) => {
    const before = (await ordersOf(restaurant)).length
    expect(await refusalOf(payChanged(change))).toMatchObject({ status, code })
    expect(await ordersOf(restaurant)).toHaveLength(before)
  })
})
