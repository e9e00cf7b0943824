import { describe, expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import type { Order } from '../orders/order.ts'
import { paymentStates } from '../payments/payment-state.ts'
import { aPaidOrder, aRestaurantOfReceipts, issued } from './a-receipt.test-data.ts'
import { receiptInDirhams } from './receipt-in-dirhams.ts'
import { receiptBlocks } from './receipt-blocks.ts'
import { mayHaveReceipt, receiptOf } from './receipt-of.ts'
import { receipt } from './receipt.ts'

const card = (state: Order['payment']['state']): Partial<Order> => ({ payment: { method: 'Card', state, cashAmount: null, change: null } })
const of = (order: Partial<Order>, restaurant: Partial<typeof aRestaurantOfReceipts> = {}, more: Partial<typeof issued> = {}) =>
  receiptOf(aPaidOrder(order), { ...aRestaurantOfReceipts, ...restaurant }, { ...issued, ...more })
const texts = (given: ReturnType<typeof of>, isCopy = false) => JSON.stringify(receiptBlocks(given, { isCopy }))

describe('whether an order has a receipt', () => {
  const accepted = { acceptedAt: '2026-11-20T21:06:00.000Z' }
  const waiting = { status: 'Received', acceptedAt: null } as const
  const cancelled = { ...accepted, status: 'Cancelled' } as const
  test.each([
    ['paid in cash and accepted', accepted, true],
    ['paid in cash and waiting', waiting, false],
    ['paid in cash, accepted and cancelled', cancelled, false],
    ['authorised and accepted', { ...card('authorised'), ...accepted }, true],
    ['authorised and waiting', { ...card('authorised'), ...waiting }, false],
    ['authorised, accepted and cancelled', { ...card('authorised'), ...cancelled }, false],
    ['captured', { ...card('captured'), ...waiting }, true],
    ['captured and cancelled, before its refund', { ...card('captured'), ...cancelled }, true],
    ['refunded in part', { ...card('partly_refunded'), ...cancelled }, true],
    ['refunded', { ...card('refunded'), ...cancelled }, true],
    ['stored by an older release without a state, by card', { ...card(undefined), ...accepted }, false],
  ] satisfies [string, Partial<Order>, boolean][])('%s: %#', (_name, order, expected) => {
    expect(mayHaveReceipt(aPaidOrder(order))).toBe(expected)
  })

  test.each(paymentStates.filter((state) => !['authorised', 'captured', 'partly_refunded', 'refunded'].includes(state)))(
    'an order paid by card in the state %s has no receipt',
    (state) => {
      expect(mayHaveReceipt(aPaidOrder(card(state)))).toBe(false)
    },
  )
})

const inCash = (paid: number): Partial<Order> => ({ payment: { method: 'Cash', cashAmount: null, change: null, paid: dirhams(paid) } })

describe('the paid amount', () => {
  test.each([
    ['in cash', {}, 0, { paid: 9_250, due: 0, refunded: 0 }],
    ['in cash, not taken yet', inCash(0), 0, { paid: 0, due: 9_250, refunded: 0 }],
    ['in cash, taken in part and refunded in part', inCash(5_000), 1_000, { paid: 4_000, due: 4_250, refunded: 1_000 }],
    ['by card', card('captured'), 0, { paid: 9_250, refunded: 0 }],
    ['by card, refunded in part', card('partly_refunded'), 1_250, { paid: 8_000, refunded: 1_250 }],
    ['by card, refunded', card('refunded'), 9_250, { paid: 0, refunded: 9_250 }],
    ['by card, refunded by the gateway without a refund of ours', card('refunded'), 0, { paid: 0, refunded: 9_250 }],
    ['by card, voided after the receipt was issued', { ...card('voided'), status: 'Cancelled' }, 0, { paid: 0, refunded: 0 }],
    ['in cash, cancelled after the receipt was issued', { status: 'Cancelled' }, 0, { paid: 0, refunded: 0 }],
  ] satisfies [string, Partial<Order>, number, object][])('%s', (_name, order, refunded, expected) => {
    expect(of(order, {}, { refunded: dirhams(refunded) })).toMatchObject(expected)
  })

  test.each([
    [0, { paid: 9_250, refunded: 0 }],
    [999, { paid: 9_250, refunded: 0 }],
    [1_000, { paid: 9_250, refunded: 0 }],
    [1_250, { paid: 9_000, refunded: 250 }],
  ])('with 10.00 received in excess of the total, and refunds of %i in all', (refunded, expected) => {
    const payment = { method: 'Cash', cashAmount: null, change: null, paid: dirhams(10_250) } as const
    expect(of({ payment }, {}, { refunded: dirhams(refunded) })).toMatchObject(expected)
  })

  test('the receipt shows refunds and a cancelled order', () => {
    const shown = texts(of({ ...card('partly_refunded'), status: 'Cancelled' }, {}, { refunded: dirhams(1_250) }))
    expect(shown).toContain('"المبلغ المسترد / Refunded","amount":"12.50"')
    expect(shown).toContain('"المدفوع / Paid","amount":"80.00"')
    expect(shown).toContain('أُلغي الطلب / Order cancelled')
    expect(texts(of({}))).not.toMatch(/Refunded|cancelled/)
  })
})

test('the receipt shows tax and service charge only when they are enabled', () => {
  expect(texts(of({}))).not.toMatch(/included|شامل/)
  const shown = texts(of({}, { taxBasisPoints: 500, serviceChargeBasisPoints: 1_250 }))
  expect(shown).toContain('"شامل رسوم الخدمة / Service charge included 12.5%","amount":"9.79"')
  expect(shown).toContain('"شامل الضريبة / Tax included 5%","amount":"4.40"')
})

test('times are in the restaurant’s time zone, with the day first', () => {
  expect(texts(of({}))).toContain('"وقت الطلب / Placed","value":"21/11/2026 00:05"')
  expect(texts(of({}, { timeZone: 'Europe/London' }))).toContain('"وقت الطلب / Placed","value":"20/11/2026 21:05"')
})

test('Arabic comes first, English second, and a name in one language is printed once', () => {
  const [first, second, third] = receiptBlocks(of({}), { isCopy: false }).filter(({ kind }) => kind === 'line')
  expect(first).toMatchObject({
    quantity: 2,
    name: ['شاورما دجاج', 'Chicken Shawarma'],
    options: [
      { quantity: 1, name: ['صاج', 'Saj'] },
      { quantity: 2, name: ['صوص ثوم إضافي', 'Extra garlic sauce'] },
    ],
    amount: '29.00',
  })
  expect(second).toMatchObject({ name: ['Lamb Machboos with saffron rice, daqoos and roasted almonds'] })
  expect(third).toMatchObject({ name: ['كرك (Large) مع هيل 100%', 'Karak (Large)'] })
})

test('a copy is headed in both languages, and omits details that the restaurant has not entered', () => {
  expect(texts(of({}), true)).toContain('REPRINT / نسخة')
  expect(texts(of({}))).not.toContain('REPRINT')
  expect(texts(of({}))).toContain('TIN-5551')
  expect(texts(of({}, { taxIdentificationNumber: '' }))).not.toContain('Tax registration')
})

test('the receipt of a drive-thru order has no table', () => {
  const shown = texts(of({ orderType: 'Drive-thru', tableId: null, tableNumber: null }))
  expect(shown).toContain('خدمة السيارات / Drive-thru')
  expect(shown).not.toContain('الطاولة')
})

test('a receipt survives encoding and decoding unchanged', () => {
  const given = of(card('partly_refunded'), { taxBasisPoints: 500 }, { refunded: dirhams(1_250) })
  expect(receipt.decode(receipt.encode(given))).toEqual(given)
  expect(receiptInDirhams(receipt.encode(given))).toEqual(given)
  expect(receipt.encode(given)).toMatchObject({ total: 92.5, paid: 80, refunded: 12.5, included: [{ amount: 4.4 }] })
})
