import { expect, test } from 'vitest'
import { changeProblem, mayChangeNumbers, wasAccepted } from './merchant-status.ts'

test.each([
  ['pending', false, 'account.under_review', false],
  ['rejected', false, undefined, true],
  ['accepted', true, undefined, false],
  ['deactivated', true, 'session.not_accepted', false],
] as const)('the table lists all permitted actions of a %s restaurant', (status, accepted, problem, numbers) => {
  expect(wasAccepted(status)).toBe(accepted)
  expect(changeProblem(status)).toBe(problem)
  expect(mayChangeNumbers(status)).toBe(numbers)
})
