import { datedKinds, documentKinds, maxImages, type DocumentKind } from '@sufra/shared/documents/document'
import { documentFields, documentFiles } from '@sufra/shared/documents/document-form'
import { expect, test } from 'vitest'
import { documentFormFields, draftProblems, draftsProblems, type DocumentDraft, type DocumentDrafts } from './draft.ts'

const today = '2026-11-21'
const file = (name = 'licence.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const draft = (changed: Partial<DocumentDraft> = {}): DocumentDraft => ({
  files: [file()],
  issueDate: '2026-01-01',
  expirationDate: '2026-12-31',
  ...changed,
})
const images = (count: number) =>
  draft({ files: Array.from({ length: count }, (_, index) => file(`${index}.png`)), issueDate: '', expirationDate: '' })
const completeDrafts = (): DocumentDrafts => ({
  ...Object.fromEntries(datedKinds.map((kind) => [kind, draft()])),
  proofOfIdentity: draft({ type: 'passport' }),
  restaurantImages: images(5),
})

test('a document that was issued today or expires today has no problems', () => {
  expect(draftProblems('tradeLicense', draft({ issueDate: today, expirationDate: today }), today)).toEqual({})
})

test.each<[string, Partial<DocumentDraft>, object]>([
  ['no file', { files: [] }, { files: 'document.file_required' }],
  [
    'no dates',
    { issueDate: '', expirationDate: '' },
    { issueDate: 'document.issue_required', expirationDate: 'document.expiration_required' },
  ],
  ['issued tomorrow', { issueDate: '2026-11-22' }, { issueDate: 'document.issue_in_future' }],
  ['expired yesterday', { expirationDate: '2026-11-20' }, { expirationDate: 'document.expired' }],
  [
    'issued after it expires',
    { issueDate: '2026-11-20', expirationDate: '2026-11-19' },
    { issueDate: 'document.issue_after_expiration', expirationDate: 'document.expired' },
  ],
])('a trade licence with %s is rejected', (_, changed, problems) => {
  expect(draftProblems('tradeLicense', draft(changed), today)).toEqual(problems)
})

test('a proof of identity requires its type', () => {
  expect(draftProblems('proofOfIdentity', draft(), today)).toEqual({ type: 'document.identity_type' })
  expect(draftProblems('proofOfIdentity', draft({ type: 'qatarId' }), today)).toEqual({})
})

test.each([
  [0, { files: 'document.files_required' }],
  [1, {}],
  [5, {}],
  [6, { files: 'document.too_many' }],
])('%d restaurant images give the expected problems', (count, problems) => {
  expect(draftProblems('restaurantImages', images(count), today)).toEqual(problems)
})

test('each missing required document is a problem of its card', () => {
  expect(draftsProblems({}, documentKinds, today)).toEqual(Object.fromEntries(documentKinds.map((kind) => [kind, `document.${kind}`])))
  expect(draftsProblems(completeDrafts(), documentKinds, today)).toEqual({})
})

test('an optional document is validated when it is present', () => {
  const required: DocumentKind[] = ['tradeLicense']
  expect(draftsProblems({ taxCertificates: draft({ expirationDate: '2026-11-20' }) }, required, today)).toEqual({
    tradeLicense: 'document.tradeLicense',
    taxCertificates: 'document.expired',
  })
})

test('the form fields have the names of the contract', () => {
  const fields = documentFormFields(completeDrafts())
  const texts = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
  expect(documentFields.parse(Object.fromEntries(texts))).toEqual(Object.fromEntries(texts))
  expect(texts).toHaveLength(13)
  expect(texts).toContainEqual(['proofOfIdentityType', 'passport'])
  const files = fields.filter(([, value]) => value instanceof File)
  expect(files).toHaveLength(datedKinds.length + maxImages)
  for (const [name] of files) expect(name).toMatch(documentFiles.files)
  expect(files.filter(([name]) => name === 'restaurantImages').map(([, value]) => (value as File).name)).toEqual([
    '0.png',
    '1.png',
    '2.png',
    '3.png',
    '4.png',
  ])
})

test('form fields are made of existing drafts alone', () => {
  const licence = file()
  expect(documentFormFields({})).toEqual([])
  expect(documentFormFields({ tradeLicense: draft({ files: [licence] }) })).toEqual([
    ['tradeLicense', licence],
    ['tradeLicenseIssueDate', '2026-01-01'],
    ['tradeLicenseExpirationDate', '2026-12-31'],
  ])
})
