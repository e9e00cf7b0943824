import type { DocumentKind } from '@sufra/shared/documents/document'
import type { Language, LocalizedText } from '@sufra/shared/localized-text'

/** `link`: the page that the mail's button opens. */
export type ForRestaurant = { language: Language; restaurant: LocalizedText; link: string }

/** A paper that was not accepted, and the administrator's reason in whatever language it was written. */
export type RejectedDocument = { kind: DocumentKind; reason: string }
