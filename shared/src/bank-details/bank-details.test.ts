import { expect, test } from 'vitest'
import { bankDetailsDraft } from './bank-details.ts'

const good = { iban: 'QA58 DOHB 0000 1234 5678 90AB CDEF G', bankName: 'Doha Bank', branchCode: '0101', accountHolder: 'Bayt Noora W.L.L.' }
const problems = (change: object) => bankDetailsDraft.safeParse({ ...good, ...change }).error?.issues.map(({ message }) => message) ?? []

test('valid details are stored in their clean form', () => {
  const typed = { ...good, bankName: '  Doha   Bank\u200F ', branchCode: '٠١-٠١' }
  expect(bankDetailsDraft.parse(typed)).toEqual({ ...good, iban: 'QA58DOHB00001234567890ABCDEFG', branchCode: '01-01' })
})

test.each([
  [{ iban: '' }, 'bank.iban_required'],
  [{ iban: ' - ' }, 'bank.iban_required'],
  [{ iban: 'GB82WEST12345698765432' }, 'bank.iban_country'],
  [{ iban: `QA${'1'.repeat(500)}` }, 'bank.iban_length'],
  [{ iban: 'QA57DOHB00001234567890ABCDEFG' }, 'bank.iban_checksum'],
  [{ bankName: ' ' }, 'bank.name_required'],
  [{ bankName: 'D' }, 'bank.name_length'],
  [{ bankName: 'D'.repeat(101) }, 'bank.name_length'],
  [{ branchCode: '' }, 'bank.branch_required'],
  [{ branchCode: '=1+1' }, 'bank.branch_form'],
  [{ branchCode: '1'.repeat(21) }, 'bank.branch_form'],
  [{ accountHolder: '' }, 'bank.holder_required'],
  [{ accountHolder: 'B' }, 'bank.holder_length'],
  [{ accountHolder: 'B'.repeat(101) }, 'bank.holder_length'],
  [{ accountHolder: 'Bayt\0Noora' }, 'request.invalid'],
])('%j is refused with %s', (change, problem) => {
  expect(problems(change)[0]).toBe(problem)
})

test.each([
  [{ bankName: 'DB' }],
  [{ bankName: 'D'.repeat(100) }],
  [{ branchCode: '1' }],
  [{ branchCode: '1'.repeat(20) }],
  [{ accountHolder: 'مطعم بيت نورة ذ.م.م.' }],
])('%j is accepted', (change) => {
  expect(problems(change)).toEqual([])
})
