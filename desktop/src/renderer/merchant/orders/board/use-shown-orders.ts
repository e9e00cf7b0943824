import type { CounterOrder } from '@sufra/shared/orders/order'
import { openStatuses } from '@sufra/shared/orders/order-status'
import { useMemo, useState } from 'react'
import { countByStatus, findOrders, type BoardFilter } from '../find-orders.ts'

/** Applies the status filter and the search to the board. The counts include hidden and unloaded orders. */
export const useShownOrders = (orders: CounterOrder[], unloadedCount: number) => {
  const [filter, setFilter] = useState<BoardFilter>({ status: 'all', search: '' })
  const shown = useMemo(() => findOrders(orders, filter), [orders, filter])
  const counts = useMemo(() => countByStatus(orders, unloadedCount), [orders, unloadedCount])
  const statuses = useMemo(() => openStatuses.filter((status) => filter.status === 'all' || filter.status === status), [filter.status])
  return { filter, setFilter, shown, counts, statuses, isSearching: filter.search.trim() !== '' }
}
