import { expect, test } from 'vitest'
import { reportFileName } from './report-file.ts'

const day = { from: '2026-11-20', to: '2026-11-20' }

test.each([
  ['Bait Al Sufra', 'all', day, 'bait-al-sufra-report-2026-11-20'],
  ['"../é" & Sons', 'items', { from: '2026-11-01', to: '2026-11-30' }, 'sons-items-2026-11-01-to-2026-11-30'],
  ['مطبخ', 'days', day, 'restaurant-days-2026-11-20'],
  ['a'.repeat(50), 'days', day, `${'a'.repeat(40)}-days-2026-11-20`],
] as const)('a file of %s is named by restaurant, report and period', (restaurant, part, range, name) => {
  expect(reportFileName(restaurant, part, range)).toBe(name)
})
