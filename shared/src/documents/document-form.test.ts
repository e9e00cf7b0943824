import { expect, test } from 'vitest'
import { documentFields } from './document-form.ts'

const read = (commercialLicenseExpirationDate: string) => documentFields.safeParse({ commercialLicenseExpirationDate })

test.each(['2000-01-01', '2199-12-31'])('a document may have the date %s', (day) => {
  expect(read(day).data?.commercialLicenseExpirationDate).toBe(day)
})

test.each(['1999-12-31', '2200-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '2026-1-1'])(
  'a document may not have the date %s',
  (day) => {
    expect(read(day).error?.issues[0]?.message).toBe('document.expiration_required')
  },
)

test('a timestamp is stored as its day in Qatar, which is validated', () => {
  expect(read('2026-11-22T22:30:00Z').data?.commercialLicenseExpirationDate).toBe('2026-11-23')
  expect(read('2199-12-31T22:30:00Z').success).toBe(false)
})

test('a missing date becomes an empty text', () => {
  expect(documentFields.parse({}).commercialLicenseExpirationDate).toBe('')
})
