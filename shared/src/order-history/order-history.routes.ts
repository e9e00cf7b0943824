import { z } from 'zod'
import { route } from '../contract/route.ts'
import { orderId, qar, timestamp, typedText } from '../contract/wire.ts'
import { requestedDay } from '../dates/requested-day.ts'
import { exportOptions } from '../exports/export-format.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { allCancelReasons } from '../orders/cancel-reason.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { orderTypes } from '../orders/order-type.ts'
import { paymentMethods } from '../payments/payment-state.ts'
import { settlements } from './settlement.ts'

export const maxSearchLength = 100
export const maxTableNumber = 9_999

const amount = z.coerce.number('money.invalid').pipe(qar)

/** Business days, both included, and amounts in QAR. An absent filter matches every order. */
const filters = z.object({
  /** Text in the syntax of `readSearch`. */
  search: typedText(maxSearchLength).optional(),
  from: requestedDay().optional(),
  to: requestedDay().optional(),
  status: z.enum(orderStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  settlement: z.enum(settlements).optional(),
  type: z.enum(orderTypes).optional(),
  table: z.coerce.number().int().min(1).max(maxTableNumber).optional(),
  minAmount: amount.optional(),
  maxAmount: amount.optional(),
})
export type HistoryFilters = z.output<typeof filters>

const historyOrder = z.object({
  orderId,
  orderNumber: z.int(),
  businessDay: z.iso.date(),
  placedAt: timestamp,
  status: z.enum(orderStatuses),
  cancelReason: z.enum(allCancelReasons).nullable(),
  orderType: z.enum(orderTypes),
  tableNumber: z.int().nullable(),
  vehicleModel: z.string(),
  vehicleNumber: z.string(),
  customerName: z.string(),
  mobileNumber: z.string(),
  /** Sum of the quantities of all lines. */
  itemCount: z.int(),
  totalPrice: qar,
  method: z.enum(paymentMethods),
  paid: qar,
  refunded: qar,
  /** The same as `excessAmount` of `refundOf`. */
  excess: qar,
})
export type HistoryOrder = z.output<typeof historyOrder>

const cursor = z.string().max(100)
const page = z.object({ data: z.array(historyOrder), older: cursor.nullable(), newer: cursor.nullable() })
/** `older` and `newer`: the cursors of the adjacent pages; null when there is none. */
export type HistoryPage = z.output<typeof page>

export const listHistory = route({
  method: 'GET',
  path: '/api/merchant/order-history',
  permission: 'history.read',
  summary: 'Lists the orders of the restaurant in every status, newest first, filtered, in pages of 50',
  query: filters.extend({ cursor: cursor.optional() }),
  reply: page.extend({ success: z.literal(true), /** Whether the caller may export the list as a file. */ mayExport: z.boolean() }),
  idempotency: 'safe',
})
/** Converts amounts from QAR to dirhams. */
export const historyInDirhams = (data: z.input<typeof page>): HistoryPage => page.parse(data)

/** Maximum count: further orders are not counted. */
export const maxCounted = 10_000

export const countHistory = route({
  method: 'GET',
  path: '/api/merchant/order-history/count',
  permission: 'history.read',
  summary: 'Counts the orders that pass the filters, up to 10,000',
  query: filters,
  reply: z.object({ success: z.literal(true), data: z.object({ count: z.int(), isMore: z.boolean() }) }),
  idempotency: 'safe',
})

export const createHistoryLink = route({
  method: 'POST',
  path: '/api/merchant/order-history/link',
  permission: 'history.export',
  summary: 'Returns a one-time link to the orders that pass the filters as a CSV or XLSX file',
  body: filters.extend(exportOptions.shape),
  reply: fileLinkReply,
  idempotency: 'safe',
})

/** `by`: null when the platform did it, or when an earlier release stored it. */
const orderStep = z.object({ status: z.enum(orderStatuses), at: timestamp, by: z.string().nullable() })
export type OrderStep = z.output<typeof orderStep>

export const readOrderSteps = route({
  method: 'GET',
  path: '/api/merchant/order-history/:orderId/steps',
  permission: 'history.read',
  summary: 'Returns when an order was moved to each status, and who moved it, oldest first',
  params: z.object({ orderId }),
  reply: z.object({ success: z.literal(true), data: z.array(orderStep) }),
  idempotency: 'safe',
})
