import { privacyVersion } from '@sufra/shared/accounts/consent'
import { expect, test } from 'vitest'
import { emptyDraft, type Contacts } from '../draft.ts'
import { application, firstOpenStep, stepToShow, withProofs, type FormValues } from './steps.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const validUntil = '2026-11-22T12:00:00.000Z'
const unverified: Contacts = { phone: {}, email: {} }
const proven: Contacts = {
  phone: { proven: { address: '97455512345', proof: 'phone-proof', validUntil } },
  email: { proven: { address: 'owner@dafna.test', proof: 'email-proof', validUntil } },
}
const owner: FormValues = {
  ...emptyDraft().texts,
  restaurantName: 'Dafna',
  branchName: 'West Bay',
  firstName: 'Noura',
  lastName: 'Al Kuwari',
  contactNumber: '97455512345',
  email: ' Owner@Dafna.test',
  password: '',
  confirmPassword: '',
}
const numbers: FormValues = {
  ...owner,
  commercialRegistrationNumber: 'CR-1234',
  tradeLicenseNumber: 'TL/55',
  establishmentIdNumber: '778899',
  taxIdentificationNumber: '5000123',
  restaurantAddress: 'Street 840, Doha',
  googleReviewUrl: 'https://g.page/r/dafna/review',
}
const agreed: FormValues = { ...numbers, consent: privacyVersion }
const complete: FormValues = { ...agreed, password: 'Sufra@2026', confirmPassword: 'Sufra@2026' }

test.each([
  ['an empty form', { ...emptyDraft().texts, password: '', confirmPassword: '' }, unverified, false, 'owner'],
  ['an owner whose addresses are not verified', owner, unverified, false, 'owner'],
  ['an owner without a password, which is not stored', owner, proven, false, 'numbers'],
  ['numbers without documents', numbers, proven, false, 'documents'],
  ['documents without consent', numbers, proven, true, 'documents'],
  ['a complete application', agreed, proven, true, 'review'],
  ['an address that was changed', { ...numbers, email: 'new@dafna.test' }, proven, true, 'owner'],
  ['documents without numbers', owner, proven, true, 'numbers'],
  ['an invalid link', { ...numbers, facebookUrl: 'facebook' }, proven, true, 'numbers'],
] as const)('with %s the first open step is right', (_, values, contacts, hasDocuments, step) => {
  expect(firstOpenStep(values, contacts, hasDocuments, now)).toBe(step)
})

test('proofs expire after a day', () => {
  expect(firstOpenStep(numbers, proven, true, Date.parse(validUntil))).toBe('owner')
})

test('a step after the first open one cannot be opened by its URL', () => {
  expect(stepToShow('review', 'numbers')).toBe('numbers')
  expect(stepToShow('owner', 'documents')).toBe('owner')
  expect(stepToShow('documents', 'documents')).toBe('documents')
  expect(stepToShow(null, 'review')).toBe('owner')
  expect(stepToShow('nonsense', 'review')).toBe('owner')
})

const problemOf = (values: FormValues, name: string) =>
  application(values.password)
    .safeParse(withProofs(values, proven, now))
    .error?.issues.find(({ path }) => path[0] === name)?.message

test('a complete application contains its proofs', () => {
  expect(application(complete.password).parse(withProofs(complete, proven, now))).toMatchObject({
    email: 'owner@dafna.test',
    contactProof: 'phone-proof',
    emailProof: 'email-proof',
  })
})

test('a password mismatch is reported even while other fields are empty', () => {
  expect(problemOf({ ...complete, restaurantName: '', email: '', confirmPassword: 'Sufra@2027' }, 'confirmPassword')).toBe(
    'account.password_mismatch',
  )
  expect(problemOf({ ...complete, restaurantName: '' }, 'confirmPassword')).toBeUndefined()
})
