// What an applicant has entered so far, as this browser keeps it between visits: never a password.
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
})
export type Texts = z.output<typeof texts>

/** The code that was sent to an address, and the proof that the address is read. Either counts for that address alone. */
const contact = z.object({
  asked: z.object({ requestId: z.string(), address: z.string(), expiresAt: z.iso.datetime(), resendAt: z.iso.datetime() }).optional(),
  proven: z.object({ address: z.string(), proof: z.string(), validUntil: z.iso.datetime() }).optional(),
})
export type Contact = z.output<typeof contact>
export type Contacts = Record<Channel, Contact>

const draft = z.object({ keptAt: z.int(), texts, contacts: z.record(z.enum(channels), contact) })
export type Draft = { texts: Texts; contacts: Contacts }

/** The papers of an owner do not lie for ever on a machine that others may use. */
const keptFor = 7 * 86_400_000

export const noDraft = (): Draft => ({ texts: texts.parse({}), contacts: { phone: {}, email: {} } })

export const isBegun = (kept: Draft): boolean => Object.values(kept.texts).some((value) => value !== '')

/** A form may hold more than is kept: its passwords. */
export const draftText = (written: Draft, now: number): string =>
  JSON.stringify({ keptAt: now, texts: texts.parse(written.texts), contacts: written.contacts })

const parseJson = (stored: string): unknown => {
  try {
    return JSON.parse(stored)
  } catch {
    return undefined // what is no draft is like none
  }
}

/** The draft that was kept; undefined when there is none, when it is older than a week, or when it is no draft at all. */
export const parseDraft = (stored: string | null, now: number): Draft | undefined => {
  const { data } = draft.safeParse(stored === null ? undefined : parseJson(stored))
  if (!data || now - data.keptAt > keptFor) return undefined
  return { texts: data.texts, contacts: data.contacts }
}

/** The proof of an address while it counts, else ''. */
export const proofOf = ({ proven }: Contact, address: string, now: number): string =>
  proven && proven.address === address && Date.parse(proven.validUntil) > now ? proven.proof : ''
