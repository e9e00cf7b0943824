import { inLanguage } from '@sufra/shared/localized-text'
import type { MailContent, SmsContent } from '../message.ts'
import type { ForRestaurant } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'
import { renderSms, shortName } from './render-sms.ts'

/** `link`: the counter. */
export const applicationAcceptedMail = ({ language, restaurant, link }: ForRestaurant): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `Welcome: ${inLanguage(restaurant, 'en')} is on Sufra`,
        heading: 'Welcome to the table',
        paragraphs: [
          `Your papers are in order, and ${isolated(inLanguage(restaurant, 'en'))} is accepted.`,
          'Build your menu, print the codes for your tables, and take your first order.',
        ],
        button: 'Open your counter',
        after: ['We are glad that you are here.'],
      },
      ar: {
        subject: `أهلًا بك: ${inLanguage(restaurant, 'ar')} على سفرة`,
        heading: 'أهلًا بك على سفرتنا',
        paragraphs: [
          `وثائقك مكتملة، وقُبل طلب ${isolated(inLanguage(restaurant, 'ar'))}.`,
          'أعدّ قائمتك، واطبع رموز طاولاتك، واستقبل طلبك الأول.',
        ],
        button: 'فتح الكاونتر',
        after: ['يسعدنا وجودك معنا.'],
      },
    },
  })

export const applicationAcceptedSms = ({ language, restaurant }: Omit<ForRestaurant, 'link'>): SmsContent =>
  renderSms(language, {
    en: `Sufra: ${shortName(inLanguage(restaurant, 'en'))} is accepted. Welcome! Sign in to build your menu.`,
    ar: `سفرة: قُبل طلب ${shortName(inLanguage(restaurant, 'ar'))}. أهلًا بك! سجّل الدخول لإعداد قائمتك.`,
  })
