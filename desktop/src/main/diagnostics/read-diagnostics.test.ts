// Privacy of the diagnostics: canaries of guests, staff and payments are planted in the log and the state.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { diagnosticsText } from '@sufra/shared/support/diagnostics'
import { expect, onTestFinished, test } from 'vitest'
import { firstSettings } from '../../bridge/desk-settings.ts'
import type { DeskState, PendingCall } from '../../bridge/desk-state.ts'
import { startLogs } from '../life/logs.ts'
import { aPrinter } from '../printing/printing.test-data.ts'
import { readDiagnostics } from './read-diagnostics.ts'

const canaries = {
  guest: 'Amal Hassan',
  arabicGuest: 'أمل حسن',
  phone: '+974 5512 3456',
  card: '4242424242424242',
  token: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9',
  orderId: 'V1StGXR8_Z5jdHi6B-myT0',
  plainGuest: 'Noora',
  home: '/home/noora',
}
const [all, secret] = [Object.values(canaries), Object.values(canaries).join(' ')]

const refused: PendingCall = {
  key: canaries.orderId,
  madeAt: 0,
  description: { text: 'pending.move', values: { name: canaries.guest }, afterRefusal: '' },
  move: null,
  paidOrderId: canaries.orderId,
  state: 'refused',
  refusal: { error: 'order.cannot_move', message: secret },
}
const state: DeskState = {
  connection: 'down',
  pendingCalls: [refused, { ...refused, refusal: { error: secret, message: '' } }, { ...refused, state: 'waiting', refusal: null }],
  printing: { waiting: 2, troubles: [{ jobId: 1, orderNumber: 7, printerName: canaries.guest, problem: 'paper', hasGivenUp: false }] },
  notes: ['cache_rebuilt'],
  settings: { ...firstSettings, address: 'https://noora.example', printers: [aPrinter({ name: canaries.guest }), aPrinter()] },
  version: '1.2.3',
  storesSignIn: true,
  update: null,
}
const machine = { version: '1.2.3', system: 'win32 10.0.26100', electron: '38.2.1' }
const now = new Date('2026-11-24T12:00:00Z')

const openLogs = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-logs-'))
  const logs = startLogs(folder)
  onTestFinished(() => {
    logs.end()
    rmSync(folder, { recursive: true, force: true })
  })
  return { logs, folder }
}
const textOf = (log: string) => diagnosticsText(readDiagnostics({ state, machine, log, now }))

test('diagnostics contain the state of the machine, and events with their place in the code', () => {
  const { logs } = openLogs()
  const error = Object.assign(new TypeError('fetch failed'), { code: 'ECONNREFUSED' })
  error.stack = 'TypeError: fetch failed ECONNREFUSED\n    at async forward (file:///home/noora/app/out/main.js:120:7)'
  logs.logError('background task failed', error)
  const lines = textOf(logs.read()).split('\n')
  expect(lines.slice(0, 16)).toEqual([
    'Sufra diagnostics',
    'made at: 2026-11-24T12:00:00.000Z',
    'app: desktop',
    'version: 1.2.3',
    'system: win32 10.0.26100',
    'electron: 38.2.1',
    'mode: merchant',
    'connection: down',
    'printers: 2 (network 2)',
    'tickets waiting: 2',
    'ticket problems: 1 (paper 1)',
    'changes waiting: 1',
    'changes refused: 2 (order.cannot_move 1, unknown 1)',
    'stores the sign-in: yes',
    'update: none',
    'notes: cache_rebuilt',
  ])
  expect(lines.slice(-3)).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d error background task failed TypeError ECONNREFUSED$/),
    '    at forward (main.js:120:7)',
    '',
  ])
})

test('diagnostics and saved logs contain no name, number, token or folder of a person, wherever it is in the log', () => {
  const { logs, folder } = openLogs()
  logs.logError('failed to store a change', new SyntaxError(`Unexpected token, "${secret}" is not valid JSON`))
  logs.logError('failed to print a ticket', new Error(`first line\n${secret}\n    at ${secret} (x`))
  logs.logError('background task failed', secret)
  logs.info('damaged database moved aside', { file: `${canaries.home}/cache.db`, name: secret })
  const withFiles = logs.read()
  expect(withFiles).toContain(canaries.guest)
  // Lines that another version or the system wrote.
  writeFileSync(join(folder, 'desk.old.log'), `[2026-11-20 10:00:00.000] [error] Unhandled ${secret}\n${secret}\n${all.join('\n')}\n`)
  const saved = join(folder, 'support.txt')
  logs.save(saved, machine)
  for (const text of [textOf(logs.read()), readFileSync(saved, 'utf8')]) {
    for (const canary of all) expect(text).not.toContain(canary)
    expect(text).toContain('2026-11-20 10:00:00 error\n')
    expect(text).toContain('error failed to store a change SyntaxError')
  }
})
