import type { DocumentDrafts } from '../../common/documents/drafts/draft.ts'

/** Documents that were chosen but not sent; preserved while another settings tab is open. */
export type DraftsContextValue = { drafts: DocumentDrafts; setDrafts: (drafts: DocumentDrafts) => void }
