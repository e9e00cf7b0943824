import type { CounterOrder } from '@sufra/shared/orders/order'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { changesHandBacks } from '@sufra/shared/feed/at-counter'
import { listHandBacks } from '@sufra/shared/refunds/refund.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../common/api/api.ts'
import { refetchChanged } from '../../../common/api/refetch.ts'
import { useConnection } from '../../../common/connection/connection.tsx'

const queryKey = ['hand-backs']
const none: CounterOrder[] = []
const pollInterval = 10_000

/** The orders for which staff still have to hand cash back. */
export const useHandBacks = () => {
  const { state } = useConnection()
  const { data: handBacks = none } = useQuery({
    queryKey,
    queryFn: async () => (await call(listHandBacks, {})).data.map(orderInDirhams),
    staleTime: Infinity,
    refetchInterval: state === 'live' ? false : pollInterval,
  })
  const refreshHandBacks = () => void refetchChanged(queryKey)
  return {
    handBacks,
    refreshHandBacks,
    /** Fetches the orders again after an event that may change the list. */
    refreshAfter: (envelope: FeedEnvelope) => {
      const known = handBacks.map(({ orderId }) => orderId)
      if (changesHandBacks(envelope, known)) refreshHandBacks()
    },
  }
}
