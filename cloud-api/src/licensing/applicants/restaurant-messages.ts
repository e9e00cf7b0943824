// The emails and SMS about a restaurant's application and documents, in its owner's language first.
import type { Message } from '../../platform/messages/enqueue-messages.ts'
import { applicationAcceptedMail, applicationAcceptedSms } from '../../platform/messages/templates/application-accepted.ts'
import { applicationNotAcceptedMail, applicationNotAcceptedSms } from '../../platform/messages/templates/application-not-accepted.ts'
import { applicationReceivedMail } from '../../platform/messages/templates/application-received.ts'
import type { RejectedDocument } from '../../platform/messages/templates/for-restaurant.ts'
import { documentsNotAcceptedMail, documentsVerifiedMail } from '../../platform/messages/templates/documents/documents-reviewed.ts'
import type { DocumentKind } from '@sufra/shared/documents/document'
import type { Language, LocalizedText } from '@sufra/shared/localized-text'

type Owner = { email: string; contactNumber: string; language: Language }
type Deps = { restaurantId: string; name: LocalizedText; owner: Owner; publicAddress: string }

const pages = { counter: '/merchant', application: '/merchant/applicationreview', documents: '/merchant/settings/documents' } as const

/** Builds the messages to a restaurant's owner, to be enqueued. */
export const createRestaurantMessages = ({ restaurantId, name, owner, publicAddress }: Deps) => {
  const templateInput = (page: keyof typeof pages) => ({ language: owner.language, restaurant: name, link: publicAddress + pages[page] })
  const mail = { to: owner.email, restaurantId }
  const sms = { to: `+${owner.contactNumber}`, restaurantId }

  return {
    received: (): Message[] => [{ ...applicationReceivedMail(templateInput('application')), ...mail }],
    accepted: (): Message[] => [
      { ...applicationAcceptedMail(templateInput('counter')), ...mail },
      { ...applicationAcceptedSms(templateInput('counter')), ...sms },
    ],
    rejected: (documents: RejectedDocument[]): Message[] => [
      { ...applicationNotAcceptedMail({ ...templateInput('documents'), documents }), ...mail },
      { ...applicationNotAcceptedSms(templateInput('documents')), ...sms },
    ],
    documentsVerified: (kinds: DocumentKind[]): Message[] => [
      { ...documentsVerifiedMail({ ...templateInput('documents'), kinds }), ...mail },
    ],
    documentsRejected: (documents: RejectedDocument[]): Message[] => [
      { ...documentsNotAcceptedMail({ ...templateInput('documents'), documents }), ...mail },
    ],
  }
}
