// The output of the ticket page, dot by dot: compared with reference pictures, scanned as codes, and with text of any script.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { dirhams } from '@sufra/shared/money'
import { aPaidOrder, aRestaurantOfReceipts, issued } from '@sufra/shared/receipts/a-receipt.test-data'
import { namesInScripts } from '@sufra/shared/receipts/names-in-scripts.test-data'
import { receiptOf } from '@sufra/shared/receipts/receipt-of'
import { aBill, aPartlyPaidBill, printedFor } from '@sufra/shared/table-bill/a-bill.test-data'
import fc from 'fast-check'
import jsQR from 'jsqr'
import { gap, text, type Bitmap, type Block, type Ticket } from '../../../desktop/src/bridge/ticket.ts'
import { billTicket } from '../../../desktop/src/main/printing/bill-ticket.ts'
import { dayTicket } from '../../../desktop/src/main/printing/day-ticket.ts'
import { kitchenTicket } from '../../../desktop/src/main/printing/kitchen-ticket.ts'
import { aClosedDay, aKitchenOrder } from '../../../desktop/src/main/printing/printing.test-data.ts'
import { receiptTicket } from '../../../desktop/src/main/printing/receipt-ticket.ts'
import { tableTicket } from '../../../desktop/src/main/printing/table-ticket.ts'
import { testTicket } from '../../../desktop/src/main/printing/test-ticket.ts'
import type { DrawTicket } from '../../../desktop/src/main/printing/ticket-page.ts'
import { differenceOf, greyOf, pngOf } from '../../../desktop/testing/decode-escpos.ts'
import { openTicketDrawer } from '../../../desktop/testing/ticket-drawer.ts'

const link = 'https://orders.sufra.example/qr-link?r=0193a2f0-0000-7000-8000-000000000001&t=AZOi8AAAcACAAAAAAAAAAgABk2uLr0mX4iSg9Rj6fWQ0Yw'
const restaurantName = { en: 'Bait Al Sufra', ar: 'بيت السفرة' }
const zone = { timeZone: 'Asia/Qatar' }
const kitchen = (more: object = {}, order = aKitchenOrder()) =>
  kitchenTicket(order, { printerName: 'Kitchen', isReprint: false, language: 'ar', ...zone, ...more })
const day = (more: object = {}, changes: object = {}) =>
  dayTicket({ ...aClosedDay(), ...changes }, { restaurantName, isReprint: false, language: 'ar', ...zone, ...more })
const plain = receiptOf(aPaidOrder(), aRestaurantOfReceipts, issued)
const refunded = receiptOf(
  aPaidOrder({ status: 'Cancelled', payment: { method: 'Card', state: 'partly_refunded', cashAmount: null, change: null } }),
  { ...aRestaurantOfReceipts, taxBasisPoints: 500, serviceChargeBasisPoints: 1_250 },
  { ...issued, refunded: dirhams(1_250) },
)

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
  ['receipt.576', receiptTicket(plain, { isCopy: false, width: 576 }), 576],
  ['receipt.384', receiptTicket(plain, { isCopy: false, width: 384 }), 384],
  ['receipt.copy.576', receiptTicket(refunded, { isCopy: true, width: 576 }), 576],
  ['receipt.copy.384', receiptTicket(refunded, { isCopy: true, width: 384 }), 384],
  ['bill.576', billTicket(aBill(), { ...printedFor, width: 576 }), 576],
  ['bill.partly.576', billTicket(aPartlyPaidBill(), { ...printedFor, width: 576 }), 576],
  ['bill.partly.384', billTicket(aPartlyPaidBill(), { ...printedFor, width: 384 }), 384],
  ['scripts.576', { language: 'en', blocks: namesInScripts.flatMap(([, name]) => [text(name), gap(4)]) }, 576],
]

let drawer: Awaited<ReturnType<typeof openTicketDrawer>>
const draw: DrawTicket = (ticket, width) => drawer.drawTicket(ticket, width)
test.beforeAll(async ({ browser }) => {
  drawer = await openTicketDrawer(browser)
})
test.afterAll(() => drawer.close())

/** Fonts differ by a few dots between releases of Chromium. */
const tolerance = 0.01

test('tickets, receipts, bills, closed days and table codes equal their reference pictures', async () => {
  for (const [name, ticket, width] of pictures) {
    const picture = await draw(ticket, width)
    const reference = join(import.meta.dirname, 'reference', `${name}.png`)
    if (process.env.UPDATE_REFERENCE || !existsSync(reference)) writeFileSync(reference, await pngOf(picture))
    expect.soft(await differenceOf(picture, readFileSync(reference)), name).toBeLessThan(tolerance)
  }
})

/** In Node the import is the function itself, while the package's types describe a module with a default export. */
const readCode = jsQR as unknown as typeof jsQR.default // see above

test('the code of a table can be scanned on both widths of paper', async () => {
  for (const width of [576, 384]) {
    const picture = await draw(tableTicket({ restaurantName, tableNumber: 4, link }), width)
    const rgba = new Uint8ClampedArray(picture.width * picture.height * 4)
    greyOf(picture).forEach((grey, index) => rgba.set([grey, grey, grey, 255], index * 4))
    expect(readCode(rgba, picture.width, picture.height)?.data).toBe(link)
  }
})

test('no letter of a name in any of the scripts is drawn as the box of a missing glyph', async () => {
  const rowsOf = async (letter: string) =>
    Buffer.from((await draw({ language: 'en', blocks: [text(letter)] }, 384)).rows).toString('base64')
  const box = await rowsOf('\u0378') // this character and the next are not assigned
  expect(await rowsOf('\u0379')).toBe(box)
  for (const [script, name] of namesInScripts)
    for (const letter of new Set(name.replace(/[\s\p{M}]/gu, ''))) expect.soft(await rowsOf(letter), `${letter} (${script})`).not.toBe(box)
})

/** Returns the first and last column with ink, in dots from the left. */
const inkOf = ({ width, height, rows }: Bitmap) => {
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => rows[(y * width) / 8 + (x >> 3)] ?? 0).some((byte) => (byte & (0x80 >> (x & 7))) !== 0),
  )
  return [columns[0] ?? 0, columns.at(-1) ?? 0] as const
}
const heightOf = async (blocks: Block[], width = 384) => (await draw({ language: 'ar', blocks }, width)).height

test('text of any kind is drawn: long words are wrapped, line breaks joined, and text without ink is left out', async () => {
  const line = await heightOf([text('W')])
  expect(await heightOf([text('W'.repeat(100))])).toBeGreaterThan(line * 2)
  expect(await draw({ language: 'ar', blocks: [text('شاورما\r\nBBQ')] }, 384)).toEqual(
    await draw({ language: 'ar', blocks: [text('شاورما BBQ')] }, 384),
  )
  const lead = (quantity: string) => heightOf([{ kind: 'line', lead: quantity, text: 'لحم', size: 'large', isBold: true }])
  expect(await lead('99 ×')).toBe(await lead(''))
  for (const name of ['<b>&"\'', 'شاورما <span size="999999">', '\u202Eلحم', 'x'.repeat(300), '🌶️ حار', 'a\0b', 'a\u0001b', 'a\uD800b'])
    expect(await heightOf([text(name)])).toBeGreaterThan(50)
  for (const name of ['\u200B', '\u200D\u200F', '\u00AD', '\u2800', '\0', ' ']) expect(await heightOf([text(name)])).toBeLessThan(64)
  for (const width of [384, 576]) expect(inkOf(await draw({ language: 'ar', blocks: [{ kind: 'ruler' }] }, width))).toEqual([0, width - 1])
})

test('each paragraph of a note is aligned to the start side of the ticket', async () => {
  const ticket = kitchen({}, aKitchenOrder({ orderInstructions: 'no onions\nبدون بصل\r\nextra hot' }))
  const note = ticket.blocks.filter((block) => block.kind === 'text' && block.isBold && block.align === 'start')
  expect(note).toHaveLength(3)
  for (const block of note) {
    const [first, last] = inkOf(await draw({ ...ticket, blocks: [block] }, 576))
    expect(first).toBeGreaterThan(300)
    expect(last).toBeGreaterThan(556)
  }
})

test('any text of diners can be drawn, and an order of 300 lines is drawn completely', async () => {
  const typed = fc.string({
    unit: fc.oneof(fc.constantFrom('\u200B', '\u202E', '<', '&', ' ', '\n', 'ش', '\u0301'), fc.string({ unit: 'binary' })),
  })
  await fc.assert(
    fc.asyncProperty(typed, fc.constantFrom(384, 576), async (orderInstructions, width) => {
      const picture = await draw(kitchen({ language: 'both' }, aKitchenOrder({ items: [], orderInstructions })), width)
      expect(picture.rows.length).toBe((picture.height * width) / 8)
    }),
    { numRuns: 40 },
  )
  const long = aKitchenOrder({ items: Array.from({ length: 100 }, () => aKitchenOrder().items).flat() })
  expect((await draw(kitchen({}, long), 576)).height).toBeGreaterThan(300 * 60)
})
