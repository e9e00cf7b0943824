import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { openStatuses } from '@sufra/shared/orders/order-status'
import { useMemo, useState } from 'react'
import { countByStatus, findOrders, type BoardFilter } from './find-orders.ts'

/** What the filter and the search leave of the board: columns that are hidden, cards that are hidden, and the true counts. */
export const useShownOrders = (orders: CounterOrderOnWire[], beyond: number) => {
  const [filter, setFilter] = useState<BoardFilter>({ status: 'all', search: '' })
  const shown = useMemo(() => findOrders(orders, filter), [orders, filter])
  const counts = useMemo(() => countByStatus(orders, beyond), [orders, beyond])
  const statuses = useMemo(() => openStatuses.filter((status) => filter.status === 'all' || filter.status === status), [filter.status])
  return { filter, setFilter, shown, counts, statuses, isSearching: filter.search.trim() !== '' }
}
