import { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startReceiptPrinter, type ReceiptPrinter } from '../../../../testing/receipt-printer.ts'
import { networkLimits, sendToNetwork } from './network-transport.ts'

/** A ticket of usual length, which the operating system buffers completely for a printer that does not read. */
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
  ['a ticket that fits in the socket buffers', ticket],
  ['a ticket that exceeds the socket buffers', new Uint8Array(20_000_000)],
])('a printer that stops reading fails with a timeout: %s', async (_name, bytes) => {
  printer.become({ stopsAfter: 1 })
  const limits = { ...soon, progress: bytes === ticket ? 300 : 2_000 }
  await expect(sendToNetwork(bytes, printer.address, limits)).rejects.toMatchObject({ problem: 'timeout', mayHavePrinted: true })
})

test('a printer slower than the status timeout still prints', async () => {
  printer.become({ slowness: 400 })
  await sendToNetwork(ticket, printer.address, { ...soon, progress: 3_000 })
  await expect.poll(() => printer.jobs[0]?.length).toBe(ticket.length)
})

test('a ticket is sent in chunks of at most 4 KB', async () => {
  const write = vi.spyOn(Socket.prototype, 'write')
  await sendToNetwork(ticket, printer.address, soon)
  const pieces = write.mock.calls.flatMap(([bytes]) => (bytes instanceof Uint8Array ? [bytes.length] : []))
  expect(Math.max(...pieces)).toBe(4_096)
  await expect.poll(() => printer.jobs[0]?.length).toBe(ticket.length)
})

test('an unknown host name is reported as offline', async () => {
  const address = { host: 'no-printer.invalid', port: 9_100 } // RFC 2606: never resolves
  await expect(sendToNetwork(ticket, address, soon)).rejects.toMatchObject({ problem: 'offline', mayHavePrinted: false })
})

test('the timeouts of a stopped printer are shorter than the lease of its claim', () => {
  expect(networkLimits.connect + networkLimits.status + networkLimits.progress).toBeLessThan(30_000)
})
