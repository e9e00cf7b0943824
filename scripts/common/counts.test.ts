import { expect, test } from 'vitest'
import { noneRan } from './counts.ts'

test.each([
  [{ passed: 0, failed: 0, skipped: 3 }, ['cart', '-t', 'typo'], 'No test has run: none is chosen by cart -t typo.'],
  [{ passed: 0, failed: 0, skipped: 0 }, ['typo'], 'No test has run: none is chosen by typo.'],
  [{ passed: 1, failed: 0, skipped: 2 }, ['cart', '-t', 'price'], undefined],
  [{ passed: 0, failed: 1, skipped: 2 }, ['cart', '-t', 'price'], undefined],
  [{ passed: 0, failed: 0, skipped: 0 }, [], undefined],
])('%o of %o is refused with %s', (counts, chosen, problem) => {
  expect(noneRan(counts, chosen)).toBe(problem)
})
