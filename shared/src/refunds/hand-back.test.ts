import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { amountToHandBack } from './hand-back.ts'

const payment = { method: 'Card', state: 'captured', cashAmount: null, change: null, paid: dirhams(500), refunded: dirhams(0) } as const

test.each<[string, number, Order['status'], Partial<Order['payment']>]>([
  ['a cancelled cash order', 500, 'Cancelled', { method: 'Cash' }],
  ['a cancelled cash order, part of which was handed back', 200, 'Cancelled', { method: 'Cash', refunded: dirhams(300) }],
  ['a cancelled cash order that was not paid', 0, 'Cancelled', { method: 'Cash', paid: dirhams(0) }],
  ['a cancelled order, a share of which the gateway returns', 200, 'Cancelled', { method: 'Cash', returnableShare: dirhams(300) }],
  [
    'a cancelled order whose other part was handed back, and a part of its share',
    0,
    'Cancelled',
    { method: 'Cash', returnableShare: dirhams(300), refunded: dirhams(250) },
  ],
  ['a share that the gateway declined to return', 500, 'Cancelled', { method: 'Cash', declinedRefund: dirhams(300) }],
  ['a declined return of an amount that the order could not take', 300, 'Delivered', { method: 'Cash', declinedRefund: dirhams(300) }],
  ['a cash order that is not cancelled', 0, 'Delivered', { method: 'Cash' }],
  ['a cancelled card order, which the platform refunds', 0, 'Cancelled', {}],
  ['a declined refund', 120, 'Delivered', { declinedRefund: dirhams(120) }],
  ['a declined refund, when less is left', 100, 'Cancelled', { declinedRefund: dirhams(120), refunded: dirhams(400) }],
])('%s: %i to hand back', (_case, amount, status, change) => {
  expect(amountToHandBack({ status, payment: { ...payment, ...change } })).toBe(amount)
})
