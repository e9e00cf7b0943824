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
        subject: 'We received your application',
        heading: `Thank you, ${isolated(inLanguage(restaurant, 'en'))}`,
        paragraphs: ['We received your application and your documents. We will review them and email you our decision.'],
        button: 'View application',
        after: ['No action is needed until then.'],
      },
      ar: {
        subject: 'وصلنا طلبك',
        heading: `شكرًا، ${isolated(inLanguage(restaurant, 'ar'))}`,
        paragraphs: ['وصلنا طلبك مع وثائقك. سنراجعها ونرسل إليك القرار بالبريد الإلكتروني.'],
        button: 'متابعة الطلب',
        after: ['لا يلزم أي إجراء حتى ذلك الحين.'],
      },
    },
  })
