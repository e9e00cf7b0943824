// The multipart form that papers travel in (spec §3): a file by the paper's name, its dates as `<name>IssueDate` and `<name>ExpirationDate`, and
// `restaurantImages` up to five times.
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { maxUploadBytes } from '../uploads.ts'
import { datedKinds, documentKinds, identityTypes, maxImages, type DatedKind } from './document.ts'

/** ISO text: a day, or a moment, of which the day in Qatar counts. */
const qatarDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Qatar', year: 'numeric', month: '2-digit', day: '2-digit' })
const dayOf = (text: string) => (text.length > 10 ? qatarDay.format(new Date(text)) : text)

const dateText = (missing: RefusalCode) =>
  z
    .union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], missing)
    .default('')
    .overwrite(dayOf)

type DateFields = Record<`${DatedKind}${'IssueDate' | 'ExpirationDate'}`, ReturnType<typeof dateText>>

const dateFields = Object.fromEntries(
  datedKinds.flatMap((kind) => [
    [`${kind}IssueDate`, dateText('document.issue_required')],
    [`${kind}ExpirationDate`, dateText('document.expiration_required')],
  ]),
) as DateFields // each dated kind has both

/** The fields of text that go with papers; '' where none was given. */
export const documentFields = z.object({
  ...dateFields,
  proofOfIdentityType: z.enum(identityTypes, 'document.identity_type').default('qatarId'),
})
export type DocumentFields = z.output<typeof documentFields>

/** The files of a form of papers. */
export const documentFiles = {
  files: new RegExp(`^(${documentKinds.join('|')})$`),
  // One more than is taken, so that one picture too many is named as such.
  maxFiles: datedKinds.length + maxImages + 1,
  maxFileBytes: maxUploadBytes,
  tooLarge: 'document.size',
  repeated: { name: 'restaurantImages', most: maxImages, tooMany: 'document.too_many' },
} as const
