// Replies of the server to an applicant who verifies addresses, and drafts of applications in this browser.
import { sendCode, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import type { Answer } from '../../../common/api/answer-calls.test-data.ts'
import { draftText, emptyDraft, type Contacts, type TextFields } from './draft.ts'

export const [send, verify] = [`POST ${sendCode.path}`, `POST ${verifyCode.path}`]

const hour = 3_600_000
const inFuture = (milliseconds = hour) => new Date(Date.now() + milliseconds).toISOString()

const done = (data: object): Answer => ({ body: { success: true, message: '', data } })

/** The reply after a code was sent. A code that `isExpired` can be replaced immediately. */
export const codeSent = (requestId = 'request', { isExpired = false } = {}): Answer =>
  done({ requestId, expiresAt: inFuture(isExpired ? -1 : hour), resendAt: inFuture(isExpired ? -1 : hour) })

export const codeVerified = (): Answer => done({ proof: 'proof', validUntil: inFuture() })

export const ownerTexts = {
  restaurantName: 'Bayt Maryam',
  branchName: 'West Bay',
  firstName: 'Maryam',
  lastName: 'Al Thani',
  contactNumber: '97455512345',
  email: 'maryam@bayt.test',
}
export const numberTexts = {
  commercialRegistrationNumber: 'CR-12345/6',
  tradeLicenseNumber: 'TL 98765',
  establishmentIdNumber: 'EST-1122',
  taxIdentificationNumber: 'TIN 500600',
  restaurantAddress: 'Street 840, West Bay, Doha',
  googleReviewUrl: 'https://g.page/r/bayt-maryam/review',
}

/** Stores a draft of an earlier visit, whose addresses are verified. */
export const storeDraftOf = (texts: Partial<TextFields>) => {
  const proven = (address: string) => ({ proven: { address, proof: 'proof', validUntil: inFuture() } })
  const contacts: Contacts = { phone: proven(ownerTexts.contactNumber), email: proven(ownerTexts.email) }
  localStorage.setItem('sufra-sign-up', draftText({ texts: { ...emptyDraft().texts, ...texts }, contacts }, Date.now()))
}
