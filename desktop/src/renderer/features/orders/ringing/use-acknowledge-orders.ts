import type { CounterOrder } from '@sufra/shared/orders/order'
import { waitingOrders } from './ringing.ts'
import { useSendUntilConfirmed } from './use-send-until-confirmed.ts'

/** Acknowledges each waiting order to the server, repeatedly until the feed confirms it. */
export const useAcknowledgeOrders = (orders: readonly CounterOrder[]) =>
  useSendUntilConfirmed(
    waitingOrders(orders)
      .filter(({ acknowledgedAt }) => !acknowledgedAt)
      .map(({ orderId }) => ({ event: 'order_acknowledged', data: { orderId } })),
  )
