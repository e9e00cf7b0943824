import { expect, test } from 'vitest'
import { counterOrder, type CounterOrderOnWire } from './order.ts'
import { changeInDirhams, closedInDirhams, orderInDirhams } from './order-in-dirhams.ts'

const name = { en: 'Harees', ar: 'هريس' }
const received: CounterOrderOnWire = {
  orderId: 'a'.repeat(22),
  orderNumber: 7,
  restaurantId: '0193a2f0-0000-7000-8000-000000000001',
  version: 1,
  status: 'Received',
  orderType: 'Dine-in',
  tableId: '0193a2f0-0000-7000-8000-000000000002',
  tableNumber: 4,
  items: [
    {
      itemId: '0193a2f0-0000-7000-8000-000000000003',
      name,
      quantity: 2,
      pricePerItem: 19.99,
      addOns: [{ addOnTitle: name, options: [{ optionName: name, pricing: 1.15, quantity: 1 }] }],
      total: 42.28,
    },
  ],
  totalPrice: 42.28,
  currency: 'QAR',
  orderInstructions: '',
  payment: { method: 'Cash', cashAmount: 50, change: 7.72 },
  placedAt: '2026-11-20T12:00:00.000Z',
  acknowledgedAt: null,
  silencedAt: null,
  unreachableAt: null,
  acceptedAt: null,
  promisedAt: null,
  closedAt: null,
  cancelReason: null,
  closedAutomatically: false,
  customerDetails: { customerName: 'Maryam', mobileNumber: '97455512345', vehicleModel: '', vehicleNumber: '', vehicleColor: '' },
}

test('a received order has every amount in dirhams, as decoded by the schema', () => {
  expect(orderInDirhams(received)).toEqual(counterOrder.decode(received))
  expect(orderInDirhams(received)).toMatchObject({
    items: [{ pricePerItem: 1_999, addOns: [{ options: [{ pricing: 115 }] }], total: 4_228 }],
    totalPrice: 4_228,
    payment: { cashAmount: 5_000, change: 772 },
    heldAt: null,
  })
})

test('an order without cash keeps its empty cash fields', () => {
  const payment = { method: 'Card' as const, cashAmount: null, change: null }
  expect(orderInDirhams({ ...received, payment }).payment).toEqual(payment)
})

test('a change of a payment is converted to dirhams, and another change stays unchanged', () => {
  const { orderId } = received
  const payment = { ...received.payment, paid: 42.28, refunded: 1.5 }
  expect(changeInDirhams({ orderId, version: 2, payment })).toMatchObject({
    version: 2,
    payment: { paid: 4_228, refunded: 150, change: 772 },
  })
  const acknowledged = { orderId, version: 2, acknowledgedAt: received.placedAt }
  expect(changeInDirhams(acknowledged)).toEqual(acknowledged)
})

test('the orders that the platform closed are converted in both lists', () => {
  const closed = closedInDirhams({
    missed: [received],
    missedCount: 1,
    days: [{ businessDay: '2026-11-20', count: 1, orders: [received] }],
  })
  expect([closed.missed[0]?.totalPrice, closed.days[0]?.orders[0]?.totalPrice]).toEqual([4_228, 4_228])
})
