import { createHash } from 'node:crypto'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { expect, test } from 'vitest'
import { pictureBytes, textBytes } from '../src/main/printing/escpos-commands.ts'
import { kitchenTicket } from '../src/main/printing/kitchen-ticket.ts'
import { aKitchenOrder, aPrinter } from '../src/main/printing/printing.test-data.ts'
import type { DrawTicket } from '../src/main/printing/ticket-page.ts'
import { checkMoves, checkTickets, type MadeMove } from './check-desk.ts'

const order = aKitchenOrder({ orderInstructions: '', customerDetails: { ...aKitchenOrder().customerDetails, customerName: 'Noora' } })
const printer = aPrinter({ language: 'en', width: 384 })
const moved = (...statuses: string[]) =>
  statuses.map((status) => ({ event: 'order_status_updated', data: { orderId: order.orderId, status } })) as unknown as FeedEnvelope[] // with just the fields that the check reads
const made = (...moves: [MadeMove['status'], MadeMove['outcome']][]): MadeMove[] =>
  moves.map(([status, outcome]) => ({ orderId: order.orderId, status, outcome }))
const ticket = (isReprint: boolean) =>
  kitchenTicket(order, { printerName: printer.name, isReprint, language: 'en', timeZone: 'Asia/Qatar' })
/** Draws the same picture for the same ticket, and another picture for another ticket. */
const drawTicket: DrawTicket = async (drawn, width) => {
  const digest = createHash('sha256').update(JSON.stringify(drawn)).digest()
  return { width, height: 1, rows: Uint8Array.from({ length: width / 8 }, (_, at) => digest[at % digest.length] ?? 0) }
}
const plain = textBytes(ticket(false), 384, printer)
const reprint = async () => pictureBytes(await drawTicket(ticket(true), 384), printer)

test('a correct history has no problems', async () => {
  expect(checkMoves(made(['Preparing', 'acknowledged'], ['Out for Delivery', 'unanswered']), moved('Preparing'))).toEqual([])
  expect(
    checkMoves(made(['Preparing', 'unanswered'], ['Out for Delivery', 'acknowledged']), moved('Preparing', 'Out for Delivery')),
  ).toEqual([])
  expect(await checkTickets([plain, await reprint(), plain.slice(0, 40)], [order], printer, drawTicket)).toEqual({
    tickets: 1,
    reprints: 1,
    problems: [],
  })
})

test.each([
  ['lost', made(['Preparing', 'acknowledged']), moved()],
  ['made twice', made(['Preparing', 'acknowledged']), moved('Preparing', 'Preparing')],
  ['not made by staff', made(['Preparing', 'acknowledged']), moved('Preparing', 'Cancelled')],
  ['in another order', made(['Preparing', 'acknowledged'], ['Out for Delivery', 'acknowledged']), moved('Out for Delivery', 'Preparing')],
])('a move that is %s is reported', (_name, moves, rows) => {
  expect(checkMoves(moves, rows).length).toBeGreaterThan(0)
})

test('a ticket that is lost, duplicated or of an unknown order is reported', async () => {
  expect((await checkTickets([], [order], printer, drawTicket)).problems).toHaveLength(1)
  expect((await checkTickets([plain.slice(0, 60)], [order], printer, drawTicket)).problems).toHaveLength(1)
  expect((await checkTickets([plain, plain], [order], printer, drawTicket)).problems).toHaveLength(1)
  expect(
    (await checkTickets([plain, await reprint()], [{ ...order, orderNumber: 48 }], printer, drawTicket)).problems.length,
  ).toBeGreaterThan(0)
})
