import { formatDay, type Day } from '@sufra/shared/dates/day'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import { formatMoney, type Dirhams } from '@sufra/shared/money'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import type { InvoiceNotice } from '@sufra/shared/subscriptions/invoice'
import type { MailContent, SmsContent } from '../../message.ts'
import type { ForRestaurant } from '../for-restaurant.ts'
import { isolated, renderEmail } from '../render-email.ts'
import { renderSms } from '../render-sms.ts'

/** `lapsesOn`: when the subscription lapses unless the invoice is paid. */
export type ForInvoice = ForRestaurant & { notice: InvoiceNotice; number: number; amount: Dirhams; dueOn: Day; lapsesOn: Day }

type Texts = { subject: string; heading: string; paragraphs: string[] }
type Values = { number: number; name: string; amount: string; dueOn: string; lapsesOn: string }

const english: Record<InvoiceNotice, (values: Values) => Texts> = {
  invoice_due: ({ number, name, amount, dueOn }) => ({
    subject: `Sufra invoice ${number} is due on ${dueOn}`,
    heading: 'Your next invoice',
    paragraphs: [`Invoice ${number} for the subscription of ${name} is ${amount}. Please pay it by ${dueOn}.`],
  }),
  invoice_overdue: ({ number, name, amount, dueOn, lapsesOn }) => ({
    subject: `Sufra invoice ${number} is overdue`,
    heading: 'Your invoice is overdue',
    paragraphs: [
      `Invoice ${number} for the subscription of ${name} (${amount}) was due on ${dueOn} and has not been paid.`,
      `If it is not paid before ${lapsesOn}, the subscription lapses.`,
    ],
  }),
  invoice_lapsed: ({ number, name, amount }) => ({
    subject: `The subscription of ${name} on Sufra has lapsed`,
    heading: 'Your subscription has lapsed',
    paragraphs: [`Invoice ${number} (${amount}) has not been paid. Pay it to continue the subscription of ${name}.`],
  }),
  invoice_paid: ({ number, name, amount }) => ({
    subject: `Sufra invoice ${number} is paid`,
    heading: 'Thank you for your payment',
    paragraphs: [`Invoice ${number} for the subscription of ${name} (${amount}) is paid.`],
  }),
}

const arabic: Record<InvoiceNotice, (values: Values) => Texts> = {
  invoice_due: ({ number, name, amount, dueOn }) => ({
    subject: `فاتورة سفرة رقم ${number} مستحقة في ${dueOn}`,
    heading: 'فاتورتك القادمة',
    paragraphs: [`قيمة الفاتورة رقم ${number} لاشتراك ${name} هي ${amount}. يرجى دفعها حتى ${dueOn}.`],
  }),
  invoice_overdue: ({ number, name, amount, dueOn, lapsesOn }) => ({
    subject: `تأخر دفع فاتورة سفرة رقم ${number}`,
    heading: 'تأخر دفع فاتورتك',
    paragraphs: [
      `الفاتورة رقم ${number} لاشتراك ${name} (${amount}) كانت مستحقة في ${dueOn} ولم تُدفع بعد.`,
      `إذا لم تُدفع قبل ${lapsesOn} ينتهي الاشتراك.`,
    ],
  }),
  invoice_lapsed: ({ number, name, amount }) => ({
    subject: `انتهى اشتراك ${name} في سفرة`,
    heading: 'انتهى اشتراكك',
    paragraphs: [`لم تُدفع الفاتورة رقم ${number} (${amount}). ادفعها ليستمر اشتراك ${name}.`],
  }),
  invoice_paid: ({ number, name, amount }) => ({
    subject: `تم دفع فاتورة سفرة رقم ${number}`,
    heading: 'شكرًا لك على الدفع',
    paragraphs: [`تم دفع الفاتورة رقم ${number} لاشتراك ${name} (${amount}).`],
  }),
}

const valuesIn = (language: Language, { restaurant, number, amount, dueOn, lapsesOn }: ForInvoice, nameOf = isolated): Values => ({
  number,
  name: nameOf(inLanguage(restaurant, language)),
  amount: isolated(formatMoney(amount, language)),
  dueOn: isolated(formatDay(dueOn)),
  lapsesOn: isolated(formatDay(lapsesOn)),
})

/** `link`: the page on which invoices are paid. */
export const invoiceMail = (input: ForInvoice): MailContent =>
  renderEmail({
    language: input.language,
    link: input.link,
    letters: {
      en: { ...english[input.notice](valuesIn('en', input)), button: 'Open the invoice', after: [] },
      ar: { ...arabic[input.notice](valuesIn('ar', input)), button: 'فتح الفاتورة', after: [] },
    },
  })

/** Both texts name Sufra, so they have no prefix. */
export const invoiceSms = (input: ForInvoice): SmsContent => {
  const textIn = (language: Language) =>
    (language === 'ar' ? arabic : english)[input.notice](valuesIn(language, input, () => nameInSms(input.restaurant, language)))
  return renderSms(input.language, {
    en: `${textIn('en').subject}. Sign in to pay.`,
    ar: `${textIn('ar').subject}. سجّل الدخول للدفع.`,
  })
}
