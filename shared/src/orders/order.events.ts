import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'
import { counterEvent, orderEvent } from '../realtime/feed-event.ts'
import { counterOrder, orderPayment } from './order.ts'
import { allCancelReasons } from './cancel-reason.ts'
import { orderStatuses } from './order-status.ts'

export const orderEvents = {
  order_placed: orderEvent(counterOrder.shape),
  /** The specification's two fields, and the fields that a page needs to show the change without another request. */
  order_status_updated: orderEvent({
    orderNumber: z.int(),
    status: z.enum(orderStatuses),
    acceptedAt: timestamp.nullable(),
    promisedAt: timestamp.nullable(),
    closedAt: timestamp.nullable(),
    cancelReason: z.enum(allCancelReasons).nullable(),
    /** Whether the platform closed the order after the end of its business day. Absent from changes stored by an older release. */
    closedAutomatically: z.boolean().optional(),
  }),
  /** The payment was captured, voided or refunded, or cash was received. */
  order_payment_changed: orderEvent({ payment: orderPayment }),
  /** A counter device shows the order. */
  order_acknowledged: orderEvent({ acknowledgedAt: timestamp }),
  /** A counter has printed its ticket. */
  order_printed: orderEvent({ printedAt: timestamp }),
  /** Orders closed by the platform were dismissed: counters no longer show them. */
  orders_dismissed: counterEvent({ dismissedAt: timestamp }),
}
