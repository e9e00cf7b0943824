import type { CounterOrder } from '@sufra/shared/orders/order'
import { readOrderPayments } from '@sufra/shared/refunds/refund.routes'
import { orderPaymentsInDirhams } from '@sufra/shared/refunds/refunds-in-dirhams'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Milliseconds between reads while the payment gateway has not answered. */
const pollInterval = 3_000

/** Of all that was read of an order's payments. */
export const paymentsKey = (orderId: string) => ['order-payments', orderId]

/** What was received for an order and returned of it. Read again with each change of the order: `version`. */
export const useOrderPayments = (orderId: string, version?: CounterOrder['version']) =>
  useQuery({
    queryKey: [...paymentsKey(orderId), version],
    queryFn: async () => {
      return orderPaymentsInDirhams((await call(readOrderPayments, { params: { orderId } })).data)
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.refunds.some((refund) => refund.state === 'requested') ? pollInterval : false),
  })
