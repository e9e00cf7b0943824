// Papers as a form brought them: checked whole, then kept, so that a form is refused with all that is wrong with it.
import { datedKinds, datesProblems, isDated, type DocumentKind, type PaperFile } from '@sufra/shared/documents/document'
import type { DocumentFields } from '@sufra/shared/documents/document-form'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { v7 as uuidv7 } from 'uuid'
import { brokenConstraint } from '../db/connect.ts'
import { Refusal, refused } from '../http/refused.ts'
import type { documents } from './documents.table.ts'
import type { PaperFiles } from './paper-files.ts'

export type SentForm = { fields: DocumentFields; files: ReadonlyMap<string, Buffer>; repeated: readonly Buffer[] }
type NewDocument = typeof documents.$inferInsert
type Problem = { path: string; code: RefusalCode }

/** The kinds of which the form brings files. */
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

/** What is wrong with a form that has to bring these kinds: each with the name of its part. */
export const papersProblems = (form: SentForm, kinds: readonly DocumentKind[], today: string): Problem[] =>
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

/** Refuses with all of these problems, where there are any. */
export const refuseProblems = (problems: readonly Problem[]): void => {
  const codes = [...new Set(problems.map(({ code }) => code))]
  if (codes[0]) throw refused(codes[0], { fields: problems }, codes)
}

/** Whether nothing of a change is kept for sure: the answer to a commit that holds may have been lost on the line. What is left then is for the sweep. */
const isUndone = (error: unknown) => error instanceof Refusal || brokenConstraint(error) !== undefined

/**
 * Keeps the files of these kinds, then makes the change with their rows; a change that is refused leaves no file behind. Refuses what is wrong with a file,
 * with the name of its part.
 */
export const withPapers = async <T>(
  paperFiles: PaperFiles,
  form: SentForm,
  kinds: readonly DocumentKind[],
  { restaurantId, now }: { restaurantId: string; now: Date },
  change: (rows: NewDocument[]) => Promise<T>,
): Promise<T> => {
  const kept: PaperFile[] = []
  const keep = async (kind: DocumentKind, bytes: Buffer) => {
    const file = await paperFiles.keep(bytes).catch((error: unknown) => {
      throw error instanceof Refusal ? refused(error.code, { fields: [{ path: kind, code: error.code }] }) : error
    })
    kept.push(file)
    return file
  }
  try {
    const rows: NewDocument[] = []
    for (const kind of kinds) {
      const files: PaperFile[] = []
      for (const bytes of bytesOf(form, kind)) files.push(await keep(kind, bytes))
      const type = kind === 'proofOfIdentity' ? form.fields.proofOfIdentityType : null
      rows.push({ restaurantId, id: uuidv7(), kind, type, ...datesOf(form, kind), files, state: 'waiting', submittedAt: now })
    }
    return await change(rows)
  } catch (error) {
    if (isUndone(error)) await paperFiles.remove(kept.map(({ id }) => id))
    throw error
  }
}
