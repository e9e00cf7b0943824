import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appVersion } from '../../shared/src/app-version.ts'
import { root } from '../common/root.ts'

test('the apps show the version of the package', () => {
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).toMatchObject({ version: appVersion })
})
