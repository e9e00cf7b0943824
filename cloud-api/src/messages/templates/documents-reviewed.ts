// Emails about new documents of an accepted restaurant.
import type { DocumentKind } from '@sufra/shared/documents/document'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MailContent } from '../message.ts'
import type { ForRestaurant, RejectedDocument } from './for-restaurant.ts'
import { isolated, renderEmail } from './render-email.ts'
import { documentNames } from './document-names.ts'

/** `link`: the restaurant's documents. */
export const documentsVerifiedMail = ({ language, restaurant, link, kinds }: ForRestaurant & { kinds: DocumentKind[] }): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Your new papers are verified',
        heading: 'Your new papers are verified',
        paragraphs: [`We looked at these papers of ${isolated(inLanguage(restaurant, 'en'))}. They are in force from now on:`],
        list: kinds.map((kind) => ({ title: documentNames[kind].en })),
        button: 'See your papers',
        after: ['There is nothing more to do.'],
      },
      ar: {
        subject: 'اعتُمدت وثائقك الجديدة',
        heading: 'اعتُمدت وثائقك الجديدة',
        paragraphs: [`راجعنا هذه الوثائق من ${isolated(inLanguage(restaurant, 'ar'))}، وهي سارية من الآن:`],
        list: kinds.map((kind) => ({ title: documentNames[kind].ar })),
        button: 'عرض وثائقك',
        after: ['لا شيء آخر مطلوب منك.'],
      },
    },
  })

/** `link`: the page to replace documents. */
export const documentsNotAcceptedMail = ({
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
        subject: 'Some of your new papers are not accepted',
        heading: 'Please send these papers again',
        paragraphs: [`We cannot accept these papers of ${isolated(inLanguage(restaurant, 'en'))}:`],
        list: papers.map(({ kind, reason }) => ({ title: documentNames[kind].en, text: reason })),
        button: 'Replace the papers',
        after: ['The papers that we verified before stay in force until they expire.'],
      },
      ar: {
        subject: 'بعض وثائقك الجديدة لم تُقبل',
        heading: 'يرجى إرسال هذه الوثائق من جديد',
        paragraphs: [`لا يمكننا قبول هذه الوثائق من ${isolated(inLanguage(restaurant, 'ar'))}:`],
        list: papers.map(({ kind, reason }) => ({ title: documentNames[kind].ar, text: reason })),
        button: 'استبدال الوثائق',
        after: ['تبقى الوثائق التي اعتمدناها من قبل سارية حتى تاريخ انتهائها.'],
      },
    },
  })
