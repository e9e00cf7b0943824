import type { DocumentKind } from '@sufra/shared/documents/document'
import type { Language, LocalizedText } from '@sufra/shared/localized-text'

/** `link`: the page opened by the button. */
export type ForRestaurant = { language: Language; restaurant: LocalizedText; link: string }

/** A rejected document, and the administrator's reason in the language it was written in. */
export type RejectedDocument = { kind: DocumentKind; reason: string }
