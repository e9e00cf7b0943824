import fc from 'fast-check'
import { expect, test } from 'vitest'
import { administratorRoles } from '../permissions/permissions.ts'
import { administratorProblem, isEnabledOwner, type KnownAdministrator } from './administrator-rules.ts'

const one = (id: string, change: Partial<KnownAdministrator> = {}): KnownAdministrator => ({
  id,
  role: 'owner',
  isDisabled: false,
  isInvited: false,
  ...change,
})
const all = [one('noora'), one('omar'), one('hessa', { isInvited: true }), one('ali', { role: 'finance' })]

test.each([
  ['another owner may be disabled', 'noora', 'omar', undefined],
  ['no one disables themselves', 'noora', 'noora', 'administrator.self'],
  ['an invitation is revoked, not disabled', 'noora', 'hessa', 'administrator.invited'],
  ['an unknown administrator is not found', 'noora', 'nobody', 'administrator.not_found'],
  ['an administrator who is not an owner may not change others', 'ali', 'omar', 'session.forbidden'],
  ['an invited owner may not change others', 'hessa', 'omar', 'session.forbidden'],
] as const)('%s', (_title, callerId, administratorId, problem) => {
  expect(administratorProblem(all, { callerId, administratorId, isDisabled: true })).toBe(problem)
})

test('a disabled owner may change no one, so that two owners cannot disable each other', () => {
  const after = [one('noora', { isDisabled: true }), one('omar')]
  expect(administratorProblem(after, { callerId: 'noora', administratorId: 'omar', isDisabled: true })).toBe('session.forbidden')
})

test('after any changes in any order, one owner is enabled', () => {
  const ids = ['a', 'b', 'c', 'd']
  const change = fc.record({
    callerId: fc.constantFrom(...ids),
    administratorId: fc.constantFrom(...ids),
    role: fc.constantFrom(...administratorRoles),
    isDisabled: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      let present = [one('a'), ...ids.slice(1).map((id) => one(id, { role: 'support' }))]
      for (const each of changes) {
        const { administratorId, role, isDisabled } = each
        if (administratorProblem(present, each) === undefined)
          present = present.map((known) => (known.id === administratorId ? { ...known, role, isDisabled } : known))
        expect(present.some(isEnabledOwner)).toBe(true)
      }
    }),
  )
})
