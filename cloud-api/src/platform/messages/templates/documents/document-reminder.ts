// Reminders of expiring documents.
import { formatDay, type Day } from '@sufra/shared/dates/day'
import { graceDays } from '@sufra/shared/expiring/order-restriction'
import type { DatedKind } from '@sufra/shared/documents/document'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import type { MailContent, SmsContent } from '../../message.ts'
import { documentNames } from './document-names.ts'
import type { ForRestaurant } from '../for-restaurant.ts'
import { isolated, renderEmail } from '../render-email.ts'
import { renderSms } from '../render-sms.ts'

/** The documents, sorted by expiry. `restricting`: the kinds that the restaurant needs to take orders. */
export type DocumentReminder = ForRestaurant & {
  documents: readonly { kind: DatedKind; expirationDate: Day }[]
  restricting: readonly DatedKind[]
}
type Reminder = DocumentReminder

const until = { en: 'Valid until', ar: 'صالحة حتى' }

const listOf = (language: Language, documents: Reminder['documents']) =>
  documents.map(({ kind, expirationDate }) => ({
    title: documentNames[kind][language],
    text: `${until[language]} ${isolated(formatDay(expirationDate))}`,
  }))

/** Describes the consequences of not renewing the restricting documents. */
const consequences = (language: Language, { documents, restricting }: Pick<Reminder, 'documents' | 'restricting'>): string[] => {
  const names = documents.filter(({ kind }) => restricting.includes(kind)).map(({ kind }) => documentNames[kind][language])
  if (names.length === 0) return []
  return language === 'en'
    ? [`If they are not renewed, your restaurant stops taking orders ${graceDays} days after the last day of: ${names.join(', ')}.`]
    : [`إذا لم تُجدد، يتوقف استقبال الطلبات بعد ${graceDays} أيام من انتهاء صلاحية: ${names.join('، ')}.`]
}

/** `link`: the page to replace documents. */
export const documentReminderMail = ({ language, restaurant, link, ...reminder }: Reminder): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Please renew your documents',
        heading: 'Please renew these documents',
        paragraphs: [`These documents of ${isolated(inLanguage(restaurant, 'en'))} are about to expire, or have expired:`],
        list: listOf('en', reminder.documents),
        button: 'Send renewed documents',
        after: [...consequences('en', reminder), 'If you have just sent them, no action is needed.'],
      },
      ar: {
        subject: 'يرجى تجديد وثائقك',
        heading: 'يرجى تجديد هذه الوثائق',
        paragraphs: [`أوشكت صلاحية هذه الوثائق على الانتهاء أو انتهت (${isolated(inLanguage(restaurant, 'ar'))}):`],
        list: listOf('ar', reminder.documents),
        button: 'إرسال الوثائق المجددة',
        after: [...consequences('ar', reminder), 'إذا أرسلتها للتو فلا يلزم أي إجراء.'],
      },
    },
  })

/** Needs at least one document. */
export const documentReminderSms = ({ language, restaurant, documents }: Omit<Reminder, 'link' | 'restricting'>): SmsContent => {
  const [first] = documents
  const day = formatDay(first?.expirationDate ?? '')
  const documentIn = (shown: Language) => (first ? documentNames[first.kind][shown] : '')
  const others = documents.length > 1
  return renderSms(language, {
    en: others
      ? `Sufra: ${nameInSms(restaurant, 'en')}: please renew ${documents.length} documents, the first by ${day}. See your email.`
      : `Sufra: ${nameInSms(restaurant, 'en')}: ${documentIn('en')} is valid until ${day}. Please renew it.`,
    ar: others
      ? `سفرة: ${nameInSms(restaurant, 'ar')}: يرجى تجديد الوثائق (${documents.length}) قبل ${day}. التفاصيل في بريدك.`
      : `سفرة: ${nameInSms(restaurant, 'ar')}: تنتهي صلاحية ${documentIn('ar')} في ${day}. يرجى التجديد.`,
  })
}
