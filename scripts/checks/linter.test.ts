import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../common/root.ts'

const importing = (target: string) => `import * as other from '${target}'\n\nexport const planted = other\n`

const forbiddenImports = [
  ['the desktop’s main process', 'desktop/src/main/planted-import.ts', '../renderer/common/session/guards.ts'],
  ['the desktop’s renderer', 'desktop/src/renderer/app/planted-import.ts', '../../main/desk.ts'],
  ['a client', 'diner-web/src/app/planted-import.ts', '../../../cloud-api/src/start/env.ts'],
  ['a feature of the diner app', 'diner-web/src/checkout/planted-import.ts', '../menu/restaurant-page.tsx'],
  ['what the diner app’s features share', 'diner-web/src/common/ui/planted-import.ts', '../../menu/restaurant-page.tsx'],
  ['what the desktop’s features share', 'desktop/src/renderer/common/ui/planted-import.ts', '../../app/app.tsx'],
  ['what the desktop’s features share', 'desktop/src/renderer/common/session/planted-import.ts', '../../features/orders/find-orders.ts'],
  ['a feature that another builds on', 'desktop/src/renderer/features/refunds/planted-import.ts', '../orders/find-orders.ts'],
  ['a feature of the desktop', 'desktop/src/renderer/features/cash/planted-import.ts', '../tables/zones.ts'],
  ['a feature of the desktop', 'desktop/src/renderer/features/staff/planted-import.ts', '../../merchant/settings/settings-tabs.ts'],
  ['a feature of the desktop', 'desktop/src/renderer/features/orders/board/planted-import.ts', '../../../app/app.tsx'],
  ['a page of administrators', 'desktop/src/renderer/admin/settings/planted-import.ts', '../../merchant/settings/settings-tabs.ts'],
  ['a page of restaurants', 'desktop/src/renderer/merchant/settings/planted-import.ts', '../../app/app.tsx'],
  ['a client', 'diner-web/src/menu/planted-import-of-walk.ts', '../../../e2e/people.ts'],
  ['what the browser tests share', 'e2e/checks/planted-import.ts', '../diner/every-screen.ts'],
  ['the walks of one app', 'e2e/desk/orders/planted-import.ts', '../../diner/every-screen.ts'],
  ['a rule in shared', 'shared/src/cart/planted-import.ts', '../ui/button.tsx'],
  ['a feature of the API', 'cloud-api/src/catalogue/menu/planted-import.store.ts', '../cuisines/cuisines.table.ts'],
  ['a feature of the API', 'cloud-api/src/ordering/orders/placing/planted-import.ts', '../../../platform/feed/feed.table.ts'],
  ['a platform folder of the API', 'cloud-api/src/platform/http/planted-import.ts', '../jobs/jobs.table.ts'],
  ['the API’s platform', 'cloud-api/src/platform/http/planted-group.ts', '../../people/accounts/users.store.ts'],
  ['the API’s platform', 'cloud-api/src/platform/files/uploads/planted-group.ts', '../../../catalogue/menu/diner-item.ts'],
  ['the API’s platform', 'cloud-api/src/platform/planted-group.ts', '../administration/register-administration.ts'],
  ['a group of the API', 'cloud-api/src/people/accounts/planted-group.ts', '../../catalogue/menu/menu.store.ts'],
  ['a group of the API', 'cloud-api/src/catalogue/tables/planted-group.ts', '../../ordering/visits/visits.ts'],
  ['a group of the API', 'cloud-api/src/ordering/orders/placing/planted-group.ts', '../../../money/cash/cash-movements.store.ts'],
  ['a group of the API', 'cloud-api/src/licensing/documents/planted-group.ts', '../../money/refunds/add-refund.ts'],
  ['a group of the API', 'cloud-api/src/money/register-planted-group.ts', '../back-office/support/support.store.ts'],
  ['a group of the API', 'cloud-api/src/back-office/support/planted-group.ts', '../../administration/alarms/alarms.store.ts'],
  ['a group of the API', 'cloud-api/src/administration/health/planted-group.ts', '../../app-options.ts'],
  ['a group of the API', 'cloud-api/src/administration/health/planted-start.ts', '../../start/env.ts'],
  ['a group of the API', 'cloud-api/src/back-office/support/planted-demo.ts', '../../demo/random.ts'],
  ['another group of the API', 'cloud-api/src/back-office/support/planted-handlers.ts', '../../ordering/orders/orders.handlers.ts'],
  ['another group of the API', 'cloud-api/src/back-office/support/planted-part.ts', '../../ordering/orders/waiter/waiter.handlers.ts'],
  [
    'another group of the API',
    'cloud-api/src/administration/health/planted-inside.ts',
    '../../money/payments/sandbox/pages/serve-pages.ts',
  ],
] as const
const allowedImports = [
  ['desktop/src/renderer/features/orders/planted-allowed.ts', '../refunds/use-refund-form.ts'],
  ['desktop/src/renderer/merchant/settings/planted-allowed.ts', '../../features/staff/use-staff.ts'],
  ['e2e/desk/orders/planted-allowed.ts', '../../people.ts'],
  ['diner-web/src/checkout/planted-allowed.ts', '../common/session/session.ts'],
  ['cloud-api/src/catalogue/menu/planted-allowed.store.ts', './menu.table.ts'],
  ['cloud-api/src/ordering/orders/placing/planted-allowed.store.ts', '../orders.table.ts'],
  ['cloud-api/src/catalogue/menu/planted-allowed.table.ts', '../cuisines/cuisines.table.ts'],
  ['cloud-api/src/catalogue/menu/planted-allowed.ts', '../cuisines/cuisines.handlers.ts'],
  ['cloud-api/src/money/refunds/planted-allowed.ts', '../payments/sandbox/pages/serve-pages.ts'],
  ['cloud-api/src/administration/health/planted-allowed.ts', '../../ordering/orders/sittings/sittings.store.ts'],
  ['cloud-api/src/money/register-planted-allowed.ts', '../platform/files/uploads/s3/s3-store.ts'],
  ['cloud-api/src/platform/http/planted-allowed.test.ts', '../../people/accounts/accounts.table.ts'],
  ['cloud-api/src/planted-allowed.ts', './ordering/orders/orders.handlers.ts'],
] as const

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
const unsafeCode = `${unsafe.map((code, index) => `export const planted${index} = ${code}`).join('\n')}\n`
const clients = [
  'diner-web/src/app/planted-globals.ts',
  'desktop/src/renderer/app/planted-globals.ts',
  'shared/src/cart/planted-globals.ts',
]
const mainProcess = 'desktop/src/main/planted-globals.ts'

/** Globals and modules that a part lacks, and their number in this code. */
const foreignCode = `import { join } from 'node:path'\n\nexport const planted = [window.name, process.pid, join]\n`
const foreign = [
  ['shared/src/cart/planted-foreign.ts', 3],
  ['cloud-api/src/catalogue/menu/planted-foreign.ts', 1],
  ['desktop/src/main/planted-foreign.ts', 1],
  ['diner-web/src/app/planted-foreign.ts', 2],
  ['desktop/src/renderer/app/planted-foreign.ts', 2],
  ['shared/src/ui/planted-foreign.ts', 2],
] as const

const otherPrinting = 'desktop/src/main/printing/planted-escpos.ts'

/** Elements with a text beside something else, and elements in which each text is alone. */
const besideElements = [
  '<p>{isBusy && <b />}{text}</p>',
  '<p><b /> Order</p>',
  '<p>Order {number}</p>',
  '<p> {text}</p>',
  '<p>{list.map((each) => each)}</p>',
  '<p><b />{list.map((each) => (isBusy ? <i key={each} /> : each))}</p>',
  '<p><b />{isBusy ? text : <i />}</p>',
  '<p><b />{text || <i />}</p>',
  '<p><b />{write()}</p>',
  '<><b />{text}</>',
  '<>{text}</>',
  '<Fragment>{text}</Fragment>',
  '<Child><b />{text}</Child>',
]
const alone = [
  '<p>{text}</p>',
  '<p>{isBusy ? text : <i />}</p>',
  '<p><b /> <span>{text}</span></p>',
  '<p>{isBusy && <b />}{!isBusy && <i />}</p>',
  '<p><b />{list.map((each) => <i key={each}>{each}</i>)}</p>',
  '<p><b />{icon}{draw()}</p>',
  '<p><b /><OwnElements>{text}{icon}</OwnElements></p>',
]
const textCode = (elements: string[]) => `import { Fragment, type FC, type ReactNode } from 'react'
import { OwnElements } from './own-elements.tsx'

type Props = { text: string; number: number; isBusy: boolean; list: string[]; Child: FC<{ children: ReactNode }>; write: () => string }
export const Planted = ({ text, number, isBusy, list, Child, write }: Props) => {
  const icon = isBusy ? <b /> : undefined
  const draw = () => <i>{number}</i>
  return [
${elements.map((element, index) => `    <div key={${index}}>${element}</div>,`).join('\n')}
    <Fragment key="used"><Child>{write()}</Child>{icon}{draw()}<OwnElements>{text}{list}</OwnElements></Fragment>,
  ]
}
`
const texts = { beside: 'shared/src/ui/planted-beside.tsx', alone: 'shared/src/ui/planted-alone.tsx' }

const planted = new Map<string, string>([
  [texts.beside, textCode(besideElements)],
  [texts.alone, textCode(alone)],
  ...forbiddenImports.map(([, file, target]) => [file, importing(target)] as const),
  ...allowedImports.map(([file, target]) => [file, importing(target)] as const),
  ...[...clients, mainProcess].map((file) => [file, unsafeCode] as const),
  ...foreign.map(([file]) => [file, foreignCode] as const),
  [otherPrinting, importing('escpos/printer.js')],
])

type Report = { number_of_files: number; diagnostics: { code: string; filename: string }[] }
let report: Report

/** Returns a copy of the sources: files planted in the sources themselves would be found by checks that read these at the same time. */
const copySources = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'sufra-lint-'))
  for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json']) cpSync(join(root, file), join(copy, file))
  for (const folder of ['scripts', 'node_modules']) symlinkSync(join(root, folder), join(copy, folder))
  for (const part of ['shared', 'cloud-api', 'diner-web', 'desktop']) {
    cpSync(join(root, part, 'src'), join(copy, part, 'src'), { recursive: true })
    cpSync(join(root, part, 'package.json'), join(copy, part, 'package.json'))
    symlinkSync(join(root, part, 'node_modules'), join(copy, part, 'node_modules'))
  }
  cpSync(join(root, 'e2e'), join(copy, 'e2e'), { recursive: true, verbatimSymlinks: true })
  return copy
}

/** Returns the linter's complete output, even when it finds problems and fails. */
const lint = (folder: string, files: string[]): string => {
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--threads', '1', '--format', 'json', ...files], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GOMAXPROCS: '1' },
    })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
  }
}

// The linter runs once for all files, because its start takes longest.
beforeAll(() => {
  const copy = copySources()
  try {
    for (const [file, code] of planted) writeFileSync(join(copy, file), code)
    report = JSON.parse(lint(copy, [...planted.keys()])) as Report // oxlint's format
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

const findings = (file: string, code: RegExp) => report.diagnostics.filter((each) => each.filename === file && code.test(each.code)).length
const boundaries = /^boundaries\(dependencies\)$/
const restricted = /no-restricted-(globals|properties)/

test.each(forbiddenImports)('%s may not import from %s', (_who, file) => {
  expect(findings(file, boundaries)).toBe(1)
})

test('every planted file is linted', () => {
  expect(report.number_of_files).toBe(planted.size)
})

test.each(allowedImports)('%s may import %s', (file) => {
  expect(findings(file, boundaries)).toBe(0)
})

test.each(clients)('a client may not use browser features missing on plain HTTP without a check: %s', (file) => {
  expect(findings(file, restricted)).toBe(unsafe.length)
})

test.each(foreign)('%s may use neither Node’s nor a browser’s globals that it lacks', (file, count) => {
  expect(findings(file, /no-undef|no-nodejs-modules/)).toBe(count)
})

test('escpos is imported by one file alone', () => {
  expect(findings(otherPrinting, /no-restricted-imports/)).toBe(1)
})

test('a text beside something else, which a translated page breaks, is an error, and a text alone is allowed', () => {
  expect(findings(texts.alone, /text-alone/)).toBe(0)
  expect(findings(texts.beside, /text-alone/)).toBe(besideElements.length + 1)
})

test('the server and Electron’s main process may use browser features that are missing on plain HTTP', () => {
  expect(findings(mainProcess, restricted)).toBe(0)
})
