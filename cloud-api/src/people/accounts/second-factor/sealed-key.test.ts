import { expect, test } from 'vitest'
import { testSecret } from '../../../../testing/test-secret.ts'
import { openSealed, seal } from './sealed-key.ts'

const other = new TextEncoder().encode('another secret of at least 32 bytes')

test('a sealed text opens with the same secret and context only', () => {
  const sealed = seal(testSecret, 'factor of Ada', 'JBSWY3DPEHPK3PXP')
  expect(openSealed(testSecret, 'factor of Ada', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(openSealed(testSecret, 'factor of Omar', sealed)).toBeUndefined()
  expect(openSealed(other, 'factor of Ada', sealed)).toBeUndefined()
})

test('a sealed text reveals nothing of its content, and is different each time', () => {
  const [one, two] = [seal(testSecret, 'a', 'JBSWY3DPEHPK3PXP'), seal(testSecret, 'a', 'JBSWY3DPEHPK3PXP')]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY')
})

test('a changed text, or a text that is not sealed, does not open', () => {
  const bytes = Buffer.from(seal(testSecret, 'a', 'JBSWY3DPEHPK3PXP'), 'base64url')
  for (const position of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[position] = (changed[position] ?? 0) ^ 1
    expect(openSealed(testSecret, 'a', changed.toString('base64url'))).toBeUndefined()
  }
  for (const none of ['', 'x', bytes.subarray(0, 27).toString('base64url')]) expect(openSealed(testSecret, 'a', none)).toBeUndefined()
})
