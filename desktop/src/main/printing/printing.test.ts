import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decodeEscpos } from '../../../testing/decode-escpos.ts'
import { startReceiptPrinter, type ReceiptPrinter } from '../../../testing/receipt-printer.ts'
import { isPlain } from './escpos-commands.ts'
import { kitchenTicket } from './kitchen-ticket.ts'
import { createPrintTicket } from './print-ticket.ts'
import { aKitchenOrder, aPrinter } from './printing.test-data.ts'
import { testTicket } from './test-ticket.ts'
import type { DrawTicket } from './ticket-page.ts'
import { text } from '../../bridge/ticket.ts'

const kitchen = (more: object = {}, order = aKitchenOrder()) =>
  kitchenTicket(order, { printerName: 'Kitchen', isReprint: false, language: 'ar', timeZone: 'Asia/Qatar', ...more })

let printer: ReceiptPrinter
/** Returns 1,000 rows with a pattern instead of the ticket, because drawing is tested in the browser. */
const drawTicket: DrawTicket = async (_ticket, width) => ({
  width,
  height: 1_000,
  rows: Uint8Array.from({ length: (width / 8) * 1_000 }, (_, at) => (at * 7) % 256),
})
const print = createPrintTicket('linux', drawTicket)

beforeAll(async () => {
  printer = await startReceiptPrinter()
})
afterAll(() => printer.stop())
afterEach(() => {
  printer.recover()
  printer.jobs.length = 0
  printer.pieces.length = 0
})

const printed = async () => {
  await expect.poll(() => printer.jobs.length).toBe(1)
  return decodeEscpos(printer.jobs[0] ?? new Uint8Array())
}
const here = (more: object = {}) => aPrinter({ transport: { kind: 'network', ...printer.address }, ...more })

test.each([576, 384] as const)('a picture of %i dots is sent in bands that fit into small buffers', async (width) => {
  await print(kitchen(), here({ width }))
  const { picture, bandRows, cuts } = await printed()
  expect(Buffer.from(picture?.rows ?? [])).toEqual(Buffer.from((await drawTicket(kitchen(), width)).rows))
  expect(Math.max(...bandRows)).toBe(200)
  expect(cuts).toBe(1)
})

test('a plain English ticket is sent as text, with long names wrapped', async () => {
  const order = aKitchenOrder({ orderInstructions: '', customerDetails: { ...aKitchenOrder().customerDetails, customerName: 'Noora' } })
  await print(kitchen({ language: 'en' }, order), here({ width: 384 }))
  const { picture, text: printedText } = await printed()
  expect(picture).toBeUndefined()
  expect(printedText.replace(/\s+/g, ' ')).toContain('1 x Lamb Machboos with saffron rice, daqoos and roasted almonds')
  expect(Math.max(...printedText.split('\n').map((line) => line.length))).toBeLessThanOrEqual(32)
})

test('a long printer name is wrapped beside the time', async () => {
  const printerName = 'Hot kitchen upstairs, second counter (x)'
  const order = aKitchenOrder({ orderInstructions: '', customerDetails: { ...aKitchenOrder().customerDetails, customerName: '' } })
  await print(kitchenTicket(order, { printerName, isReprint: false, language: 'en', timeZone: 'Asia/Qatar' }), here({ width: 384 }))
  const { text: printedText } = await printed()
  expect(printedText.split('\n').slice(0, 2)).toEqual(['Hot kitchen          20/11 21:05', 'upstairs, second'])
})

test('a ticket with a ruler is sent as an image', () => {
  expect(isPlain({ language: 'en', blocks: [text('Bar')] })).toBe(true)
  expect(isPlain({ language: 'en', blocks: [text('Bar'), { kind: 'ruler' }] })).toBe(false)
})

test('the note of a line stands below its options, with a block for each paragraph', () => {
  const [line] = aKitchenOrder().items
  // the order has a line
  const { blocks } = kitchen({ language: 'en' }, aKitchenOrder({ items: [{ ...line!, note: 'well done\nبدون بصل' }] }))
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [`${block.lead} ${block.text}`] : []))
  expect(lines).toEqual(['2 × Chicken Shawarma', '+ 1 Extra garlic sauce', '* well done', '* بدون بصل'])
})

test('a reprint is headed in both languages, whatever the ticket’s language', () => {
  for (const language of ['ar', 'en'] as const) expect(JSON.stringify(kitchen({ isReprint: true, language }))).toContain('REPRINT / نسخة')
  expect(JSON.stringify(kitchen())).not.toContain('REPRINT')
})

test('the drawer opens when configured, and nothing is cut without a cutter', async () => {
  await print(testTicket({ name: 'Bar', width: 576 }), here({ isCutting: false, opensDrawer: true }))
  expect(await printed()).toMatchObject({ cuts: 0, kicks: 1 })
  expect(printer.jobs[0]?.subarray(-5).toString('hex')).toBe('1b700019fa') // ESC p with its two times
})

describe('a failed print reports its problem', () => {
  const fails = (more: object = {}) => print(testTicket({ name: 'Bar', width: 576 }), here(more))
  test.each([
    ['no paper', { paper: 'out' }, { problem: 'paper', mayHavePrinted: false }],
    ['an open cover', { cover: 'open' }, { problem: 'cover', mayHavePrinted: false }],
    ['a printer that was put offline', { isOffline: true }, { problem: 'offline', mayHavePrinted: false }],
    ['paper that runs out in the middle', { paperEndsAfter: 5_000 }, { problem: 'paper', mayHavePrinted: true }],
    ['a connection that breaks in the middle', { resetsAfter: 5_000 }, { problem: 'offline', mayHavePrinted: true }],
  ] as const)('%s', async (_name, state, failure) => {
    printer.become(state)
    await expect(fails()).rejects.toMatchObject(failure)
  })

  test('a printer that is off refuses the connection', async () => {
    const gone = await startReceiptPrinter()
    await gone.stop()
    const transport = { kind: 'network', ...gone.address } as const
    await expect(fails({ transport })).rejects.toMatchObject({ problem: 'refused', mayHavePrinted: false })
  })

  test('a printer that never reports its status still prints', async () => {
    printer.become({ isSilent: true })
    await fails()
    expect((await printed()).picture).toBeDefined()
  })
})
