// Documents of a submitted form. The whole form is validated before a file is stored, so that a refusal lists all
// problems.
import { datedKinds, datesProblems, isDated, type DocumentKind } from '@sufra/shared/documents/document'
import type { DocumentFields } from '@sufra/shared/documents/document-form'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { v7 as uuidv7 } from 'uuid'
import { refused } from '../../platform/refusals/refused.ts'
import type { documents } from './documents.table.ts'
import type { SentFile, StoredFile } from './with-document-files.ts'

export type SentForm = { fields: DocumentFields; files: ReadonlyMap<string, Buffer>; repeated: readonly Buffer[] }
type NewDocument = typeof documents.$inferInsert
type Problem = { path: string; code: RefusalCode }

/** The kinds for which the form contains files. */
export const sentKinds = ({ files, repeated }: SentForm): DocumentKind[] => [
  ...datedKinds.filter((kind) => files.has(kind)),
  ...(repeated.length > 0 ? (['restaurantImages'] as const) : []),
]

const bytesOf = (form: SentForm, kind: DocumentKind): readonly Buffer[] => {
  if (!isDated(kind)) return form.repeated
  const file = form.files.get(kind)
  return file ? [file] : []
}

const datesOf = ({ fields }: SentForm, kind: DocumentKind) =>
  isDated(kind)
    ? { issueDate: fields[`${kind}IssueDate`], expirationDate: fields[`${kind}ExpirationDate`] }
    : { issueDate: null, expirationDate: null }

/** Returns the problems of a form that must contain these kinds, each with the name of its part. */
export const documentProblems = (form: SentForm, kinds: readonly DocumentKind[], today: string): Problem[] =>
  kinds.flatMap((kind) => {
    const { issueDate, expirationDate } = datesOf(form, kind)
    const missing = bytesOf(form, kind).length === 0 ? [{ path: kind, code: `document.${kind}` as const }] : []
    if (issueDate === null || expirationDate === null) return missing
    const problems = datesProblems(issueDate, expirationDate, today)
    return [
      ...missing,
      ...(problems.issueDate ? [{ path: `${kind}IssueDate`, code: problems.issueDate }] : []),
      ...(problems.expirationDate ? [{ path: `${kind}ExpirationDate`, code: problems.expirationDate }] : []),
    ]
  })

/** Refuses with all of these problems, if there are any. */
export const refuseProblems = (problems: readonly Problem[]): void => {
  const codes = [...new Set(problems.map(({ code }) => code))]
  if (codes[0]) throw refused(codes[0], { fields: problems }, codes)
}

/** Returns the files of these kinds, in the order of the kinds, for storing. */
export const sentFilesOf = (form: SentForm, kinds: readonly DocumentKind[]): SentFile[] =>
  kinds.flatMap((kind) => bytesOf(form, kind).map((bytes) => ({ kind, bytes })))

/** Returns a row of each of these kinds, with its stored files. */
export const documentRows = (
  form: SentForm,
  kinds: readonly DocumentKind[],
  stored: readonly StoredFile[],
  { restaurantId, now }: { restaurantId: string; now: Date },
): NewDocument[] =>
  kinds.map((kind) => ({
    restaurantId,
    id: uuidv7(),
    kind,
    type: kind === 'proofOfIdentity' ? form.fields.proofOfIdentityType : null,
    ...datesOf(form, kind),
    files: stored.filter((each) => each.kind === kind).map(({ file }) => file),
    state: 'waiting',
    submittedAt: now,
  }))
