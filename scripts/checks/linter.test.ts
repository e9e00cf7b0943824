import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from '../common/root.ts'

let planted = ''
afterEach(() => rmSync(planted, { force: true }))

/** Returns the linter's output for a temporary file at this path. */
const lint = (file: string, code: string): string => {
  planted = join(root, file)
  writeFileSync(planted, code)
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), [planted], { cwd: root, encoding: 'utf8' })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
}

test.each([
  ['the desktop’s main process', 'desktop/src/main/planted.ts', '../renderer/common/account/guards.ts'],
  ['the desktop’s renderer', 'desktop/src/renderer/app/planted.ts', '../../main/desk.ts'],
  ['a client', 'diner-web/src/app/planted.ts', '../../../cloud-api/src/env.ts'],
  ['a feature of the diner app', 'diner-web/src/cart/planted.ts', '../menu/choice.ts'],
  ['what the diner app’s features share', 'diner-web/src/common/ui/planted.ts', '../../menu/choice.ts'],
  ['what the desktop’s features share', 'desktop/src/renderer/common/ui/planted.ts', '../../app/app.tsx'],
  ['what the desktop’s features share', 'desktop/src/renderer/common/account/planted.ts', '../../merchant/orders/find-orders.ts'],
  ['a rule in shared', 'shared/src/cart/planted.ts', '../ui/button.tsx'],
])('%s may not import from %s', (_who, file, target) => {
  expect(lint(file, `import * as other from '${target}'\n\nexport const planted = other\n`)).toContain('boundaries(dependencies)')
})

test('allowed imports pass', () => {
  expect(
    lint('diner-web/src/cart/planted.ts', `import * as other from '../common/session/session.ts'\n\nexport const planted = other\n`),
  ).not.toContain('boundaries')
})

const unsafe = [
  'crypto.randomUUID()',
  'globalThis.crypto.randomUUID()',
  'crypto.subtle',
  'navigator.serviceWorker',
  'navigator.clipboard',
  'navigator.wakeLock',
  'navigator.locks',
  'new Notification("x")',
  'globalThis.Notification',
]
const planting = unsafe.map((code, index) => `export const planted${index} = ${code}`).join('\n')
const findings = (file: string) => lint(file, `${planting}\n`).match(/no-restricted-(globals|properties)/g)?.length ?? 0

test.each(['diner-web/src/app/planted.ts', 'desktop/src/renderer/app/planted.ts', 'shared/src/cart/planted.ts'])(
  'a client may not use browser features missing on plain HTTP without a check: %s',
  (file) => {
    expect(findings(file)).toBe(unsafe.length)
  },
)

test('the server and Electron’s main process may use them', () => {
  expect(findings('desktop/src/main/planted.ts')).toBe(0)
})
