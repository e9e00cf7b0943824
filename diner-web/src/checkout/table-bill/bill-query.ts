// The bill of this phone's table, kept up to date while it is displayed.
import { ApiError } from '@sufra/shared/contract/api-error'
import { tableRoom } from '@sufra/shared/realtime/rooms'
import { bill as billSchema, type Bill } from '@sufra/shared/table-bill/bill'
import { readBill } from '@sufra/shared/table-bill/table-bill.routes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../common/api/api.ts'
import { getConnection } from '../../common/api/connection.ts'
import { useSession } from '../../common/session/session.ts'
import { withVisit } from '../../common/session/with-visit.ts'

/**
 * Milliseconds. Paid shares arrive immediately through the table's room; orders that others place or the counter accepts arrive with the
 * next request.
 */
const interval = 10_000

const queryKeyOf = (restaurantId: string, tableId: string) => ['table-bill', restaurantId, tableId]

export const useBill = () => {
  const restaurantId = useSession((session) => session.restaurantId)
  const tableId = useSession((session) => session.tableId)
  return useQuery({
    queryKey: queryKeyOf(restaurantId, tableId),
    queryFn: () =>
      withVisit(async (visit): Promise<Bill> => billSchema.parse((await call(readBill, { body: { restaurantId, visit } })).data)),
    enabled: tableId !== '',
    refetchInterval: interval,
    refetchOnMount: 'always',
  })
}

/** Replaces the bill by the server's, which may also be in the details of a refusal. */
export const useSetBill = () => {
  const client = useQueryClient()
  const restaurantId = useSession((session) => session.restaurantId)
  const tableId = useSession((session) => session.tableId)
  return (received: unknown) => {
    const parsed = billSchema.safeParse(received instanceof ApiError ? received.reply.details : received)
    if (parsed.success) client.setQueryData<Bill>(queryKeyOf(restaurantId, tableId), parsed.data)
    else void client.invalidateQueries({ queryKey: queryKeyOf(restaurantId, tableId) })
  }
}

/** Requests the bill again immediately when a phone or the counter has changed it, and when one of this phone's orders has moved. */
export const useLiveBill = () => {
  const restaurantId = useSession((session) => session.restaurantId)
  const tableId = useSession((session) => session.tableId)
  const statuses = useSession((session) => session.orders.map(({ status }) => status).join())
  const { data: bill, refetch } = useBill()
  const version = useEffectEvent(() => bill?.version)
  const fetchAgain = useEffectEvent(() => void refetch())
  // The statuses are an argument so that the effect below depends on them.
  const fetchAfterMove = useEffectEvent((_statuses: string) => void refetch())
  const isLoaded = bill !== undefined
  useEffect(() => {
    if (!isLoaded) return
    const join = { event: 'join_table_room', data: { restaurantId, tableId } } as const
    const listener = { onEvent: () => fetchAgain(), onResync: () => fetchAgain() }
    return getConnection().join(tableRoom(restaurantId, tableId), join, version(), listener)
  }, [isLoaded, restaurantId, tableId])
  useEffect(() => {
    if (isLoaded) fetchAfterMove(statuses)
  }, [isLoaded, statuses])
}
