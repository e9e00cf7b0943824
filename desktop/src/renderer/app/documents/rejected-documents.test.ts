import { ApiError } from '@sufra/shared/contract/api-error'
import { expect, test } from 'vitest'
import { rejectedDocuments } from './rejected-documents.ts'

const refusal = (details: unknown) => new ApiError(400, 'Bad Request', { error: 'document.damaged', details })

test('what the server says against a paper stands at its card, the first of several', () => {
  const fields = [
    { path: 'tradeLicense', code: 'document.damaged' },
    { path: 'tradeLicenseIssueDate', code: 'document.issue_required' },
    { path: 'proofOfIdentityType', code: 'document.identity_type' },
  ]
  expect(rejectedDocuments(refusal({ fields }))).toEqual({ tradeLicense: 'document.damaged', proofOfIdentity: 'document.identity_type' })
})

test.each([
  ['a lost line', new ApiError(0, 'no answer', {})],
  ['a bug', new TypeError('x')],
  ['a refusal of no paper', refusal(undefined)],
  ['a code that this version does not know', refusal({ fields: [{ path: 'tradeLicense', code: 'document.unheard_of' }] })],
  ['a field of the restaurant', refusal({ fields: [{ path: 'email', code: 'account.email_taken' }] })],
])('%s stands at no card', (_, error) => {
  expect(rejectedDocuments(error)).toEqual({})
})
