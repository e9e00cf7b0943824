import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { shareReceiptBlocks } from './share-receipt-blocks.ts'
import { shareReceipt, shareReceiptInDirhams, type ShareReceipt } from './share-receipt.ts'

const receipt: ShareReceipt = {
  reference: '1A2B3C4D',
  paidAt: '2026-11-20T21:30:00.000Z',
  restaurant: {
    name: { en: 'Bait Al Sufra', ar: 'بيت السفرة' },
    branchName: 'West Bay',
    address: '',
    phone: '',
    taxNumber: '',
    timeZone: 'Asia/Qatar',
  },
  tableNumber: 4,
  parts: [
    { orderNumber: 7, amount: dirhams(1_000), lines: [] },
    { orderNumber: 8, amount: dirhams(500), lines: [{ quantity: 1, name: { en: 'Karak', ar: 'كرك' }, total: dirhams(500) }] },
  ],
  method: 'UPI',
  amount: dirhams(1_500),
  refunded: dirhams(0),
  paid: dirhams(1_500),
  tableDue: dirhams(2_067),
}
const rowsOf = (given: ShareReceipt) =>
  shareReceiptBlocks(given).flatMap((block) => {
    if (block.kind === 'fact') return [[block.label, block.value]]
    if (block.kind === 'amount') return [[block.label, block.amount]]
    return block.kind === 'line' ? [[block.name.join(' / '), block.amount]] : []
  })

test('the receipt of a share shows the paid amount, the method, the time, and the rest that the table owed', () => {
  expect(rowsOf(receipt)).toEqual([
    ['الرقم المرجعي / Reference', '1A2B3C4D'],
    ['دُفع في / Paid on', '21/11/2026 00:30'],
    ['الطاولة / Table', '4'],
    ['الطلب / Order 7', '10.00'],
    ['الطلب / Order', '8'],
    ['كرك / Karak', '5.00'],
    ['UPI', '15.00'],
    ['المدفوع / Paid', '15.00'],
    ['المتبقي على الطاولة / Still to pay at the table', '20.67'],
  ])
})

test('the receipt shows a returned amount, which does not count as paid', () => {
  const rows = rowsOf({ ...receipt, refunded: dirhams(500), paid: dirhams(1_000) })
  expect(rows).toContainEqual(['المبلغ المسترد / Refunded', '5.00'])
  expect(rows).toContainEqual(['المدفوع / Paid', '10.00'])
})

test('amounts on the wire are in QAR', () => {
  const sent = shareReceipt.encode(receipt)
  expect([sent.paid, sent.parts[1]?.lines[0]?.total]).toEqual([15, 5])
  expect(shareReceiptInDirhams(sent)).toEqual(receipt)
})
