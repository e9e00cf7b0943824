// Signs a restaurant up like a person: reads both codes from the sent messages, then submits the whole form.
import { privacyVersion } from '@sufra/shared/accounts/consent'
import { sendCode, signUp, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import { documentKinds, isDated } from '@sufra/shared/documents/document'
import { desc, eq } from 'drizzle-orm'
import { outgoingMessages } from '../src/platform/messages/outgoing-messages.table.ts'
import { drawJpeg } from './pictures.ts'
import type { TestApi } from './test-api.ts'

type Part = string | Buffer<ArrayBuffer> | Buffer<ArrayBuffer>[] | undefined
export type Parts = Record<string, Part>

export const applicantPassword = 'Sufra@2026'

let drawn: Promise<Buffer<ArrayBuffer>> | undefined
const picture = () => (drawn ??= drawJpeg())

/** Returns a form with these parts; a list becomes several parts with the same name. */
export const formDataOf = (parts: Parts): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts))
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === 'string') form.append(name, one)
      else if (one) form.append(name, new Blob([one], { type: 'image/jpeg' }), `${name}.jpg`)
    }
  return form
}

/** The seven required documents, with dates in the given year. */
export const goodDocuments = async (year = 2026): Promise<Parts> => ({
  ...Object.fromEntries(
    (await Promise.all(documentKinds.filter(isDated).map(async (kind) => [kind, await picture()] as const))).flatMap(([kind, file]) => [
      [kind, file],
      [`${kind}IssueDate`, `${year - 1}-01-31`],
      [`${kind}ExpirationDate`, `${year + 1}-01-31`],
    ]),
  ),
  proofOfIdentityType: 'passport',
  restaurantImages: [await picture(), await picture()],
})

/** Returns the newest message to a recipient. */
export const messageTo = async (api: TestApi, to: string) => {
  const [row] = await api.connection.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.recipient, to))
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
  return row
}

/** Returns the code last sent to an address. */
export const codeSentTo = async (api: TestApi, to: string): Promise<string> =>
  /\d{6}/.exec((await messageTo(api, to))?.text ?? '')?.[0] ?? ''

const prove = async (api: TestApi, target: { channel: 'phone' | 'email'; address: string }): Promise<string> => {
  const call = api.elsewhere()
  const { data } = await call(sendCode, { body: target })
  const code = await codeSentTo(api, target.channel === 'phone' ? `+${target.address}` : target.address)
  return (await call(verifyCode, { body: { requestId: data.requestId, code } })).data.proof
}

let people = 0
const nextPerson = () => {
  people += 1
  return { email: `owner${people}@sufra.test`, contactNumber: `974555${String(people).padStart(5, '0')}` }
}

/** A complete application with verified phone and email. */
export const goodApplication = async (api: TestApi): Promise<Parts & { email: string; contactNumber: string }> => {
  const { email, contactNumber } = nextPerson()
  return {
    restaurantName: 'Bayt Noora',
    branchName: 'Al Sadd',
    firstName: 'Noora',
    lastName: 'Al Kuwari',
    restaurantAddress: 'Al Sadd Street 12, Doha',
    facebookUrl: '',
    instagramUrl: 'https://instagram.com/bayt.noora',
    googleReviewUrl: 'https://g.page/r/bayt-noora/review',
    commercialRegistrationNumber: 'CR-12345/6',
    tradeLicenseNumber: 'TL 98765',
    establishmentIdNumber: 'EST-1122',
    taxIdentificationNumber: 'TIN 500600',
    contactNumber,
    contactProof: await prove(api, { channel: 'phone', address: contactNumber }),
    email,
    emailProof: await prove(api, { channel: 'email', address: email }),
    password: applicantPassword,
    confirmPassword: applicantPassword,
    consent: privacyVersion,
    ...(await goodDocuments()),
  }
}

/** Signs a restaurant up and returns its owner, signed in. */
export const addApplicant = async (api: TestApi, change: Parts = {}) => {
  const application = { ...(await goodApplication(api)), ...change }
  await api.elsewhere()(signUp, { form: formDataOf(application) })
  const { call, accessToken } = await api.signedIn(application.email)
  return { email: application.email, contactNumber: application.contactNumber, call, accessToken }
}
