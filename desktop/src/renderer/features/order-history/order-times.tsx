import { readOrderSteps, type OrderStep } from '@sufra/shared/order-history/order-history.routes'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { isolated } from '../../common/ui/text-direction.ts'

const useSteps = ({ orderId, version }: CounterOrder) =>
  useQuery({
    queryKey: ['order-steps', orderId, version],
    queryFn: async () => (await call(readOrderSteps, { params: { orderId } })).data,
    staleTime: 0,
  })

/** The times when the order was placed, accepted, ready and closed, with the people who did it. */
export const OrderTimes = ({ order }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const titleId = useId()
  const { data, error, refetch, isFetching } = useSteps(order)
  const isClosedByPlatform = order.closedAutomatically || order.cancelReason === 'missed'
  const byOf = ({ by, status }: OrderStep) =>
    by === null
      ? status === order.status && isClosedByPlatform && t('history.drawer.byPlatform')
      : t('history.drawer.by', { name: isolated(by) })
  const rows = [
    { label: t('history.drawer.placed'), at: order.placedAt, more: undefined },
    ...(order.acknowledgedAt ? [{ label: t('history.drawer.acknowledged'), at: order.acknowledgedAt, more: undefined }] : []),
    ...(order.printedAt ? [{ label: t('history.drawer.printed'), at: order.printedAt, more: undefined }] : []),
    ...(data ?? []).map((step) => ({
      label: t(`history.drawer.step.${step.status}`),
      at: step.at,
      more: [byOf(step), step.status === 'Cancelled' && order.cancelReason && t(`orders.reason.${order.cancelReason}`)]
        .filter(Boolean)
        .join(' · '),
    })),
    ...(order.promisedAt ? [{ label: t('history.drawer.promised'), at: order.promisedAt, more: undefined }] : []),
  ]
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line p-4 text-sm">
      <h3 id={titleId} className="mb-2 text-base font-bold">
        {t('history.drawer.times')}
      </h3>
      <ol className="flex flex-col gap-2">
        {rows.map(({ label, at, more }) => (
          <li key={label} className="flex flex-wrap gap-x-3">
            <span className="grow font-semibold">
              <span>{label}</span>
              {more && <span className="block font-normal text-ink-soft">{more}</span>}
            </span>
            <time dateTime={at}>{dateTime(at)}</time>
          </li>
        ))}
      </ol>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
    </section>
  )
}
