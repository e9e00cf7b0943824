// The lines of an invoice of the platform in its PDF, Arabic first and English second.
import { formatDay, type Day } from '../dates/day.ts'
import { invoiceLabels as arabic } from './texts.ar.ts'
import { invoiceLabels as english } from './texts.en.ts'
import type { LocalizedText } from '../localized-text.ts'
import { amountText, inBoth, type ReceiptBlock } from '../receipts/receipt-blocks.ts'
import { openAmountOf } from './invoice.ts'
import type { Invoice } from './subscription.routes.ts'
import { lastDayOf } from './subscription-state.ts'

type Key = keyof Omit<typeof english, 'method'>
/** The restaurant that pays. */
type Payer = { name: LocalizedText; branchName: string; address: string; commercialRegistrationNumber: string }

const both = (text: LocalizedText): string => inBoth(text).join(' / ')
const label = (key: Key): string => both({ ar: arabic[key], en: english[key] })
const fact = (key: Key, value: string): ReceiptBlock => ({ kind: 'fact', label: label(key), value })
const amount = (text: string, value: Parameters<typeof amountText>[0], isTotal = false): ReceiptBlock => ({
  kind: 'amount',
  label: text,
  amount: amountText(value),
  isTotal,
})
const rule: ReceiptBlock = { kind: 'rule' }
const note = (text: string): ReceiptBlock => ({ kind: 'note', text })
/** The two dates are separated by a dash, because each of them contains slashes. */
const daysText = (from: Day, to: Day) => `\u2066${formatDay(from)} – ${formatDay(to)}\u2069`

/** `invoice`: the invoice with the payments that count. */
export const invoiceBlocks = (invoice: Invoice, payer: Payer): ReceiptBlock[] => {
  const isVoid = invoice.state === 'void'
  const open = openAmountOf({ ...invoice, isVoid })
  return [
    ...(isVoid ? [{ kind: 'copy', text: label('void') } as const] : []),
    { kind: 'title', text: { ar: arabic.issuer, en: english.issuer } },
    note(label('title')),
    rule,
    fact('number', String(invoice.number)),
    fact('issued', formatDay(invoice.issuedOn)),
    fact('due', formatDay(invoice.dueOn)),
    rule,
    note(label('billedTo')),
    { kind: 'title', text: payer.name },
    ...[payer.branchName, payer.address].filter((text) => text !== '').map(note),
    ...(payer.commercialRegistrationNumber ? [fact('registration', payer.commercialRegistrationNumber)] : []),
    rule,
    {
      kind: 'line',
      quantity: 1,
      name: [...inBoth(invoice.plan), daysText(invoice.periodStart, lastDayOf(invoice.periodEnd))],
      options: [],
      amount: amountText(invoice.amount),
    },
    rule,
    amount(label('total'), invoice.amount, true),
    ...invoice.payments.map((payment) =>
      amount(
        `${both({ ar: arabic.method[payment.method], en: english.method[payment.method] })} · ${formatDay(payment.paidOn)}`,
        payment.amount,
      ),
    ),
    ...(isVoid ? [] : [amount(label(open === 0 ? 'paid' : 'open'), open === 0 ? invoice.paid : open)]),
    note(label('inRiyals')),
  ]
}
