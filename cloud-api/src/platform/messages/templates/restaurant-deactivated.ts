import type { DeactivationReason } from '@sufra/shared/deactivation/deactivation'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import { nameInSms } from '@sufra/shared/sms/sms-wording'
import type { MailContent, SmsContent } from '../message.ts'
import type { ForRestaurant } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'
import { renderSms } from './render-sms.ts'

/** `link`: the page with the reason and the way to pay. `note`: the administrator's text. */
type Deactivated = ForRestaurant & { reason: DeactivationReason; note: string }

const reasons: Record<Language, Record<DeactivationReason, string[]>> = {
  en: {
    subscription_unpaid: ['Reason: the subscription has not been paid.'],
    owner_request: ['Reason: you requested this.'],
    terms_violated: ['Reason: the terms of use were not followed.'],
    other: [],
  },
  ar: {
    subscription_unpaid: ['السبب: لم يُدفع الاشتراك.'],
    owner_request: ['السبب: بناءً على طلبك.'],
    terms_violated: ['السبب: عدم الالتزام بشروط الاستخدام.'],
    other: [],
  },
}

export const restaurantDeactivatedMail = ({ language, restaurant, link, reason, note }: Deactivated): MailContent => {
  const written = note === '' ? [] : [isolated(note)]
  return renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: `${inLanguage(restaurant, 'en')} has been deactivated on Sufra`,
        heading: 'Your account is deactivated',
        paragraphs: [
          `${isolated(inLanguage(restaurant, 'en'))} takes no new orders. Guests still see the menu, with a note that the restaurant is not taking orders.`,
          ...reasons.en[reason],
          ...written,
        ],
        button: 'See why and what to do',
        after: ['Open orders can still be finished at the counter.'],
      },
      ar: {
        subject: `تم إيقاف ${inLanguage(restaurant, 'ar')} في سفرة`,
        heading: 'تم إيقاف حسابك',
        paragraphs: [
          `لا يستقبل ${isolated(inLanguage(restaurant, 'ar'))} طلبات جديدة. ما زال الضيوف يرون القائمة مع تنبيه بأن الطلبات متوقفة.`,
          ...reasons.ar[reason],
          ...written,
        ],
        button: 'السبب وما يمكنك فعله',
        after: ['يمكنك إكمال الطلبات المفتوحة على الكاونتر.'],
      },
    },
  })
}

export const restaurantDeactivatedSms = ({ language, restaurant }: Pick<Deactivated, 'language' | 'restaurant'>): SmsContent =>
  renderSms(language, {
    en: `Sufra: ${nameInSms(restaurant, 'en')} is deactivated and takes no new orders. Sign in to see why.`,
    ar: `سفرة: تم إيقاف ${nameInSms(restaurant, 'ar')} ولا يستقبل طلبات جديدة. سجّل الدخول لمعرفة السبب.`,
  })
