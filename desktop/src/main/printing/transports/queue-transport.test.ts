import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPrinters } from '../find-printers.ts'
import { listQueues } from '../list-queues.ts'
import { sendToQueue } from './queue-transport.ts'

let folder: string
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'sufra-lp-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A program in lp's place that keeps what it gets. */
const fakeLp = (exit: number) => {
  const file = join(folder, `lp-${exit}`)
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" > "${folder}/parameters"\ncat > "${folder}/bytes"\nexit ${exit}\n`)
  chmodSync(file, 0o755)
  return file
}

test('a queue gets the bytes as they are, its name as one word whatever it contains', async () => {
  const bytes = Uint8Array.from([0x1b, 0x40, 0, 255, 10])
  await sendToQueue(bytes, 'Bar; rm -rf "x"', 'linux', fakeLp(0))
  expect(readFileSync(join(folder, 'bytes'))).toEqual(Buffer.from(bytes))
  expect(readFileSync(join(folder, 'parameters'), 'utf8').split('\n')).toEqual(['-d', 'Bar; rm -rf "x"', '-o', 'raw', '--', '-', ''])
})

test('a queue that is not there, and a system without a print system', async () => {
  await expect(sendToQueue(new Uint8Array([1]), 'Gone', 'linux', fakeLp(1))).rejects.toMatchObject({ problem: 'offline' })
  await expect(sendToQueue(new Uint8Array([1]), 'Bar', 'linux', join(folder, 'nothing'))).rejects.toMatchObject({ problem: 'failed' })
  expect(Array.isArray(await listQueues('linux'))).toBe(true)
})

test('printers are looked for in the machine’s own networks, each once', async () => {
  const asked: string[] = []
  const found = await findPrinters(['192.168.7.20', '192.168.7.33', '10.0.0.2'], (host) => {
    asked.push(host)
    return Promise.resolve(host === '192.168.7.50' || host === '192.168.7.9')
  })
  expect(found).toEqual(['192.168.7.9', '192.168.7.50'])
  expect(new Set(asked).size).toBe(508)
  expect(asked).toHaveLength(508)
})
