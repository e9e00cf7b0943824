import type { DocumentKind } from '@sufra/shared/documents/document'

/** The element id of a card's button, used to focus the first missing document. */
export const actionId = (kind: DocumentKind) => `document-${kind}`
