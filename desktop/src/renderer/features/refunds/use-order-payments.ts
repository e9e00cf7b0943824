import type { CounterOrder } from '@sufra/shared/orders/order'
import { readOrderPayments } from '@sufra/shared/refunds/refund.routes'
import { orderPaymentsInDirhams } from '@sufra/shared/refunds/refunds-in-dirhams'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'

/** Milliseconds between polls while the payment gateway has not answered. */
const pollInterval = 3_000

/** Prefix of the query keys of an order's payments. */
export const paymentsKey = (orderId: string) => ['order-payments', orderId]

/** Payments and refunds of an order. `version`: the order's version, so that each change fetches them again. */
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
