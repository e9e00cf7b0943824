import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appVersion } from '../../shared/src/app-version.ts'
import { root } from '../common/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the screens show the version label of the specification', () => {
  expect(appVersion).toBe('1.1.1')
})

test.each(['package.json', 'desktop/package.json'])('%s has the newest version of the changelog', (file) => {
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(read('CHANGELOG.md')) ?? []
  expect(JSON.parse(read(file))).toMatchObject({ version: newest })
})
