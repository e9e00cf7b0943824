import type { DocumentDrafts } from '../../app/documents/draft.ts'

/** Papers that were chosen and not sent: they outlive a look at another tab. */
export type DraftsContextValue = { drafts: DocumentDrafts; setDrafts: (drafts: DocumentDrafts) => void }
