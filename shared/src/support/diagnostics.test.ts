import { expect, test } from 'vitest'
import {
  diagnosticsHeader,
  diagnosticsText,
  isDiagnostics,
  maxDiagnosticsBytes,
  maxLogLines,
  storedDiagnostics,
  withoutPersonalData,
} from './diagnostics.ts'

const bytesOf = (text: string) => Uint8Array.from(unescape(encodeURIComponent(text)), (character) => character.codePointAt(0) ?? 0)

test.each([
  ['call +974 5512 3456 now', 'call [number] now'],
  ['55123456', '[number]'],
  ['٥٥١٢٣٤٥٦', '[number]'],
  ['4242 4242 4242 4242', '[number]'],
  ['cvv=123', '[number]'],
  ['amal@example.com failed', '[email] failed'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N', 'Bearer [id]'],
  ['order 9f1c2b7e-1111-4222-8333-444455556666', 'order [id]'],
  ['order V1StGXR8_Z5jdHi6B-myT0', 'order [id]'],
])('%j becomes %j', (text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
  expect(withoutPersonalData(expected)).toBe(expected)
})

test.each([
  'made at: 2026-11-24T23:40:26.123Z',
  'system: win32 10.0.26100',
  'system: linux 6.12.43-1-generic',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  '    at process.processTicksAndRejections (task_queues:105:5)',
  'outbox refused: 1 (order.cannot_move)',
])('%j stays unchanged', (text) => {
  expect(withoutPersonalData(text)).toBe(text)
})

test('a file contains the facts, and the newest 200 lines of the log', () => {
  const log = Array.from({ length: maxLogLines + 1 }, (_, index) => `line ${index}`)
  const lines = diagnosticsText({ facts: [['version', '1.2.3\nsecond: line']], log }).split('\n')
  expect(lines.slice(0, 5)).toEqual([diagnosticsHeader, 'version: 1.2.3 second: line', '', 'Log', 'line 1'])
  expect(lines.at(-2)).toBe(`line ${maxLogLines}`)
  expect(diagnosticsText({ facts: [], log: [] })).toBe(`${diagnosticsHeader}\n`)
})

test('a long log is cut at its beginning, so that the file is not too large', () => {
  const text = diagnosticsText({ facts: [], log: Array.from({ length: 100 }, (_, index) => `${'و'.repeat(500)} ${index}`) })
  expect(bytesOf(text).length).toBeLessThanOrEqual(maxDiagnosticsBytes)
  expect(bytesOf(text).length).toBeGreaterThan(maxDiagnosticsBytes - 1_010)
  expect(text.endsWith(' 99\n')).toBe(true)
})

test('a file is recognised by its first line, and accepted when it is plain text', () => {
  expect(isDiagnostics(bytesOf(`${diagnosticsHeader}\nversion: 1`))).toBe(true)
  for (const text of ['', diagnosticsHeader, `${diagnosticsHeader}!\n`, `<html>${diagnosticsHeader}\n`]) {
    expect(isDiagnostics(bytesOf(text))).toBe(false)
  }
  expect(storedDiagnostics('a\nمرحبا 55123456')).toBe('a\nمرحبا [number]')
  expect(storedDiagnostics('a\u0000')).toBeUndefined()
  expect(storedDiagnostics('a\u001b[0m')).toBeUndefined()
})

test.each(['a', 'a@', '1 ', '-', 'a-1'])('a long text of %j is cleaned in linear time', (part) => {
  const text = part.repeat(maxDiagnosticsBytes / part.length)
  expect(storedDiagnostics(text)?.length).toBeLessThanOrEqual(text.length)
})
