import { inLanguage, type Language, type LocalizedText } from '@sufra/shared/localized-text'
import { smsText, wordingOf, type SmsWording } from '@sufra/shared/sms/sms-wording'
import type { MailContent, SmsContent } from '../message.ts'
import { isolated, renderEmail } from './render-email.ts'

// These messages go to addresses that are not verified, so they contain nothing that the requester typed.
type SentReceipt = { language: Language; restaurant: LocalizedText; orderNumber: number; link: string }
type ReceiptSms = Omit<SentReceipt, 'orderNumber'> & { wording: SmsWording }

/** An SMS in the restaurant's wording, with the link below both languages. */
export const receiptSms = ({ language, restaurant, link, wording }: ReceiptSms): SmsContent => ({
  channel: 'sms',
  text: smsText({ wording: wordingOf(wording, 'receipt'), values: { restaurant }, first: language, link }),
})

export const receiptMail = ({ language, restaurant, orderNumber, link }: SentReceipt): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `Your receipt from ${inLanguage(restaurant, 'en')}`,
        heading: 'Your receipt',
        paragraphs: [`Here is the receipt for order ${orderNumber} at ${isolated(inLanguage(restaurant, 'en'))}.`],
        button: 'Open receipt',
        after: ['You can print it or save it as a PDF there. If you did not request it, you can ignore this email.'],
      },
      ar: {
        subject: `إيصالك من ${inLanguage(restaurant, 'ar')}`,
        heading: 'إيصالك',
        paragraphs: [`هذا إيصال الطلب ${orderNumber} من ${isolated(inLanguage(restaurant, 'ar'))}.`],
        button: 'عرض الإيصال',
        after: ['يمكنك طباعته أو حفظه بصيغة PDF من هناك. إذا لم تطلب هذا الإيصال فتجاهل الرسالة.'],
      },
    },
  })
