// The draft of an application that this browser stores between visits; it never contains a password.
import { channels, type Channel } from '@sufra/shared/accounts/one-time-code'
import { z } from 'zod'

const text = z.string().max(2_000).default('')

const texts = z.object({
  restaurantName: text,
  branchName: text,
  firstName: text,
  lastName: text,
  contactNumber: text,
  email: text,
  commercialRegistrationNumber: text,
  tradeLicenseNumber: text,
  establishmentIdNumber: text,
  taxIdentificationNumber: text,
  restaurantAddress: text,
  facebookUrl: text,
  instagramUrl: text,
  googleReviewUrl: text,
  /** The version of the privacy text in the consent; '' without consent. */
  consent: text,
})
export type TextFields = z.output<typeof texts>

/** `asked`: the requested code of an address; `proven`: the proof of the address. Both are valid for that address only. */
const contact = z.object({
  asked: z.object({ requestId: z.string(), address: z.string(), expiresAt: z.iso.datetime(), resendAt: z.iso.datetime() }).optional(),
  proven: z.object({ address: z.string(), proof: z.string(), validUntil: z.iso.datetime() }).optional(),
})
export type Contact = z.output<typeof contact>
export type Contacts = Record<Channel, Contact>

const draft = z.object({ storedAt: z.int(), texts, contacts: z.record(z.enum(channels), contact) })
export type Draft = { texts: TextFields; contacts: Contacts }

/** Drafts expire, because other people may use the machine. */
const maxAge = 7 * 86_400_000

export const emptyDraft = (): Draft => ({ texts: texts.parse({}), contacts: { phone: {}, email: {} } })

export const isStarted = (stored: Draft): boolean => Object.values(stored.texts).some((value) => value !== '')

/** Serialises a draft; fields that are not part of it, such as passwords, are dropped. */
export const draftText = (values: Draft, now: number): string =>
  JSON.stringify({ storedAt: now, texts: texts.parse(values.texts), contacts: values.contacts })

const parseJson = (stored: string): unknown => {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined // invalid JSON is treated as no draft
  }
}

/** Returns the stored draft; undefined when there is none, when it is older than a week, or when it is invalid. */
export const parseDraft = (stored: string | null, now: number): Draft | undefined => {
  const { data } = draft.safeParse(stored === null ? undefined : parseJson(stored))
  if (!data || now - data.storedAt > maxAge) return undefined
  return { texts: data.texts, contacts: data.contacts }
}

/** The proof of an address while it is valid, else ''. */
export const proofOf = ({ proven }: Contact, address: string, now: number): string =>
  proven && proven.address === address && Date.parse(proven.validUntil) > now ? proven.proof : ''
