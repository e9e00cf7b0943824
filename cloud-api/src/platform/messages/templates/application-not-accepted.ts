import { inLanguage, type Language } from '@sufra/shared/localized-text'
import type { MailContent, SmsContent } from '../message.ts'
import type { ForRestaurant, RejectedDocument } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import { renderSms } from './render-sms.ts'
import { documentNames } from './documents/document-names.ts'

/** `link`: the page to replace documents. */
export const applicationNotAcceptedMail = ({
  language,
  restaurant,
  link,
  documents,
}: ForRestaurant & { documents: RejectedDocument[] }): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Your application has not been accepted yet',
        heading: 'Some documents need to be replaced',
        paragraphs: [
          `We reviewed the application of ${isolated(inLanguage(restaurant, 'en'))} and cannot accept it yet. Please replace these documents:`,
        ],
        list: listOf('en', documents),
        button: 'Replace documents',
        after: ['You do not need to change anything else. We will review your application again once you send them.'],
      },
      ar: {
        subject: 'لم يتم قبول طلبك بعد',
        heading: 'يلزم استبدال بعض الوثائق',
        paragraphs: [`راجعنا طلب ${isolated(inLanguage(restaurant, 'ar'))} ولا يمكننا قبوله بعد. يرجى استبدال هذه الوثائق:`],
        list: listOf('ar', documents),
        button: 'استبدال الوثائق',
        after: ['لا يلزم تغيير أي شيء آخر. سنراجع طلبك مرة أخرى بعد إرسالها.'],
      },
    },
  })

export const applicationNotAcceptedSms = ({ language, restaurant }: Omit<ForRestaurant, 'link'>): SmsContent =>
  renderSms(language, {
    en: `Sufra: ${nameInSms(restaurant, 'en')} has not been accepted yet. Please replace some documents. See your email.`,
    ar: `سفرة: لم يتم قبول ${nameInSms(restaurant, 'ar')} بعد. يلزم استبدال بعض الوثائق. التفاصيل في بريدك.`,
  })

const listOf = (language: Language, documents: RejectedDocument[]) =>
  documents.map(({ kind, reason }) => ({ title: documentNames[kind][language], text: reason }))
