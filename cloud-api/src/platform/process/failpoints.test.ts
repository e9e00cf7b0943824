import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { armFailpoint, failpoint, failpointNames } from './failpoints.ts'

const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
afterEach(() => {
  armFailpoint(undefined)
  kill.mockClear()
})
afterAll(() => kill.mockRestore())

test('the process ends only at the armed passage of the armed failpoint', () => {
  armFailpoint({ name: 'after_order_commit', passage: 2 })
  failpoint('after_order_commit')
  failpoint('before_order_statement')
  expect(kill).not.toHaveBeenCalled()
  failpoint('after_order_commit')
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']])
})

test('without an armed failpoint nothing happens', () => {
  for (const name of failpointNames) failpoint(name)
  expect(kill).not.toHaveBeenCalled()
})

test('each failpoint is used exactly once in the code', () => {
  const source = join(import.meta.dirname, '../..')
  const code = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', 'platform/process/**'] })
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const points = [...code.matchAll(/\bfailpoint\('(\w+)'\)/g)].map(([, name]) => name)
  expect(points).toHaveLength(failpointNames.length)
  expect(new Set(points)).toEqual(new Set(failpointNames))
})
