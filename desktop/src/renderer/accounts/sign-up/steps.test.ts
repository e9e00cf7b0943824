import { expect, test } from 'vitest'
import { noDraft, type Contacts } from './draft.ts'
import { application, firstOpenStep, stepShown, withProofs, type Written } from './steps.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const validUntil = '2026-11-22T12:00:00.000Z'
const nobody: Contacts = { phone: {}, email: {} }
const proven: Contacts = {
  phone: { proven: { address: '97455512345', proof: 'phone-proof', validUntil } },
  email: { proven: { address: 'owner@dafna.test', proof: 'email-proof', validUntil } },
}
const owner: Written = {
  ...noDraft().texts,
  restaurantName: 'Dafna',
  branchName: 'West Bay',
  firstName: 'Noura',
  lastName: 'Al Kuwari',
  contactNumber: '97455512345',
  email: ' Owner@Dafna.test',
  password: '',
  confirmPassword: '',
}
const numbers: Written = {
  ...owner,
  commercialRegistrationNumber: 'CR-1234',
  tradeLicenseNumber: 'TL/55',
  establishmentIdNumber: '778899',
  taxIdentificationNumber: '5000123',
  restaurantAddress: 'Street 840, Doha',
  googleReviewUrl: 'https://g.page/r/dafna/review',
}
const whole: Written = { ...numbers, password: 'Sufra@2026', confirmPassword: 'Sufra@2026' }

test.each([
  ['an empty form', { ...noDraft().texts, password: '', confirmPassword: '' }, nobody, false, 'owner'],
  ['an owner whose addresses are not verified', owner, nobody, false, 'owner'],
  ['an owner without a password, which is not kept', owner, proven, false, 'numbers'],
  ['numbers without papers', numbers, proven, false, 'documents'],
  ['everything', numbers, proven, true, 'review'],
  ['an address that was changed', { ...numbers, email: 'new@dafna.test' }, proven, true, 'owner'],
  ['papers without numbers', owner, proven, true, 'numbers'],
  ['a wrong link', { ...numbers, facebookUrl: 'facebook' }, proven, true, 'numbers'],
] as const)('with %s', (_, written, contacts, hasDocuments, step) => {
  expect(firstOpenStep(written, contacts, hasDocuments, now)).toBe(step)
})

test('proofs run out after a day', () => {
  expect(firstOpenStep(numbers, proven, true, Date.parse(validUntil))).toBe('owner')
})

test('a step behind an open one cannot be opened by its address', () => {
  expect(stepShown('review', 'numbers')).toBe('numbers')
  expect(stepShown('owner', 'documents')).toBe('owner')
  expect(stepShown('documents', 'documents')).toBe('documents')
  expect(stepShown(null, 'review')).toBe('owner')
  expect(stepShown('nonsense', 'review')).toBe('owner')
})

const saidOf = (written: Written, name: string) =>
  application(written.password)
    .safeParse(withProofs(written, proven, now))
    .error?.issues.find(({ path }) => path[0] === name)?.message

test('a whole application is sent with its proofs', () => {
  expect(application(whole.password).parse(withProofs(whole, proven, now))).toMatchObject({
    email: 'owner@dafna.test',
    contactProof: 'phone-proof',
    emailProof: 'email-proof',
  })
})

test('two passwords that differ are said also while other fields are empty', () => {
  expect(saidOf({ ...whole, restaurantName: '', email: '', confirmPassword: 'Sufra@2027' }, 'confirmPassword')).toBe(
    'account.password_mismatch',
  )
  expect(saidOf({ ...whole, restaurantName: '' }, 'confirmPassword')).toBeUndefined()
})
