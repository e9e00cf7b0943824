import { expect, test } from 'vitest'
import { Refusal } from '../http/refused.ts'
import { hashPassword, passwordFits } from './passwords.ts'

test('of very many passwords at once so many are looked at, and the others refused instead of piling up', async () => {
  const passwordHash = await hashPassword('Right@2026')
  const answers = await Promise.allSettled(Array.from({ length: 110 }, () => passwordFits(passwordHash, 'Right@2026')))
  const refusals = answers.flatMap((each) => (each.status === 'rejected' && each.reason instanceof Refusal ? [each.reason.code] : []))
  expect(refusals).toEqual(Array.from({ length: 8 }, () => 'server.busy'))
  expect(answers.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(102)
  expect(await passwordFits(passwordHash, 'Wrong@2026')).toBe(false)
  expect(await passwordFits(undefined, 'Right@2026')).toBe(false)
})
