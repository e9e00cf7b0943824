import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

const filesWith = (pattern: string, words: RegExp) =>
  globSync(pattern, { cwd: root }).filter((file) => words.test(readFileSync(join(root, file), 'utf8')))

test.each([
  ['a browser test waits for what it needs to see', '{desktop,diner-web}/e2e/*.e2e.ts', /\bwaitForTimeout\(/],
  ['an API test runs jobs and waits for answers', 'cloud-api/src/**/*.test.ts', /\bsetTimeout\(/],
])('%s, not for the clock', (_what, pattern, words) => {
  expect(filesWith(pattern, words)).toEqual([])
})

test('the files are found, and so would be one that waits', () => {
  expect(filesWith('desktop/e2e/*.e2e.ts', /\bexpect\(/).length).toBeGreaterThan(10)
  expect(filesWith('cloud-api/src/**/*.test.ts', /\brunJob\(/).length).toBeGreaterThan(3)
})
