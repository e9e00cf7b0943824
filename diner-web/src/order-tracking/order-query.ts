import type { Order, OrderOnWire } from '@sufra/shared/orders/order'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import { isKnownStatus } from '@sufra/shared/orders/order-status'
import type { readOrder } from '@sufra/shared/orders/order.routes'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../common/api/api.ts'

export const orderQueryKey = (orderId: string) => ['order', orderId]

/** The order with its previous status, if a newer server has sent a status that this app does not know. */
export const withKnownStatus = <Known extends Pick<Order, 'status' | 'acceptedAt'>>(order: Known, before: Known | undefined): Known =>
  isKnownStatus(order.status) ? order : { ...order, status: before?.status ?? (order.acceptedAt === null ? 'Received' : 'Preparing') }

/** The order of a reply, unless an event that overtook the reply has brought a newer version. */
const keepNewer = (replied: Order, known: Order | undefined): Order => (known && known.version > replied.version ? known : replied)

/** Stores the order that a call returned. */
export const storeOrder = (queries: QueryClient, replied: OrderOnWire): void => {
  const order = orderInDirhams(replied)
  queries.setQueryData<Order>(orderQueryKey(order.orderId), (known) => keepNewer(order, known))
}

export const useOrder = (orderId: string) =>
  useQuery({
    queryKey: orderQueryKey(orderId),
    queryFn: async ({ client, queryKey }): Promise<Order> => {
      const { data } = await call<typeof readOrder>({ method: 'GET', path: '/api/orders/:orderId' }, { params: { orderId } })
      const known = client.getQueryData<Order>(queryKey)
      return withKnownStatus<Order>(keepNewer(orderInDirhams(data), known), known)
    },
    enabled: orderId !== '',
    staleTime: Infinity,
  })
