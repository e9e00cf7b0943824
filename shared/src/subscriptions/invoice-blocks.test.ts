import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { invoiceBlocks } from './invoice-blocks.ts'
import type { Invoice } from './subscription.routes.ts'

const payer = {
  name: { en: 'Bayt Noora', ar: 'بيت نورة' },
  branchName: 'Al Sadd',
  address: 'Doha',
  commercialRegistrationNumber: '55120/1',
}
const invoice: Invoice = {
  number: 12,
  plan: { en: 'Standard', ar: 'الأساسية' },
  amount: dirhams(20_000),
  paid: dirhams(0),
  periodStart: '2026-12-20',
  periodEnd: '2027-01-20',
  issuedOn: '2026-12-13',
  dueOn: '2026-12-20',
  state: 'open',
  payments: [],
}
const textsOf = (change: Partial<Invoice> = {}) => JSON.stringify(invoiceBlocks({ ...invoice, ...change }, payer))
const paymentOf = (amount: number) => ({
  id: '0193a2f0-0000-7000-8000-000000000001',
  amount: dirhams(amount),
  method: 'bank_transfer' as const,
  reference: 'TRX-1',
  paidOn: '2026-12-19',
  recordedAt: '2026-12-19T09:00:00.000Z',
})

test('an invoice is headed in Arabic first, names the period with its last day, and shows the amount due', () => {
  const texts = textsOf()
  for (const text of ['فاتورة / Invoice', 'رقم الفاتورة / Invoice number', 'الأساسية', 'Standard', '20/12/2026 – 19/01/2027', '200.00'])
    expect(texts).toContain(text)
  expect(texts.indexOf('فاتورة')).toBeLessThan(texts.indexOf('Invoice'))
  expect(texts).toContain('المبلغ المستحق / To be paid')
})

test.each([
  ['open', 0, [], 'To be paid', '200.00'],
  ['open', 12_050, [paymentOf(12_050)], 'To be paid', '79.50'],
  ['paid', 20_000, [paymentOf(20_000)], 'المدفوع / Paid', '200.00'],
] as const)('%s with %i dirhams paid shows its payments and the amount left', (state, paid, payments, label, amount) => {
  const blocks = invoiceBlocks({ ...invoice, state, paid: dirhams(paid), payments: [...payments] }, payer)
  const last = blocks.findLast((block) => block.kind === 'amount')
  expect(last).toMatchObject({ amount })
  expect(JSON.stringify(last)).toContain(label)
  expect(JSON.stringify(blocks).split('Bank transfer')).toHaveLength(payments.length + 1)
})

test('a void invoice is marked as void, with no amount due', () => {
  const texts = textsOf({ state: 'void' })
  expect(texts).toContain('ملغاة / VOID')
  expect(texts).not.toContain('To be paid')
})
