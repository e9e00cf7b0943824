import type { OrderOnWire } from '@sufra/shared/orders/order'
import type { readOrder } from '@sufra/shared/orders/order.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../common/api/api.ts'

export const orderQueryKey = (orderId: string) => ['order', orderId]

/** The query of an order; its money is in QAR, as on the wire. */
export const useOrder = (orderId: string) =>
  useQuery({
    queryKey: orderQueryKey(orderId),
    queryFn: async (): Promise<OrderOnWire> =>
      (await call<typeof readOrder>({ method: 'GET', path: '/api/orders/:orderId' }, { params: { orderId } })).data,
    enabled: orderId !== '',
    staleTime: Infinity,
  })
