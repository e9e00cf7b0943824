// Signs up a restaurant over HTTP, and signs in an administrator who reviews it.
import { randomInt } from 'node:crypto'
import { request } from 'playwright/test'
import { loginAdmin, loginMerchant } from '@sufra/shared/accounts/account.routes'
import { privacyVersion } from '@sufra/shared/accounts/consent'
import { sendCode, signUp, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import { readApplicant, rejectApplicant, verifyApplicant } from '@sufra/shared/applicants/applicant.routes'
import { createClient, type Call } from '@sufra/shared/contract/client'
import { datedKinds, type DocumentKind } from '@sufra/shared/documents/document'
import sharp from 'sharp'

/** The password of all test accounts. */
export const password = 'Sufra@2026'
const dayLength = 86_400_000

/** Returns the date the given number of days from today. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayLength).toISOString().slice(0, 10)

const lines = `<svg width="540" height="320"><rect width="540" height="60" fill="#8a5a00"/>${[420, 480, 300]
  .map((width, index) => `<rect y="${100 + index * 50}" width="${width}" height="18" fill="#655f50"/>`)
  .join('')}</svg>`

/** Creates a photo of a document. */
export const documentPhoto = async (name = 'paper.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 620, height: 400, channels: 3, background: '#f3eee3' } })
    .composite([{ input: Buffer.from(lines) }])
    .jpeg()
    .toBuffer(),
})

/** Returns an unused IP address, because codes and sign-ins are limited per address. The API under test trusts it (TRUST_PROXY). */
export const newNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Creates a client with a session, or an anonymous one, with its own IP address. */
export const callsOf = (url: string, authorization = ''): Call => {
  const more = { authorization, 'x-forwarded-for': newNetwork() }
  return createClient({ baseUrl: url, fetch: (address, init) => fetch(address, { ...init, headers: { ...init.headers, ...more } }) })
}

const prove = async (url: string, channel: 'phone' | 'email', address: string): Promise<string> => {
  const call = callsOf(url)
  const { data } = await call(sendCode, { body: { channel, address } })
  const inbox = await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(address)}`)
  const { messages } = (await inbox.json()) as { messages: { text: string }[] } // response of the development inbox
  const code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? ''
  return (await call(verifyCode, { body: { requestId: data.requestId, code } })).data.proof
}

/** Signs in and returns the browser storage state. Default: the demo merchant. */
export const sessionOf = async (url: string, email = 'demo@sufra.test', role: 'merchant' | 'admin' = 'merchant') => {
  const browser = await request.newContext({ baseURL: url })
  await browser.post((role === 'admin' ? loginAdmin : loginMerchant).path, { data: { email, password } })
  const state = await browser.storageState()
  await browser.dispose()
  return state
}

type Who = { email: string; contactNumber: string }

const restaurant = {
  restaurantName: 'Bayt Noora',
  branchName: 'Al Sadd',
  firstName: 'Noora',
  lastName: 'Al Kuwari',
  restaurantAddress: 'Al Sadd Street 12, Doha',
  instagramUrl: 'https://instagram.com/bayt.noora',
  googleReviewUrl: 'https://g.page/r/bayt-noora/review',
  commercialRegistrationNumber: 'CR-12345/6',
  tradeLicenseNumber: 'TL 98765',
  establishmentIdNumber: 'EST-1122',
  taxIdentificationNumber: 'TIN 500600',
}

/** Signs up with these documents and verified phone and email. `change`: fields that differ from Bayt Noora. */
export const applyWith = async (url: string, who: Who, documents: FormData, change: Partial<typeof restaurant> = {}): Promise<void> => {
  const fields = {
    ...restaurant,
    ...change,
    ...who,
    contactProof: await prove(url, 'phone', who.contactNumber),
    emailProof: await prove(url, 'email', who.email),
    password,
    confirmPassword: password,
    consent: privacyVersion,
  }
  const form = new FormData()
  // Fields come before files, because no file is read before the proofs are checked.
  for (const [name, value] of [...Object.entries(fields), ...documents]) form.append(name, value)
  await callsOf(url)(signUp, { form })
}

/** Signs up with all seven documents. */
const applyAs = async (url: string, who: Who) => {
  const form = new FormData()
  const { buffer } = await documentPhoto()
  const file = () => new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' })
  for (const kind of datedKinds) {
    form.append(kind, file(), `${kind}.jpg`)
    form.append(`${kind}IssueDate`, dayFromNow(-200))
    form.append(`${kind}ExpirationDate`, dayFromNow(400))
  }
  form.append('proofOfIdentityType', 'passport')
  form.append('restaurantImages', file(), 'front.jpg')
  await applyWith(url, who, form)
}

/** Signs up with all seven documents. `number` makes the applicant unique. Returns its id, credentials and session. */
export const apply = async (url: string, number = randomInt(1_000_000)) => {
  const email = `noora${number}@sufra.test`
  await applyAs(url, { email, contactNumber: `97433${String(number).padStart(6, '0')}` })
  const { data } = await callsOf(url)(loginMerchant, { body: { email, password } })
  return { id: data.id, email, password, state: await sessionOf(url, email) }
}

/** Signs in an administrator who reviews applications. */
export const signInAdmin = async (url: string) => {
  const { accessToken } = await callsOf(url)(loginAdmin, { body: { email: 'admin@sufra.test', password } })
  const call = callsOf(url, `Bearer ${accessToken}`)
  return {
    verify: (applicantId: string) => call(verifyApplicant, { params: { applicantId }, body: {} }),
    reject: async (applicantId: string, reasons: Partial<Record<DocumentKind, string>>) => {
      const { data } = await call(readApplicant, { params: { applicantId } })
      const newest = data.cards.flatMap((card) => card.newest ?? [])
      const documents = newest.flatMap(({ id, kind }) => (reasons[kind] ? [{ id, reason: reasons[kind] }] : []))
      await call(rejectApplicant, { params: { applicantId }, body: { seen: newest.map(({ id }) => id), documents } })
    },
  }
}
