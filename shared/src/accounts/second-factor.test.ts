import { describe, expect, test } from 'vitest'
import { factorProof, recoveryCode, recoveryCodeText } from './second-factor.ts'

const stored = 'ABCDEFGHIJKLMNOPQRSTUVWXY'
const shown = 'ABCDE-FGHIJ-KLMNO-PQRST-UVWXY'

test('a recovery code is shown in groups of five', () => {
  expect(recoveryCodeText(stored)).toBe(shown)
})

describe('reading a recovery code', () => {
  test.each([stored, shown, shown.toLowerCase(), ` ${shown.replaceAll('-', ' ')} `, shown.replaceAll('-', '–')])(
    '%j is accepted',
    (typed) => {
      expect(recoveryCode.parse(typed)).toBe(stored)
    },
  )

  test('0, 1 and 8 are read as the letters that they look like, also in Arabic digits', () => {
    expect(recoveryCode.parse('0188-22222-22222-22222-22222-2')).toBe('OIBB222222222222222222222')
    expect(recoveryCode.parse('٠١٨٨٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢٢')).toBe('OIBB222222222222222222222')
  })

  test.each([stored.slice(1), `${stored}A`, stored.replace('A', '9'), '', 'A'.repeat(101)])('%j is rejected', (typed) => {
    expect(recoveryCode.safeParse(typed).error?.issues[0]?.message).toBe('factor.recovery_form')
  })
})

test('a proof is a code of six digits or a recovery code', () => {
  expect(factorProof.safeParse({ code: '123456' }).success).toBe(true)
  expect(factorProof.safeParse({ recoveryCode: shown }).data).toEqual({ recoveryCode: stored })
  for (const other of [{ code: '12345' }, { code: '1234567' }, { code: 123456 }, { recoveryCode: '123456' }, {}])
    expect(factorProof.safeParse(other).success).toBe(false)
})
