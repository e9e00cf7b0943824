// The multipart form of documents (spec §3): a file named after the document, its dates as `<name>IssueDate` and `<name>ExpirationDate`, and
// `restaurantImages` up to five times.
import { z } from 'zod'
import { dayOf } from '../dates/day.ts'
import { requestedDay } from '../dates/requested-day.ts'
import { homeTimeZone } from '../dates/time-zone.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { maxUploadBytes } from '../uploads.ts'
import { datedKinds, documentKinds, identityTypes, maxImages, type DatedKind } from './document.ts'

/** Converts an ISO timestamp to the date in Qatar; an ISO date stays unchanged. */
const dayOfText = (text: string) => (text.length > 10 ? dayOf(new Date(text), homeTimeZone) : text)

const dateText = (missing: RefusalCode) =>
  z
    .union([z.literal(''), z.iso.date(), z.iso.datetime({ offset: true })], missing)
    .default('')
    .overwrite(dayOfText)
    .refine((text) => text === '' || requestedDay().safeParse(text).success, missing)

type DateFields = Record<`${DatedKind}${'IssueDate' | 'ExpirationDate'}`, ReturnType<typeof dateText>>

const dateFields = Object.fromEntries(
  datedKinds.flatMap((kind) => [
    [`${kind}IssueDate`, dateText('document.issue_required')],
    [`${kind}ExpirationDate`, dateText('document.expiration_required')],
  ]),
) as DateFields // each dated kind has both dates

/** The text fields of the documents form; '' when missing. */
export const documentFields = z.object({
  ...dateFields,
  proofOfIdentityType: z.enum(identityTypes, 'document.identity_type').default('qatarId'),
})
export type DocumentFields = z.output<typeof documentFields>

/** The files of the documents form. */
export const documentFiles = {
  files: new RegExp(`^(${documentKinds.join('|')})$`),
  // The limit is one above the allowed number, so that an extra picture is refused with its own code.
  maxFiles: datedKinds.length + maxImages + 1,
  maxFileBytes: maxUploadBytes,
  tooLarge: 'document.size',
  repeated: { name: 'restaurantImages', maxCount: maxImages, tooMany: 'document.too_many' },
} as const
