import type { DocumentDrafts } from '../../features/documents/drafts/draft.ts'

/** Chosen documents that are not sent yet; preserved while another settings tab is open. */
export type DraftsContextValue = { drafts: DocumentDrafts; setDrafts: (drafts: DocumentDrafts) => void }
