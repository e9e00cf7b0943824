import { inLanguage } from '@sufra/shared/localized-text'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import type { MailContent, SmsContent } from '../message.ts'
import type { ForRestaurant } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'
import { renderSms } from './render-sms.ts'

/** `link`: the counter. */
export const restaurantRestoredMail = ({ language, restaurant, link }: ForRestaurant): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `${inLanguage(restaurant, 'en')} is active again on Sufra`,
        heading: 'Your account is active again',
        paragraphs: [`${isolated(inLanguage(restaurant, 'en'))} can take orders again. Guests see it at once.`],
        button: 'Open the counter',
        after: ['Thank you for choosing Sufra.'],
      },
      ar: {
        subject: `عاد ${inLanguage(restaurant, 'ar')} إلى العمل في سفرة`,
        heading: 'تمت إعادة تفعيل حسابك',
        paragraphs: [`يمكن لـ ${isolated(inLanguage(restaurant, 'ar'))} استقبال الطلبات من جديد، ويظهر ذلك للضيوف فورًا.`],
        button: 'فتح الكاونتر',
        after: ['شكرًا لاختيارك سفرة.'],
      },
    },
  })

export const restaurantRestoredSms = ({ language, restaurant }: Omit<ForRestaurant, 'link'>): SmsContent =>
  renderSms(language, {
    en: `Sufra: ${nameInSms(restaurant, 'en')} is active again and can take orders.`,
    ar: `سفرة: عاد ${nameInSms(restaurant, 'ar')} إلى العمل ويمكنه استقبال الطلبات.`,
  })
