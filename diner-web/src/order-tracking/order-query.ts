import type { Order } from '@sufra/shared/orders/order'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import type { readOrder } from '@sufra/shared/orders/order.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../common/api/api.ts'

export const orderQueryKey = (orderId: string) => ['order', orderId]

export const useOrder = (orderId: string) =>
  useQuery({
    queryKey: orderQueryKey(orderId),
    queryFn: async (): Promise<Order> => {
      const { data } = await call<typeof readOrder>({ method: 'GET', path: '/api/orders/:orderId' }, { params: { orderId } })
      return orderInDirhams(data)
    },
    enabled: orderId !== '',
    staleTime: Infinity,
  })
