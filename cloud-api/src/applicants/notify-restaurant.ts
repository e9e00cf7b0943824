// What a restaurant is told of its application and its papers, by mail and SMS, in its owner's language first.
import type { users } from '../accounts/accounts.table.ts'
import type { Message } from '../messages/put-messages.ts'
import { applicationAcceptedMail, applicationAcceptedSms } from '../messages/templates/application-accepted.ts'
import { applicationNotAcceptedMail, applicationNotAcceptedSms } from '../messages/templates/application-not-accepted.ts'
import { applicationReceivedMail } from '../messages/templates/application-received.ts'
import type { RejectedDocument } from '../messages/templates/for-restaurant.ts'
import { documentsNotAcceptedMail, documentsVerifiedMail } from '../messages/templates/documents-reviewed.ts'
import type { DocumentKind } from '@sufra/shared/documents/document'
import type { LocalizedText } from '@sufra/shared/localized-text'

type Owner = Pick<typeof users.$inferSelect, 'email' | 'contactNumber' | 'language'>
type Deps = { restaurantId: string; name: LocalizedText; owner: Owner; publicAddress: string }

const pages = { counter: '/merchant', application: '/merchant/applicationreview', documents: '/merchant/settings/documents' } as const

/** The messages to a restaurant's owner, to be put into the outbox. */
export const createNotifyRestaurant = ({ restaurantId, name, owner, publicAddress }: Deps) => {
  const words = (page: keyof typeof pages) => ({ language: owner.language, restaurant: name, link: publicAddress + pages[page] })
  const mail = { to: owner.email, restaurantId }
  const sms = { to: `+${owner.contactNumber}`, restaurantId }

  return {
    received: (): Message[] => [{ ...applicationReceivedMail(words('application')), ...mail }],
    accepted: (): Message[] => [
      { ...applicationAcceptedMail(words('counter')), ...mail },
      { ...applicationAcceptedSms(words('counter')), ...sms },
    ],
    rejected: (papers: RejectedDocument[]): Message[] => [
      { ...applicationNotAcceptedMail({ ...words('documents'), papers }), ...mail },
      { ...applicationNotAcceptedSms(words('documents')), ...sms },
    ],
    documentsVerified: (kinds: DocumentKind[]): Message[] => [{ ...documentsVerifiedMail({ ...words('documents'), kinds }), ...mail }],
    documentsRejected: (papers: RejectedDocument[]): Message[] => [
      { ...documentsNotAcceptedMail({ ...words('documents'), papers }), ...mail },
    ],
  }
}
