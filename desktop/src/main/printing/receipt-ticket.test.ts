import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aPaidOrder, aRestaurantOfReceipts, issued } from '@sufra/shared/receipts/a-receipt.test-data'
import { receiptOf } from '@sufra/shared/receipts/receipt-of'
import { aBill, aPartlyPaidBill, printedFor } from '@sufra/shared/table-bill/a-bill.test-data'
import { dirhams } from '@sufra/shared/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decodeEscpos, differenceOf, pngOf } from '../../../testing/decode-escpos.ts'
import { startReceiptPrinter, type ReceiptPrinter } from '../../../testing/receipt-printer.ts'
import { billTicket } from './bill-ticket.ts'
import { drawTicket } from './draw-ticket.ts'
import { createPrintTicket } from './print-ticket.ts'
import { aPrinter } from './printing.test-data.ts'
import { receiptTicket } from './receipt-ticket.ts'
import type { Ticket } from './ticket.ts'

const plain = receiptOf(aPaidOrder(), aRestaurantOfReceipts, issued)
const full = receiptOf(
  aPaidOrder({ status: 'Cancelled', payment: { method: 'Card', state: 'partly_refunded', cashAmount: null, change: null } }),
  { ...aRestaurantOfReceipts, taxBasisPoints: 500, serviceChargeBasisPoints: 1_250 },
  { ...issued, refunded: dirhams(1_250) },
)

let printer: ReceiptPrinter
const print = createPrintTicket('linux')
beforeAll(async () => {
  printer = await startReceiptPrinter()
})
beforeEach(() => void printer.jobs.splice(0))
afterAll(() => printer.stop())

const receipts = [
  ['receipt.576', plain, false, 576],
  ['receipt.384', plain, false, 384],
  ['receipt.copy.576', full, true, 576],
  ['receipt.copy.384', full, true, 384],
] as const
const bills = [
  ['bill.576', aBill(), 576],
  ['bill.partly.576', aPartlyPaidBill(), 576],
  ['bill.partly.384', aPartlyPaidBill(), 384],
] as const

test.each<[name: string, ticket: Ticket, width: 576 | 384]>([
  ...receipts.map(([name, receipt, isCopy, width]): [string, Ticket, typeof width] => [
    name,
    receiptTicket(receipt, { isCopy, width }),
    width,
  ]),
  ...bills.map(([name, bill, width]): [string, Ticket, typeof width] => [name, billTicket(bill, { ...printedFor, width }), width]),
])('the printed image of %s is identical to the drawn one and matches its reference', async (name, ticket, width) => {
  await print(ticket, aPrinter({ width, transport: { kind: 'network', ...printer.address } }))
  await expect.poll(() => printer.jobs.length).toBe(1)
  const { picture, cuts, kicks } = decodeEscpos(printer.jobs[0] ?? new Uint8Array())
  if (!picture) throw new Error('no picture was printed')
  expect(Buffer.compare(Buffer.from(picture.rows), Buffer.from((await drawTicket(ticket, width)).rows))).toBe(0)
  expect([cuts, kicks]).toEqual([1, 0])
  const reference = join(import.meta.dirname, 'reference', `${name}.png`)
  if (process.env.UPDATE_REFERENCE || !existsSync(reference)) writeFileSync(reference, await pngOf(picture))
  expect(await differenceOf(picture, readFileSync(reference))).toBeLessThan(0.01)
})

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
