import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { Amount, usePlace } from '../../order-text/order-text.tsx'

const statuses = ['Delivered', 'Cancelled'] as const
type ClosedStatus = (typeof statuses)[number]

const useClosedOrders = (status: ClosedStatus) =>
  useInfiniteQuery({
    queryKey: ['closed-orders', status],
    queryFn: async ({ pageParam: cursor }) => call(listOrders, { query: { status, cursor } }),
    initialPageParam: undefined as string | undefined, // the first page has no cursor
    getNextPageParam: ({ more }) => more?.cursor,
    select: ({ pages }) => pages.flatMap(({ data }) => data.map(orderInDirhams)),
    staleTime: 0,
  })

type Props = { onOpen: (orderId: string) => void; onClose: () => void }

/** The delivered and cancelled orders, newest first, to open them. */
export const ClosedOrdersDialog = ({ onOpen, onClose }: Props) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const placeOf = usePlace()
  const [status, setStatus] = useState<ClosedStatus>('Delivered')
  const { data: orders, error, refetch, isFetching, hasNextPage, fetchNextPage } = useClosedOrders(status)
  return (
    <Dialog isOpen onClose={onClose} size="wide" title={t('refunds.closed.title')}>
      <div className="flex flex-col gap-3">
        <div role="group" aria-label={t('refunds.closed.status')} className="grid grid-cols-2 rounded-card border border-line p-0.5">
          {statuses.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={status === each}
              onClick={() => setStatus(each)}
              className="min-h-11 rounded-[0.6rem] px-3 text-sm font-semibold text-ink-soft aria-pressed:bg-brand-soft aria-pressed:text-brand"
            >
              {t(`orders.status.${each}`)}
            </button>
          ))}
        </div>
        {!orders && !error && <Skeleton className="h-60" />}
        {!orders && error && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
        {orders?.length === 0 && <p className="p-6 text-center text-sm text-ink-soft">{t('refunds.closed.none')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {orders?.map((order) => (
            <li key={order.orderId}>
              <button
                type="button"
                onClick={() => onOpen(order.orderId)}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-card px-2 py-1 text-start text-sm hover:bg-raised"
              >
                <bdi className="figures font-bold">{`#${order.orderNumber}`}</bdi>
                <span className="min-w-0 grow truncate">{`${placeOf(order)} · ${order.customerDetails.customerName}`}</span>
                <span className="text-ink-soft">{dateTime(order.placedAt)}</span>
                <Amount amount={order.totalPrice} />
              </button>
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button kind="secondary" isBusy={isFetching} onClick={() => void fetchNextPage()}>
            {t('refunds.closed.more')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
