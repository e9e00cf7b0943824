import { expect, test } from 'vitest'
import { aBill, aBillOrder, aPartlyPaidBill, printedFor } from './a-bill.test-data.ts'
import { billBlocks } from './bill-blocks.ts'

const amounts = (bill = aBill()) =>
  billBlocks(bill, printedFor).flatMap((block) => (block.kind === 'amount' ? [[block.label, block.amount, block.isTotal]] : []))

test('a bill is headed as a bill, and says that it is not a receipt', () => {
  const blocks = billBlocks(aBill(), printedFor)
  expect(blocks.slice(0, 3)).toEqual([
    { kind: 'title', text: printedFor.restaurantName },
    { kind: 'heading', text: 'فاتورة / Bill' },
    { kind: 'note', text: 'هذه ليست إيصال دفع / This is not a receipt' },
  ])
  expect(JSON.stringify(blocks)).not.toMatch(/REPRINT|Thank you/)
})

test('a bill shows the table, the time at the restaurant, and every line with its options, Arabic first', () => {
  const blocks = billBlocks(aBill(), printedFor)
  expect(blocks).toContainEqual({ kind: 'fact', label: 'الطاولة / Table', value: '4' })
  expect(blocks).toContainEqual({ kind: 'fact', label: 'طُبعت في / Printed', value: '21/11/2026 00:30' })
  expect(blocks.filter(({ kind }) => kind === 'line')).toMatchObject([
    {
      quantity: 2,
      name: ['شاورما دجاج', 'Chicken Shawarma'],
      options: [
        { quantity: 1, name: ['صاج', 'Saj'] },
        { quantity: 2, name: ['صوص ثوم إضافي', 'Extra garlic sauce'] },
      ],
      amount: '29.00',
    },
    { quantity: 1, name: ['Lamb Machboos with saffron rice, daqoos and roasted almonds'], amount: '48.50' },
    { quantity: 3, amount: '15.00' },
  ])
})

test('an unpaid bill has only the sum to pay', () => {
  expect(amounts()).toEqual([['المطلوب / To pay', '92.50', true]])
})

test('paid amounts, pending payments and orders that are not accepted are listed separately from the sum to pay', () => {
  expect(amounts(aPartlyPaidBill())).toEqual([
    ['المدفوع / Paid', '29.00', false],
    ['قيد الدفع بالهاتف / Being paid by phone', '10.00', false],
    ['لم يُقبل بعد / Not accepted yet', '29.00', false],
    ['المطلوب / To pay', '53.50', true],
  ])
  const note = { kind: 'note', text: 'لم يُقبل بعد / Not accepted yet' }
  expect(billBlocks(aPartlyPaidBill(), printedFor)).toContainEqual(note)
  expect(billBlocks(aBill([aBillOrder()]), printedFor)).not.toContainEqual(note)
})
