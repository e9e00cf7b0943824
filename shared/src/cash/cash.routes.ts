import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, id, orderId, qar, signedQar, timestamp, typedText } from '../contract/wire.ts'
import { counterOrder } from '../orders/order.ts'
import { cashMovement } from './cash-movement.ts'
import { closedShift, currentShift, maxNoteLength } from './shift.ts'

const note = typedText(maxNoteLength, 'cash.note_length')

export const takeCash = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/cash',
  permission: 'cash.take',
  summary: 'Takes cash for what is due of an order. The change is computed; `hasOpenShift` is false when the cash belongs to no shift',
  params: z.object({ orderId }),
  body: z.object({ received: qar }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ order: counterOrder, amount: qar, change: qar, hasOpenShift: z.boolean(), takingId: id }),
  }),
  idempotency: 'keyed',
  offline: 'queue',
})

export const undoCash = route({
  method: 'POST',
  path: '/api/merchant/cash/takings/:takingId/undo',
  permission: 'cash.take',
  summary:
    'Undoes cash that was recorded by mistake, with a counter-entry for each order, which is unpaid again. Refused once its shift or day is closed',
  params: z.object({ takingId: id }),
  body: z.object({}),
  reply: z.object({ success: z.literal(true), data: z.object({ amount: qar }) }),
  idempotency: 'keyed',
})

export const writeOff = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/write-off',
  permission: 'day.close',
  summary: 'Gives up what is still to be paid of a delivered order, with a reason. It leaves the unpaid orders, and the day close names it',
  params: z.object({ orderId }),
  body: z.object({ reason: note.refine((text) => text !== '', 'cash.note_required') }),
  reply: done,
  idempotency: 'keyed',
})

/**
 * `shift`: the open shift with its `movements`. `outside`: movements since the last day close while no shift was open. The newest come
 * first.
 */
const drawer = z.object({
  shift: currentShift.nullable(),
  movements: z.array(cashMovement),
  outside: z.array(cashMovement),
  /** Delivered orders of the last 30 days that are not fully paid in cash and not written off: the newest 200. */
  unpaid: z.array(counterOrder),
  /** Count and amount of all unpaid orders. Absent from a reply of an older server that the desktop has cached. */
  unpaidTotal: z.object({ count: z.int(), amount: qar }).optional(),
})

export const readDrawer = route({
  method: 'GET',
  path: '/api/merchant/cash',
  permission: 'cash.take',
  summary: 'The open shift with its movements, and delivered orders that are not paid',
  reply: z.object({ success: z.literal(true), data: drawer }),
  idempotency: 'safe',
})

export const openShift = route({
  method: 'POST',
  path: '/api/merchant/cash/shifts',
  permission: 'cash.take',
  summary: 'Opens a shift with what is in the drawer. Refused while one is open',
  body: z.object({ openingFloat: qar }),
  reply: z.object({ success: z.literal(true), data: z.object({ _id: id }) }),
  idempotency: 'keyed',
})

export const closeShift = route({
  method: 'POST',
  path: '/api/merchant/cash/shifts/:shiftId/close',
  permission: 'cash.take',
  summary: 'Closes a shift with what was counted. A note is needed when that is not what is expected',
  params: z.object({ shiftId: id }),
  body: z.object({ counted: qar, note }),
  reply: z.object({ success: z.literal(true), data: closedShift }),
  idempotency: 'keyed',
})

export const payInOrOut = route({
  method: 'POST',
  path: '/api/merchant/cash/movements',
  permission: 'cash.take',
  summary: 'Puts money into the drawer or takes some out, without an order. Needs an open shift and a note',
  body: z.object({
    kind: z.enum(['pay_in', 'pay_out']),
    amount: qar.refine((amount) => amount > 0, 'cash.amount_required'),
    note: note.refine((text) => text !== '', 'cash.note_required'),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ expected: signedQar }) }),
  idempotency: 'keyed',
})

export const listShifts = route({
  method: 'GET',
  path: '/api/merchant/cash/shifts',
  permission: 'cash.take',
  summary: 'Closed shifts, the newest first, in pages of 30. `before`: the time at which the last one of the previous page was opened',
  query: z.object({ before: timestamp.optional() }),
  reply: z.object({ success: z.literal(true), data: z.array(closedShift), hasMore: z.boolean() }),
  idempotency: 'safe',
})

export type DrawerOnWire = z.input<typeof drawer>
