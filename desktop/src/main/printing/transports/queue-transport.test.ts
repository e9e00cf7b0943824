import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { findPrinters } from '../find-printers.ts'
import { listQueues } from '../list-queues.ts'
import { sendToQueue } from './queue-transport.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'sufra-lp-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.unstubAllEnvs())

/** Puts a program before the system's own on the PATH. */
const onPath = (name: string, script: string) => {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
}

/** Creates a fake lp that records its input. */
const fakeLp = (exit: number) => {
  const file = join(folder, `lp-${exit}`)
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/parameters"\ncat > "${folder}/bytes"\nexit ${exit}\n`)
  chmodSync(file, 0o755)
  return file
}

test('a queue receives the bytes unchanged and its name as one argument', async () => {
  const bytes = Uint8Array.from([0x1b, 0x40, 0, 255, 10])
  await sendToQueue(bytes, 'Bar; rm -rf "x"', 'linux', fakeLp(0))
  expect(readFileSync(join(folder, 'bytes'))).toEqual(Buffer.from(bytes))
  expect(readFileSync(join(folder, 'parameters'), 'utf8').split('\n')).toEqual(['-d', 'Bar; rm -rf "x"', '-o', 'raw', '--', '-', ''])
})

test('an unknown queue is offline, and a system without a print system fails', async () => {
  await expect(sendToQueue(new Uint8Array([1]), 'Gone', 'linux', fakeLp(1))).rejects.toMatchObject({ problem: 'offline' })
  await expect(sendToQueue(new Uint8Array([1]), 'Bar', 'linux', join(folder, 'nothing'))).rejects.toMatchObject({ problem: 'failed' })
  expect(Array.isArray(await listQueues('linux'))).toBe(true)
})

// The tests need no Windows: they cover the PowerShell call and the interpretation of its exit codes.
test('a Windows queue receives its name and bytes outside the command line', async () => {
  onPath(
    'powershell.exe',
    `printf '%s' "$*" > "${folder}/asked"; printf '%s' "$SUFRA_QUEUE" > "${folder}/queue"; cat "$SUFRA_FILE" > "${folder}/bytes"`,
  )
  const queue = `طابعة '; Remove-Item "x"`
  await sendToQueue(new Uint8Array([0x1b, 0x40, 0, 255]), queue, 'win32')
  expect(readFileSync(join(folder, 'queue'), 'utf8')).toBe(queue)
  expect(readFileSync(join(folder, 'bytes'))).toEqual(Buffer.from([0x1b, 0x40, 0, 255]))
  const [options, script = ''] = readFileSync(join(folder, 'asked'), 'utf8').split(' -EncodedCommand ')
  expect(options).toBe('-NoProfile -NonInteractive')
  expect(Buffer.from(script, 'base64').toString('utf16le')).toContain('WritePrinter')
  expect(Buffer.from(script, 'base64').toString('utf16le')).not.toContain('Remove-Item')
})

test.each([
  ['no such queue', 2, { problem: 'offline', mayHavePrinted: false }],
  ['a queue that accepts no job', 3, { problem: 'offline', mayHavePrinted: false }],
  ['a partly written job', 4, { problem: 'failed', mayHavePrinted: true }],
  ['a PowerShell that may not run the script', 1, { problem: 'failed', mayHavePrinted: false }],
] as const)('Windows: %s', async (_name, exit, failure) => {
  onPath('powershell.exe', `exit ${exit}`)
  await expect(sendToQueue(new Uint8Array([1]), 'Bar', 'win32')).rejects.toMatchObject(failure)
})

test('the system’s printers are listed by their names, spaces and Arabic included', async () => {
  onPath('lpstat', `[ "$*" = -e ] && printf 'Kitchen\\nBar\\n'`)
  expect(await listQueues('linux')).toEqual(['Kitchen', 'Bar'])
  onPath('powershell.exe', `printf 'EPSON TM-T20\\r\\nطابعة المطبخ\\r\\n'`)
  expect(await listQueues('win32')).toEqual(['EPSON TM-T20', 'طابعة المطبخ'])
})

test('printers are searched in the machine’s own networks, each host once', async () => {
  const requested: string[] = []
  const found = await findPrinters(['192.168.7.20', '192.168.7.33', '10.0.0.2'], (host) => {
    requested.push(host)
    return Promise.resolve(host === '192.168.7.50' || host === '192.168.7.9')
  })
  expect(found).toEqual(['192.168.7.9', '192.168.7.50'])
  expect(new Set(requested).size).toBe(508)
  expect(requested).toHaveLength(508)
})
