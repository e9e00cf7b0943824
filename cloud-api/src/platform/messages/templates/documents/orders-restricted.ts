// The message that a restaurant no longer takes orders, because a document has expired.
import { formatDay } from '@sufra/shared/dates/day'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import type { MailContent, SmsContent } from '../../message.ts'
import { documentNames } from './document-names.ts'
import type { DocumentReminder } from './document-reminder.ts'
import { isolated, renderEmail } from '../render-email.ts'
import { renderSms } from '../render-sms.ts'

type Restricted = Omit<DocumentReminder, 'restricting'>

const textsOf = ({ restaurant, documents: [document] }: Pick<Restricted, 'restaurant' | 'documents'>, language: Language) => ({
  name: inLanguage(restaurant, language),
  document: document ? documentNames[document.kind][language] : '',
  day: formatDay(document?.expirationDate ?? ''),
})

/** `link`: the page to replace documents. */
export const ordersRestrictedMail = ({ language, link, ...restricted }: Restricted): MailContent => {
  const [en, ar] = [textsOf(restricted, 'en'), textsOf(restricted, 'ar')]
  return renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Your restaurant is not taking orders',
        heading: 'Your restaurant is not taking orders',
        paragraphs: [
          `${en.document} of ${isolated(en.name)} was valid until ${en.day}. Guests see the menu but cannot order. Open orders can be finished.`,
          'Orders are accepted again as soon as we have verified the renewed document.',
        ],
        button: 'Send renewed documents',
        after: [],
      },
      ar: {
        subject: 'مطعمك لا يستقبل الطلبات',
        heading: 'مطعمك لا يستقبل الطلبات',
        paragraphs: [
          `انتهت صلاحية ${ar.document} لـ ${isolated(ar.name)} في ${isolated(ar.day)}. يرى الضيوف القائمة لكن لا يمكنهم الطلب، ويمكن إكمال الطلبات المفتوحة.`,
          'يعود استقبال الطلبات فور اعتمادنا للوثيقة المجددة.',
        ],
        button: 'إرسال الوثائق المجددة',
        after: [],
      },
    },
  })
}

export const ordersRestrictedSms = ({ language, ...restricted }: Omit<Restricted, 'link'>): SmsContent => {
  const [en, ar] = [textsOf(restricted, 'en'), textsOf(restricted, 'ar')]
  return renderSms(language, {
    en: `Sufra: ${nameInSms(restricted.restaurant, 'en')} takes no orders: ${en.document} has expired. Please renew it.`,
    ar: `سفرة: توقفت طلبات ${nameInSms(restricted.restaurant, 'ar')}: انتهت صلاحية ${ar.document}. يرجى التجديد.`,
  })
}
