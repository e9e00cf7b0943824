import { inLanguage } from '@sufra/shared/localized-text'
import type { MailContent, SmsContent } from '../message.ts'
import type { ForRestaurant } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import { renderSms } from './render-sms.ts'

/** `link`: the counter. */
export const applicationAcceptedMail = ({ language, restaurant, link }: ForRestaurant): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `${inLanguage(restaurant, 'en')} has been accepted on Sufra`,
        heading: 'Welcome to Sufra',
        paragraphs: [
          `Your documents have been verified and ${isolated(inLanguage(restaurant, 'en'))} has been accepted.`,
          'Add your menu, print the QR codes for your tables and take your first order.',
        ],
        button: 'Open the counter',
        after: ['Thank you for choosing Sufra.'],
      },
      ar: {
        subject: `تم قبول ${inLanguage(restaurant, 'ar')} في سفرة`,
        heading: 'أهلًا بك في سفرة',
        paragraphs: [
          `تم اعتماد وثائقك وقبول ${isolated(inLanguage(restaurant, 'ar'))}.`,
          'أضف قائمتك واطبع رموز QR لطاولاتك واستقبل طلبك الأول.',
        ],
        button: 'فتح الكاونتر',
        after: ['شكرًا لاختيارك سفرة.'],
      },
    },
  })

export const applicationAcceptedSms = ({ language, restaurant }: Omit<ForRestaurant, 'link'>): SmsContent =>
  renderSms(language, {
    en: `Sufra: ${nameInSms(restaurant, 'en')} has been accepted. Sign in to add your menu.`,
    ar: `سفرة: تم قبول ${nameInSms(restaurant, 'ar')}. سجّل الدخول لإضافة قائمتك.`,
  })
