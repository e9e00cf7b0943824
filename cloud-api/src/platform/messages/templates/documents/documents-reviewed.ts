// Emails about new documents of an accepted restaurant.
import type { DocumentKind } from '@sufra/shared/documents/document'
import { inLanguage } from '@sufra/shared/localized-text'
import type { MailContent } from '../../message.ts'
import type { ForRestaurant, RejectedDocument } from '../for-restaurant.ts'
import { isolated, renderEmail } from '../render-email.ts'
import { documentNames } from './document-names.ts'

/** `link`: the restaurant's documents. */
export const documentsVerifiedMail = ({ language, restaurant, link, kinds }: ForRestaurant & { kinds: DocumentKind[] }): MailContent =>
  renderEmail({
    language,
    link,
    letters: {
      en: {
        subject: 'Your new documents have been verified',
        heading: 'Your new documents have been verified',
        paragraphs: [`We verified these documents of ${isolated(inLanguage(restaurant, 'en'))}. They are now valid:`],
        list: kinds.map((kind) => ({ title: documentNames[kind].en })),
        button: 'View documents',
        after: ['No action is needed.'],
      },
      ar: {
        subject: 'تم اعتماد وثائقك الجديدة',
        heading: 'تم اعتماد وثائقك الجديدة',
        paragraphs: [`تم اعتماد هذه الوثائق لـ ${isolated(inLanguage(restaurant, 'ar'))} وأصبحت سارية:`],
        list: kinds.map((kind) => ({ title: documentNames[kind].ar })),
        button: 'عرض الوثائق',
        after: ['لا يلزم أي إجراء.'],
      },
    },
  })

/** `link`: the page to replace documents. */
export const documentsNotAcceptedMail = ({
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
        subject: 'Some of your new documents were not accepted',
        heading: 'Please send these documents again',
        paragraphs: [`We cannot accept these documents of ${isolated(inLanguage(restaurant, 'en'))}:`],
        list: documents.map(({ kind, reason }) => ({ title: documentNames[kind].en, text: reason })),
        button: 'Replace documents',
        after: ['Your previous verified documents stay valid until they expire.'],
      },
      ar: {
        subject: 'لم يتم قبول بعض وثائقك الجديدة',
        heading: 'يرجى إرسال هذه الوثائق مرة أخرى',
        paragraphs: [`لا يمكننا قبول هذه الوثائق لـ ${isolated(inLanguage(restaurant, 'ar'))}:`],
        list: documents.map(({ kind, reason }) => ({ title: documentNames[kind].ar, text: reason })),
        button: 'استبدال الوثائق',
        after: ['تبقى وثائقك المعتمدة السابقة سارية حتى تاريخ انتهائها.'],
      },
    },
  })
