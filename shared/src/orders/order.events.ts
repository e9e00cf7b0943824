import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'
import { counterEvent, orderEvent, statementEvent } from '../realtime/feed-event.ts'
import { counterOrder, orderPayment } from './order.ts'
import { allCancelReasons, isUnattended } from './cancel-reason.ts'
import { orderStatuses } from './order-status.ts'

/** Queries that show each step of an order. */
export const orderLists = { dashboard: true, 'order-history': true } as const

export const orderEvents = {
  order_placed: orderEvent(counterOrder.shape, { invalidates: { ...orderLists, bills: true, 'first-steps': true } }),
  /** The specification's two fields, and the fields that a page needs to show the change without another request. */
  order_status_updated: orderEvent(
    {
      orderNumber: z.int(),
      status: z.enum(orderStatuses),
      acceptedAt: timestamp.nullable(),
      promisedAt: timestamp.nullable(),
      closedAt: timestamp.nullable(),
      cancelReason: z.enum(allCancelReasons).nullable(),
      /** Whether the platform closed the order after the end of its business day. Absent from changes stored by an older release. */
      closedAutomatically: z.boolean().optional(),
    },
    {
      invalidates: {
        ...orderLists,
        bills: true,
        'closed-by-platform': ({ closedAutomatically, cancelReason }) => closedAutomatically === true || isUnattended(cancelReason),
        'hand-backs': ({ status }) => status === 'Cancelled',
      },
      sound: ({ cancelReason }) => (cancelReason === 'by_diner' ? 'call' : undefined),
    },
  ),
  /** The payment was captured, voided or refunded, or cash was received. */
  order_payment_changed: orderEvent(
    { payment: orderPayment },
    {
      invalidates: {
        ...orderLists,
        bills: true,
        cash: true,
        'hand-backs': ({ payment: { declinedRefund = 0 } }) => declinedRefund > 0,
      },
    },
  ),
  /** A counter device shows the order. */
  order_acknowledged: statementEvent({ acknowledgedAt: timestamp }, { invalidates: orderLists }),
  /** A counter has printed its ticket. */
  order_printed: statementEvent({ printedAt: timestamp }, { invalidates: orderLists }),
  /** Orders closed by the platform were dismissed: counters no longer show them. */
  orders_dismissed: counterEvent({ dismissedAt: timestamp }, { invalidates: { 'closed-by-platform': true } }),
}

type OrderEvents = typeof orderEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends OrderEvents {}
}
