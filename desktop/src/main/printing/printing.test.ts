import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrintedDay } from '@sufra/shared/cash/day-close'
import fc from 'fast-check'
import jsQR from 'jsqr'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { decodeEscpos, differenceOf, greyOf, pngOf } from '../../../testing/decode-escpos.ts'
import { startReceiptPrinter, type ReceiptPrinter } from '../../../testing/receipt-printer.ts'
import type { Bitmap } from './bitmap.ts'
import { drawTicket } from './draw-ticket.ts'
import { isPlain } from './escpos-commands.ts'
import { kitchenTicket } from './kitchen-ticket.ts'
import { dayTicket } from './day-ticket.ts'
import { createPrintTicket } from './print-ticket.ts'
import { aClosedDay, aKitchenOrder, aPrinter } from './printing.test-data.ts'
import { tableTicket } from './table-ticket.ts'
import { testTicket } from './test-ticket.ts'
import { text, type Ticket } from './ticket.ts'

const link = 'https://orders.sufra.example/qr-link?r=0193a2f0-0000-7000-8000-000000000001&t=AZOi8AAAcACAAAAAAAAAAgABk2uLr0mX4iSg9Rj6fWQ0Yw'
const restaurantName = { en: 'Bait Al Sufra', ar: 'بيت السفرة' }
const kitchen = (more: object = {}, order = aKitchenOrder()) =>
  kitchenTicket(order, { printerName: 'Kitchen', isReprint: false, language: 'ar', timeZone: 'Asia/Qatar', ...more })

const day = (more: object = {}, of: Partial<PrintedDay> = {}) =>
  dayTicket({ ...aClosedDay(), ...of }, { restaurantName, isReprint: false, language: 'ar', timeZone: 'Asia/Qatar', ...more })

let printer: ReceiptPrinter
const print = createPrintTicket('linux')

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

/** Vitest gives its default export, Node the module. */
const readCode = jsQR as unknown as typeof jsQR.default // as above

const scan = (picture: Bitmap) => {
  const rgba = new Uint8ClampedArray(picture.width * picture.height * 4)
  greyOf(picture).forEach((grey, index) => rgba.set([grey, grey, grey, 255], index * 4))
  return readCode(rgba, picture.width, picture.height)?.data
}

const pictures: [name: string, ticket: Ticket, width: 576 | 384][] = [
  ['kitchen.ar.576', kitchen(), 576],
  ['kitchen.en.576', kitchen({ language: 'en' }), 576],
  ['kitchen.both.576', kitchen({ language: 'both' }), 576],
  ['kitchen.ar.384', kitchen(), 384],
  ['kitchen.reprint.ar.576', kitchen({ isReprint: true }), 576],
  ['table.576', tableTicket({ restaurantName, tableNumber: 4, link }), 576],
  ['table.384', tableTicket({ restaurantName, tableNumber: 4, link }), 384],
  ['day.en.576', day({ language: 'en' }), 576],
  ['day.ar.576', day(), 576],
  ['day.both.384', day({ language: 'both' }), 384],
  ['day.reprint.ar.576', day({ isReprint: true }), 576],
  ['day.x.en.576', day({ language: 'en' }, { number: null, from: null, closedBy: '' }), 576],
  ['test.576', testTicket({ name: 'Kitchen', width: 576 }), 576],
]

describe('the printed image is identical to the drawn one and matches its reference', () => {
  test.each(pictures)('%s', async (name, ticket, width) => {
    await print(ticket, here({ width }))
    const { picture, bandRows, cuts } = await printed()
    if (!picture) throw new Error('no picture was printed')
    const drawn = await drawTicket(ticket, width)
    expect(Buffer.compare(Buffer.from(picture.rows), Buffer.from(drawn.rows))).toBe(0)
    expect(Math.max(...bandRows)).toBeLessThanOrEqual(200)
    expect(cuts).toBe(1)
    const reference = join(import.meta.dirname, 'reference', `${name}.png`)
    if (process.env.UPDATE_REFERENCE || !existsSync(reference)) writeFileSync(reference, await pngOf(picture))
    expect(await differenceOf(picture, readFileSync(reference))).toBeLessThan(0.01)
  })
})

test.each([576, 384] as const)('the QR code on %i dots can be scanned', async (width) => {
  await print(tableTicket({ restaurantName, tableNumber: 4, link }), here({ width }))
  const { picture } = await printed()
  expect(picture && scan(picture)).toBe(link)
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

test.each(['<b>&"\'', 'شاورما <span size="999999">', '\u202Eلحم', 'x'.repeat(300), '🌶️ حار', 'a\0b', 'a\u0001b', 'a\uD800b'])(
  'an item named %j is drawn',
  async (name) => {
    expect((await drawTicket({ language: 'ar', blocks: [text(name)] }, 384)).height).toBeGreaterThan(50)
  },
)

test.each(['\u200B', '\u200D\u200F', '\u00AD', '\u2800', '\0', ' '])(
  'an invisible name of %j does not prevent printing',
  async (customerName) => {
    const order = aKitchenOrder({ customerDetails: { ...aKitchenOrder().customerDetails, customerName } })
    const options = { printerName: 'Kitchen', isReprint: false, language: 'ar', timeZone: 'Asia/Qatar' } as const
    const { height } = await drawTicket(kitchenTicket(order, options), 576)
    expect(height).toBeGreaterThan(600)
  },
)

test('invisible text does not affect concurrent drawings', async () => {
  const blocks = Array.from({ length: 400 }, (_, index) => text(index % 2 === 0 ? 'شاورما' : '\u2800'))
  const [both, alone] = await Promise.all([
    drawTicket({ language: 'ar', blocks }, 384),
    drawTicket({ language: 'ar', blocks: blocks.slice(0, 2) }, 384),
  ])
  const edge = 24 // above the first block
  expect(both.height - edge).toBe(200 * (alone.height - edge))
})

test('any text of diners can be drawn', async () => {
  const typed = fc.string({
    unit: fc.oneof(fc.constantFrom('\u200B', '\u202E', '<', '&', ' ', '\n', 'ش', '\u0301'), fc.string({ unit: 'binary' })),
  })
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(384, 576), async (instructions, width) => {
      const ticket = kitchen({ language: 'both' }, aKitchenOrder({ items: [], orderInstructions: instructions }))
      expect((await drawTicket(ticket, width)).width).toBe(width)
    }),
    { numRuns: 60 },
  )
})

/** Returns the first and last column with ink, in dots from the left. */
const inkOf = ({ width, height, rows }: Bitmap) => {
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => rows[(y * width) / 8 + (x >> 3)] ?? 0).some((byte) => (byte & (0x80 >> (x & 7))) !== 0),
  )
  return [columns[0] ?? 0, columns.at(-1) ?? 0] as const
}

test('a word longer than the paper is wrapped', async () => {
  const { height } = await drawTicket({ language: 'en', blocks: [text('W'.repeat(100))] }, 384)
  const line = await drawTicket({ language: 'en', blocks: [text('W')] }, 384)
  expect(height).toBeGreaterThan(line.height * 2)
})

test('a name with a line break is drawn in one line', async () => {
  const draw = (name: string) => drawTicket({ language: 'ar', blocks: [text(name)] }, 384)
  expect(await draw('شاورما\r\nBBQ')).toEqual(await draw('شاورما BBQ'))
})

test('a ticket with a ruler is sent as an image', () => {
  expect(isPlain({ language: 'en', blocks: [text('Bar')] })).toBe(true)
  expect(isPlain({ language: 'en', blocks: [text('Bar'), { kind: 'ruler' }] })).toBe(false)
})

test('a quantity of 99 fits in one line with its item, also on narrow paper', async () => {
  const line = (lead: string) =>
    drawTicket({ language: 'ar', blocks: [{ kind: 'line', lead, text: 'لحم', size: 'large', isBold: true }] }, 384)
  expect((await line('99 ×')).height).toBe((await line('')).height)
})

test('the note of a line stands below its options, one block for each paragraph', () => {
  const [line] = aKitchenOrder().items
  const { blocks } = kitchen({ language: 'en' }, aKitchenOrder({ items: [{ ...line!, note: 'well done\nبدون بصل' }] })) // it has a line
  const lines = blocks.flatMap((block) => (block.kind === 'line' ? [`${block.lead} ${block.text}`] : []))
  expect(lines).toEqual(['2 × Chicken Shawarma', '+ 1 Extra garlic sauce', '* well done', '* بدون بصل'])
})

test('each paragraph of a note is aligned to the start side of the ticket', async () => {
  const ticket = kitchen()
  const order = aKitchenOrder({ orderInstructions: 'no onions\nبدون بصل\r\nextra hot' })
  const note = kitchen({}, order).blocks.filter((block) => block.kind === 'text' && block.isBold && block.align === 'start')
  expect(note).toHaveLength(3)
  for (const block of note) {
    const [first, last] = inkOf(await drawTicket({ ...ticket, blocks: [block] }, 576))
    expect(first).toBeGreaterThan(300)
    expect(last).toBeGreaterThan(560)
  }
})

test('the ruler of a test page covers the whole printable width', async () => {
  for (const width of [384, 576] as const)
    expect(inkOf(await drawTicket({ language: 'ar', blocks: [{ kind: 'ruler' }] }, width))).toEqual([0, width - 1])
})

test('blank text draws nothing, and an order of 300 lines is drawn completely', async () => {
  expect((await drawTicket({ language: 'en', blocks: [text(' ')] }, 384)).height).toBeLessThan(64)
  const long = aKitchenOrder({ items: Array.from({ length: 100 }, () => aKitchenOrder().items).flat() })
  const ticket = kitchenTicket(long, { printerName: 'Kitchen', isReprint: false, language: 'ar', timeZone: 'Asia/Qatar' })
  expect((await drawTicket(ticket, 576)).height).toBeGreaterThan(300 * 60)
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

  test('a printer that is off', async () => {
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
