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

test('the process ends at the armed passage of the armed point alone', () => {
  armFailpoint({ name: 'after_order_commit', passage: 2 })
  failpoint('after_order_commit')
  failpoint('before_order_statement')
  expect(kill).not.toHaveBeenCalled()
  failpoint('after_order_commit')
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']])
})

test('without an armed point nothing happens', () => {
  for (const name of failpointNames) failpoint(name)
  expect(kill).not.toHaveBeenCalled()
})

test('each name is a point of the code, once', () => {
  const source = join(import.meta.dirname, '..')
  const code = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', 'failpoints/**'] })
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')
  const points = [...code.matchAll(/\bfailpoint\('(\w+)'\)/g)].map(([, name]) => name)
  expect(points).toHaveLength(failpointNames.length)
  expect(new Set(points)).toEqual(new Set(failpointNames))
})
