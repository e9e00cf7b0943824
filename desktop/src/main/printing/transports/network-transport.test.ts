import { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startReceiptPrinter, type ReceiptPrinter } from '../../../../testing/receipt-printer.ts'
import { networkLimits, sendToNetwork } from './network-transport.ts'

/** A ticket of usual length, which an operating system holds whole for a printer that takes none of it. */
const ticket = new Uint8Array(20_000).fill(0x55)
const soon = { connect: 300, status: 100, progress: 300 }

let printer: ReceiptPrinter
beforeAll(async () => {
  printer = await startReceiptPrinter()
})
afterAll(() => printer.stop())
afterEach(() => {
  vi.restoreAllMocks()
  printer.recover()
  printer.jobs.length = 0
})

test.each([
  ['a ticket that the line holds', ticket],
  ['a ticket that is longer than what the line holds', new Uint8Array(20_000_000)],
])('a printer that stops taking bytes did not print: %s', async (_name, bytes) => {
  printer.become({ stopsAfter: 1 })
  const limits = { ...soon, progress: bytes === ticket ? 300 : 2_000 }
  await expect(sendToNetwork(bytes, printer.address, limits)).rejects.toMatchObject({ problem: 'timeout', mayHavePrinted: true })
})

test('a printer that is slower than its answers are awaited before prints all the same', async () => {
  printer.become({ slowness: 400 })
  await sendToNetwork(ticket, printer.address, { ...soon, progress: 3_000 })
  await expect.poll(() => printer.jobs[0]?.length).toBe(ticket.length)
})

test('a ticket goes out in pieces of at most 4 KB', async () => {
  const write = vi.spyOn(Socket.prototype, 'write')
  await sendToNetwork(ticket, printer.address, soon)
  const pieces = write.mock.calls.flatMap(([bytes]) => (bytes instanceof Uint8Array ? [bytes.length] : []))
  expect(Math.max(...pieces)).toBe(4_096)
  await expect.poll(() => printer.jobs[0]?.length).toBe(ticket.length)
})

test('a name that no machine has is offline', async () => {
  const address = { host: 'no-printer.invalid', port: 9_100 } // RFC 2606: nobody may ever have it
  await expect(sendToNetwork(ticket, address, soon)).rejects.toMatchObject({ problem: 'offline', mayHavePrinted: false })
})

test('a printer that has stopped is given up before another counter may take its ticket', () => {
  expect(networkLimits.connect + networkLimits.status + networkLimits.progress).toBeLessThan(30_000)
})
