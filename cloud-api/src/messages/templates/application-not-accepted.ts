import { inLanguage, type Language } from '@sufra/shared/localized-text'
import type { MailContent, SmsContent } from '../message.ts'
import type { ForRestaurant, RejectedDocument } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'
import { renderSms, shortName } from './render-sms.ts'
import { documentNames } from './document-names.ts'

/** `link`: the page to replace documents. */
export const applicationNotAcceptedMail = ({
  language,
  restaurant,
  link,
  papers,
}: ForRestaurant & { papers: RejectedDocument[] }): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Your application is not accepted yet',
        heading: 'Not yet, but nearly',
        paragraphs: [
          `We looked at the application of ${isolated(inLanguage(restaurant, 'en'))} and cannot accept it as it is. Please replace these papers:`,
        ],
        list: listOf('en', papers),
        button: 'Replace the papers',
        after: ['Everything else stays as it is. Send these, and we look again.'],
      },
      ar: {
        subject: 'لم يُقبل طلبك بعد',
        heading: 'بقي القليل',
        paragraphs: [`راجعنا طلب ${isolated(inLanguage(restaurant, 'ar'))} ولا يمكننا قبوله كما هو. يرجى استبدال هذه الوثائق:`],
        list: listOf('ar', papers),
        button: 'استبدال الوثائق',
        after: ['كل ما عداها يبقى كما هو. أرسلها وسنراجع طلبك من جديد.'],
      },
    },
  })

export const applicationNotAcceptedSms = ({ language, restaurant }: Omit<ForRestaurant, 'link'>): SmsContent =>
  renderSms(language, {
    en: `Sufra: ${shortName(inLanguage(restaurant, 'en'))} is not accepted yet: some papers are to be replaced. See your mail.`,
    ar: `سفرة: لم يُقبل طلب ${shortName(inLanguage(restaurant, 'ar'))} بعد: يلزم استبدال بعض الوثائق. التفاصيل في بريدك.`,
  })

const listOf = (language: Language, papers: RejectedDocument[]) =>
  papers.map(({ kind, reason }) => ({ title: documentNames[kind][language], text: reason }))
