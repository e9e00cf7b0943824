import type { Order } from '@sufra/shared/orders/order'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import { isKnownStatus } from '@sufra/shared/orders/order-status'
import type { readOrder } from '@sufra/shared/orders/order.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../common/api/api.ts'

export const orderQueryKey = (orderId: string) => ['order', orderId]

/** The order with its previous status, if a newer server has sent a status that this app does not know. */
export const withKnownStatus = <Known extends Pick<Order, 'status' | 'acceptedAt'>>(order: Known, before: Known | undefined): Known =>
  isKnownStatus(order.status) ? order : { ...order, status: before?.status ?? (order.acceptedAt === null ? 'Received' : 'Preparing') }

export const useOrder = (orderId: string) =>
  useQuery({
    queryKey: orderQueryKey(orderId),
    queryFn: async ({ client, queryKey }): Promise<Order> => {
      const { data } = await call<typeof readOrder>({ method: 'GET', path: '/api/orders/:orderId' }, { params: { orderId } })
      return withKnownStatus<Order>(orderInDirhams(data), client.getQueryData<Order>(queryKey))
    },
    enabled: orderId !== '',
    staleTime: Infinity,
  })
