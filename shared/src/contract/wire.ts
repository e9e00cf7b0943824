// Zod schemas of values on the wire that several features share.
import { z } from 'zod'
import { dirhams, toQar, type Dirhams } from '../money.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { cleanText, isStorable } from '../text/clean-text.ts'

const hasAtMostTwoDecimals = (qar: number) => Math.abs(qar * 100 - Math.round(qar * 100)) < 1e-6

/** QAR with two decimals on the wire, whole dirhams inside. At most ten million QAR. */
export const qar = z.codec(
  z.number().min(0, 'money.invalid').max(10_000_000, 'money.invalid').refine(hasAtMostTwoDecimals, 'money.invalid'),
  z.custom<Dirhams>((amount) => Number.isSafeInteger(amount)),
  { decode: (amount) => dirhams(Math.round(amount * 100)), encode: toQar },
)

/** A sum or a difference in QAR: it may be negative, and larger than any single amount. */
export const signedQar = z.codec(
  z.number().min(-1e11, 'money.invalid').max(1e11, 'money.invalid').refine(hasAtMostTwoDecimals, 'money.invalid'),
  z.custom<Dirhams>((amount) => Number.isSafeInteger(amount)),
  { decode: (amount) => dirhams(Math.round(amount * 100)), encode: toQar },
)

/** Text typed by users: cleaned (`cleanText`), storable in the database, at most `maxLength` UTF-16 units. */
export const typedText = (maxLength: number, tooLong: RefusalCode = 'request.invalid') =>
  z
    .string()
    .refine(isStorable, 'request.invalid' satisfies RefusalCode)
    .overwrite(cleanText)
    .max(maxLength, tooLong)

export const localizedText = z.object({ en: z.string(), ar: z.string() })

/** The largest number that the database's integers hold. */
const maxInteger = 2_147_483_647

/** A count, number or version, as the database stores it. */
export const wholeNumber = z.int().min(0).max(maxInteger)
/** A count, number or version in a query, a path or a form. */
export const wholeNumberText = z.coerce.number('request.invalid').int('request.invalid').min(0).max(maxInteger)

/** Id of anything but an order: a UUIDv7 made by the server. */
export const id = z.uuid()

/** An order's id. It is unguessable, since it authorizes the diner: 128 random bits, base64url. */
export const orderId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'order.not_found')

/** Identifies a request, so that a retry has no second effect. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_\-.:]{8,128}$/, 'idempotency.key_invalid')

export const timestamp = z.iso.datetime()

/** The reply of routes that return no data. */
export const done = z.object({ success: z.literal(true), message: z.string() })
