// What must hold after the kills: every acknowledged move is in the cloud once and in its order, and every order came out of the printer, a second time only
// where the paper says so.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import type { Printer } from '@sufra/shared/printing/printer'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { drawTicket } from '../src/main/printing/draw-ticket.ts'
import { kitchenTicket } from '../src/main/printing/kitchen-ticket.ts'
import { movesOf } from '../testing/cloud-orders.ts'
import { decodeEscpos, type Printed } from '../testing/decode-escpos.ts'

/** `unanswered`: the desktop was killed before it said anything; the move may be there, once, or not. */
export type MadeMove = { orderId: string; status: OrderStatus; outcome: 'acknowledged' | 'refused' | 'unanswered' }

export const checkMoves = (made: readonly MadeMove[], rows: FeedEnvelope[]): string[] =>
  [...Map.groupBy(made, ({ orderId }) => orderId)].flatMap(([orderId, moves]) => {
    const stored = movesOf(rows, orderId)
    const problems: string[] = []
    if (new Set(stored).size !== stored.length) problems.push(`${orderId} was moved twice: ${stored.join(', ')}`)
    for (const { status, outcome } of moves)
      if (outcome === 'acknowledged' && !stored.includes(status)) problems.push(`${orderId}: the move to ${status} is lost`)
    for (const status of stored)
      if (!moves.some((move) => move.status === status)) problems.push(`${orderId}: nobody moved it to ${status}`)
    const acknowledged = moves.filter(({ outcome }) => outcome === 'acknowledged').map(({ status }) => status as string)
    const inOrder = stored.filter((status) => acknowledged.includes(status))
    if (inOrder.join() !== [...new Set(acknowledged)].join()) problems.push(`${orderId} was moved in another order: ${inOrder.join(', ')}`)
    return problems
  })

/** A job of a printer; cut off by a kill, it is no ticket. */
const decode = (job: Uint8Array): Printed | undefined => {
  const printed = decodeEscpos(job)
  return printed.cuts === 1 ? printed : undefined
}

/** Plain tickets are text, with the order's number; reprints are pictures, which are drawn again to be recognised. */
export const checkTickets = async (jobs: readonly Uint8Array[], orders: CounterOrderOnWire[], printer: Printer) => {
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
    if (number === undefined || Number.isNaN(number)) problems.push('a ticket of no known order')
    else count(printed.picture ? again : first, number)
  }
  for (const { orderNumber } of orders) {
    if ((first.get(orderNumber) ?? 0) + (again.get(orderNumber) ?? 0) === 0) problems.push(`order ${orderNumber} never came out`)
    if ((first.get(orderNumber) ?? 0) > 1) problems.push(`order ${orderNumber} came out ${first.get(orderNumber)} times without a word`)
  }
  const sum = (of: Map<number, number>) => [...of.values()].reduce((total, each) => total + each, 0)
  return { tickets: sum(first), reprints: sum(again), problems }
}
