import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusals/refused.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is hashed with Argon2id, 19 MiB of memory and two passes', async () => {
  expect(await hashPassword('Right@2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('with very many concurrent passwords, requests beyond the queue limit are refused', async () => {
  const passwordHash = await hashPassword('Right@2026')
  const answers = await Promise.allSettled(Array.from({ length: 110 }, () => verifyPassword(passwordHash, 'Right@2026')))
  const refusals = answers.flatMap((each) => (each.status === 'rejected' && each.reason instanceof Refusal ? [each.reason.code] : []))
  expect(refusals).toEqual(Array.from({ length: 8 }, () => 'server.busy'))
  expect(answers.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(102)
  expect(await verifyPassword(passwordHash, 'Wrong@2026')).toBe(false)
  expect(await verifyPassword(undefined, 'Right@2026')).toBe(false)
})
