import type { DocumentKind } from '@sufra/shared/documents/document'

/** The id of a card's button, by which the keyboard is led to what is missing. */
export const actionId = (kind: DocumentKind) => `paper-${kind}`
