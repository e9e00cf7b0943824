// Drafts of documents: their problems, and the form in which they are submitted (spec §2, §3, §5).
import {
  datesProblems,
  documentKinds,
  isDated,
  maxImages,
  type Day,
  type DocumentKind,
  type IdentityType,
} from '@sufra/shared/documents/document'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'

/**
 * A document before it is sent. `files`: a single file for a document with dates, up to five for restaurant images, whose dates stay ''.
 * `type`: set for the proof of identity alone.
 */
export type DocumentDraft = { files: File[]; issueDate: Day; expirationDate: Day; type?: IdentityType }
export type DocumentDrafts = Partial<Record<DocumentKind, DocumentDraft>>

type DraftProblems = { files?: RefusalCode; issueDate?: RefusalCode; expirationDate?: RefusalCode; type?: RefusalCode }

/** The problems of one draft, by field. File types and sizes were already checked when the files were chosen. */
export const draftProblems = (kind: DocumentKind, draft: DocumentDraft, today: Day): DraftProblems => {
  if (!isDated(kind)) {
    if (draft.files.length === 0) return { files: 'document.files_required' }
    return draft.files.length > maxImages ? { files: 'document.too_many' } : {}
  }
  return {
    ...(draft.files.length === 0 && { files: 'document.file_required' }),
    ...datesProblems(draft.issueDate, draft.expirationDate, today),
    ...(kind === 'proofOfIdentity' && !draft.type && { type: 'document.identity_type' }),
  }
}

/** The problem of each card: a missing required document, or the first problem of its draft. */
export const draftsProblems = (
  drafts: DocumentDrafts,
  required: readonly DocumentKind[],
  today: Day,
): Partial<Record<DocumentKind, RefusalCode>> => {
  const problems: Partial<Record<DocumentKind, RefusalCode>> = {}
  for (const kind of documentKinds) {
    const draft = drafts[kind]
    if (!draft && required.includes(kind)) problems[kind] = `document.${kind}`
    if (!draft) continue
    const { files, issueDate, expirationDate, type } = draftProblems(kind, draft, today)
    const problem = files ?? issueDate ?? expirationDate ?? type
    if (problem) problems[kind] = problem
  }
  return problems
}

/** The fields of the multipart form, with the names of spec §3. */
export const documentFormFields = (drafts: DocumentDrafts): [name: string, value: string | File][] =>
  documentKinds.flatMap((kind) => {
    const draft = drafts[kind]
    if (!draft) return []
    const files = draft.files.map((file): [string, File] => [kind, file])
    if (!isDated(kind)) return files
    return [
      ...files,
      [`${kind}IssueDate`, draft.issueDate],
      [`${kind}ExpirationDate`, draft.expirationDate],
      ...(kind === 'proofOfIdentity' && draft.type ? [['proofOfIdentityType', draft.type] as [string, string]] : []),
    ]
  })
