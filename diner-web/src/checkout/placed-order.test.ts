import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { emptySession, noDetails, type OrderSnapshot, type Session } from '../common/session/session-fields.ts'
import { withoutOrder } from '../common/session/without-order.ts'
import { afterPlacing } from './placed-order.ts'

const line = { itemId: 'dish', restaurantId: 'one', basePrice: dirhams(1_000), pricePerItem: dirhams(1_000), quantity: 1, addOns: [] }
const details = { ...noDetails, customerName: 'Maryam', mobileNumber: '97455512345' }
const place = { restaurantId: 'one', tableId: 'table', tableNumber: 4 }
const snapshot: OrderSnapshot = {
  ...place,
  key: 'key',
  confirmedAt: 0,
  cart: [line],
  orderType: 'Dine-in',
  customerDetails: details,
  orderInstructions: 'No onions',
  paymentMethod: 'Cash',
  cashAmount: dirhams(5_000),
}
const sent: Session = {
  ...emptySession,
  ...place,
  cart: [line],
  orderInstructions: 'No onions',
  customerDetails: details,
  currentUniqueId: 'key',
  checkout: { state: 'sending', snapshot, sends: 1, owner: 'tab', until: 0 },
}
const applyPlaced = (session: Session) => ({ ...session, ...afterPlacing(session, snapshot, { orderId: 'a', orderNumber: 7 }, 'next') })

test('a placed order is tracked, and its cart, instructions and key are cleared', () => {
  expect(applyPlaced(sent)).toMatchObject({
    orders: [{ ...place, orderId: 'a', orderNumber: 7, status: 'Received' }],
    orderId: 'a',
    orderCount: 1,
    cart: [],
    orderInstructions: '',
    currentUniqueId: 'next',
    checkout: { state: 'idle' },
    customerDetails: details,
  })
})

test('changes made after the confirmation stay, as a new cart', () => {
  const edited = { ...sent, cart: [{ ...line, quantity: 2 }], orderInstructions: 'Extra napkins' }
  expect(applyPlaced(edited)).toMatchObject({ cart: edited.cart, orderInstructions: 'Extra napkins', currentUniqueId: 'next' })
})

test('a second response changes nothing', () => {
  const placed = applyPlaced(sent)
  expect(applyPlaced(placed)).toEqual(placed)
})

const withOrders = (...ids: string[]): Session => ({
  ...emptySession,
  customerDetails: details,
  orders: ids.map((orderId, index) => ({ ...place, orderId, orderNumber: index + 1, status: 'Preparing' as const })),
  orderId: ids[0] ?? '',
})
const end = (session: Session, orderId: string) => ({ ...session, ...withoutOrder(session, orderId) })

test('the end of the last order clears the customer details', () => {
  expect(end(withOrders('a'), 'a')).toMatchObject({ orders: [], orderId: '', status: 'Received', customerDetails: noDetails })
})

test('the end of one of two orders keeps the other one and the customer details', () => {
  expect(end(withOrders('a', 'b'), 'a')).toMatchObject({ orderId: 'b', status: 'Preparing', customerDetails: details })
  expect(end(withOrders('a', 'b'), 'b')).toMatchObject({ orderId: 'a', orders: [{ orderId: 'a' }] })
})

test('the end of an order keeps a new cart with its instructions and customer details', () => {
  const filling = { ...withOrders('a'), cart: [line], orderInstructions: 'No onions' }
  expect(end(filling, 'a')).toMatchObject({ orders: [], cart: [line], orderInstructions: 'No onions', customerDetails: details })
})

test('the end of an order keeps a waiting checkout', () => {
  const waiting: Session = { ...withOrders('a'), checkout: { state: 'waiting', snapshot, sendsWhenOnline: true } }
  expect(end(waiting, 'a')).toMatchObject({ checkout: waiting.checkout, customerDetails: details })
})
