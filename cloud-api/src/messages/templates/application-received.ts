import { inLanguage } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import type { ForRestaurant } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'

/** `link`: the status page of the application. */
export const applicationReceivedMail = ({ language, restaurant, link }: ForRestaurant): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'We have your application',
        heading: `Thank you, ${isolated(inLanguage(restaurant, 'en'))}`,
        paragraphs: [
          'Your application and its papers are with us. We look at each paper ourselves, and write to you as soon as it is decided.',
        ],
        button: 'See your application',
        after: ['There is nothing to do until then.'],
      },
      ar: {
        subject: 'وصلنا طلبك',
        heading: `شكرًا، ${isolated(inLanguage(restaurant, 'ar'))}`,
        paragraphs: ['وصلنا طلبك مع وثائقه. نراجع كل وثيقة بأنفسنا، ونكتب إليك فور اتخاذ القرار.'],
        button: 'متابعة الطلب',
        after: ['لا شيء مطلوب منك حتى ذلك الحين.'],
      },
    },
  })
