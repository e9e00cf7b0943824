// How the platform's values travel: the zod schemas that more than one feature's contract is made of.
import { z } from 'zod'
import { dirhams, toQar, type Dirhams } from '../money.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

const hasAtMostTwoDecimals = (qar: number) => Math.abs(qar * 100 - Math.round(qar * 100)) < 1e-6

/** QAR with two decimals on the wire, whole dirhams inside. At most ten million QAR. */
export const qar = z.codec(
  z.number().min(0, 'money.invalid').max(10_000_000, 'money.invalid').refine(hasAtMostTwoDecimals, 'money.invalid'),
  z.custom<Dirhams>((amount) => Number.isSafeInteger(amount)),
  { decode: (amount) => dirhams(Math.round(amount * 100)), encode: toQar },
)

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Text that people type: trimmed, of characters that a database can keep (no NUL, no half of a surrogate pair), at most so many UTF-16 units long. */
export const typedText = (most: number, tooLong: RefusalCode = 'request.invalid') =>
  z
    .string()
    .trim()
    .max(most, tooLong)
    .refine(isStorable, 'request.invalid' satisfies RefusalCode)

export const localizedText = z.object({ en: z.string(), ar: z.string() })

/** Ids of everything but orders: UUIDv7, made by the server. */
export const id = z.uuid()

/** An order's id is what its diner proves themselves with: 128 random bits, base64url. */
export const orderId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'order.not_found')

/** What a client names a request by, so that sending it again does nothing twice. */
export const idempotencyKey = z.string().regex(/^[A-Za-z0-9_\-.:]{8,128}$/, 'idempotency.key_invalid')

export const timestamp = z.iso.datetime()

/** What every answer without data of its own says. */
export const done = z.object({ success: z.literal(true), message: z.string() })
