import { aPaidOrder, aRestaurantOfReceipts, issued } from '@sufra/shared/receipts/a-receipt.test-data'
import { receiptOf } from '@sufra/shared/receipts/receipt-of'
import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { receiptTicket } from './receipt-ticket.ts'

const plain = receiptOf(aPaidOrder(), aRestaurantOfReceipts, issued)
const full = receiptOf(
  aPaidOrder({ status: 'Cancelled', payment: { method: 'Card', state: 'partly_refunded', cashAmount: null, change: null } }),
  { ...aRestaurantOfReceipts, taxBasisPoints: 500, serviceChargeBasisPoints: 1_250 },
  { ...issued, refunded: dirhams(1_250) },
)

test('every line of the receipt is on the ticket, Arabic first', () => {
  const texts = JSON.stringify(receiptTicket(full, { isCopy: true, width: 576 }).blocks)
  for (const text of [
    'REPRINT / نسخة',
    'TIN-5551',
    'المبلغ المسترد / Refunded',
    'شامل الضريبة / Tax included 5%',
    'أُلغي الطلب / Order cancelled',
    '92.50',
  ])
    expect(texts).toContain(text)
  expect(texts.indexOf('شاورما دجاج')).toBeLessThan(texts.indexOf('Chicken Shawarma'))
  expect(JSON.stringify(receiptTicket(plain, { isCopy: false, width: 576 }).blocks)).not.toContain('REPRINT')
})
