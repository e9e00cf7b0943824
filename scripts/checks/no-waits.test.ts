import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../common/root.ts'
import { sourceFiles } from './source-files.ts'

const filesWith = (pattern: string, forbidden: RegExp) =>
  sourceFiles(pattern).filter((file) => forbidden.test(readFileSync(join(root, file), 'utf8')))

test.each([
  ['browser tests wait for conditions instead of sleeping', 'e2e/**/*.e2e.ts', /\bwaitForTimeout\(/],
  ['API tests run jobs and wait for responses instead of sleeping', 'cloud-api/src/**/*.test.ts', /\bsetTimeout\(/],
  [
    'tests of rules and screens wait longer than vi.waitFor, a second',
    '{shared,diner-web,desktop}/src/**/*.test.{ts,tsx}',
    /\bvi\.waitFor\(/,
  ],
])('%s', (_what, pattern, forbidden) => {
  expect(filesWith(pattern, forbidden)).toEqual([])
})

test('the patterns match files, and a sleep would be detected', () => {
  expect(filesWith('e2e/desk/**/*.e2e.ts', /\bexpect\(/).length).toBeGreaterThan(10)
  expect(filesWith('cloud-api/src/**/*.test.ts', /\brunJob\(/).length).toBeGreaterThan(3)
  expect(filesWith('{shared,diner-web,desktop}/src/**/*.test.{ts,tsx}', /\bwaitFor\(/).length).toBeGreaterThan(10)
})
