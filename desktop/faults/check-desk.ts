// The invariants after the kills: every acknowledged move is in the cloud once and in order, and every order was printed, with duplicates
// only marked as REPRINT.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import type { Printer } from '@sufra/shared/printing/printer'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { kitchenTicket } from '../src/main/printing/kitchen-ticket.ts'
import type { DrawTicket } from '../src/main/printing/ticket-page.ts'
import { movesOf } from '../testing/cloud-orders.ts'
import { decodeEscpos, type Printed } from '../testing/decode-escpos.ts'

/** `unanswered`: the desktop was killed before it responded; the move was stored at most once. */
export type MadeMove = { orderId: string; status: OrderStatus; outcome: 'acknowledged' | 'refused' | 'unanswered' }

export const checkMoves = (made: readonly MadeMove[], rows: FeedEnvelope[]): string[] =>
  [...Map.groupBy(made, ({ orderId }) => orderId)].flatMap(([orderId, moves]) => {
    const stored = movesOf(rows, orderId)
    const problems: string[] = []
    if (new Set(stored).size !== stored.length) problems.push(`${orderId} was moved twice: ${stored.join(', ')}`)
    for (const { status, outcome } of moves)
      if (outcome === 'acknowledged' && !stored.includes(status)) problems.push(`${orderId}: the move to ${status} is lost`)
    for (const status of stored)
      if (!moves.some((move) => move.status === status)) problems.push(`${orderId}: unexpected move to ${status}`)
    const acknowledged = moves.filter(({ outcome }) => outcome === 'acknowledged').map(({ status }) => status as string)
    const inOrder = stored.filter((status) => acknowledged.includes(status))
    if (inOrder.join() !== [...new Set(acknowledged)].join()) problems.push(`${orderId} was moved in another order: ${inOrder.join(', ')}`)
    return problems
  })

/** Decodes a job. Returns undefined for a job truncated by a kill. */
const decode = (job: Uint8Array): Printed | undefined => {
  const printed = decodeEscpos(job)
  return printed.cuts === 1 ? printed : undefined
}

/** Checks the printed tickets. Plain tickets are text with the order number; reprints are images, recognised by drawing them again. */
export const checkTickets = async (jobs: readonly Uint8Array[], orders: CounterOrderOnWire[], printer: Printer, drawTicket: DrawTicket) => {
  const reprints = new Map<string, number>()
  for (const order of orders) {
    const ticket = kitchenTicket(order, { printerName: printer.name, isReprint: true, language: printer.language, timeZone: 'Asia/Qatar' })
    reprints.set(Buffer.from((await drawTicket(ticket, printer.width)).rows).toString('base64'), order.orderNumber)
  }
  const first = new Map<number, number>()
  const again = new Map<number, number>()
  const problems: string[] = []
  const count = (where: Map<number, number>, orderNumber: number) => where.set(orderNumber, (where.get(orderNumber) ?? 0) + 1)
  for (const printed of jobs.flatMap((job) => decode(job) ?? [])) {
    const number = printed.picture
      ? reprints.get(Buffer.from(printed.picture.rows).toString('base64'))
      : Number(/#(\d+)/.exec(printed.text)?.[1])
    if (number === undefined || Number.isNaN(number)) problems.push('ticket of an unknown order')
    else count(printed.picture ? again : first, number)
  }
  for (const { orderNumber } of orders) {
    if ((first.get(orderNumber) ?? 0) + (again.get(orderNumber) ?? 0) === 0) problems.push(`order ${orderNumber} was never printed`)
    if ((first.get(orderNumber) ?? 0) > 1) problems.push(`order ${orderNumber} was printed ${first.get(orderNumber)} times without REPRINT`)
  }
  const sum = (of: Map<number, number>) => [...of.values()].reduce((total, each) => total + each, 0)
  return { tickets: sum(first), reprints: sum(again), problems }
}
