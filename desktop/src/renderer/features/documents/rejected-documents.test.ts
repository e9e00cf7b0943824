import { ApiError } from '@sufra/shared/contract/api-error'
import { expect, test } from 'vitest'
import { rejectedDocuments } from './rejected-documents.ts'

const refusal = (details: unknown) => new ApiError(400, 'Bad Request', { error: 'document.damaged', details })

test('the first refusal of each document is returned by its kind', () => {
  const fields = [
    { path: 'tradeLicense', code: 'document.damaged' },
    { path: 'tradeLicenseIssueDate', code: 'document.issue_required' },
    { path: 'proofOfIdentityType', code: 'document.identity_type' },
  ]
  expect(rejectedDocuments(refusal({ fields }))).toEqual({ tradeLicense: 'document.damaged', proofOfIdentity: 'document.identity_type' })
})

test.each([
  ['a lost connection', new ApiError(0, 'no response', {})],
  ['a bug', new TypeError('x')],
  ['a refusal without fields', refusal(undefined)],
  ['an unknown code', refusal({ fields: [{ path: 'tradeLicense', code: 'document.unheard_of' }] })],
  ['a field of the restaurant', refusal({ fields: [{ path: 'email', code: 'account.email_taken' }] })],
])('%s is not a problem of a card', (_, error) => {
  expect(rejectedDocuments(error)).toEqual({})
})
