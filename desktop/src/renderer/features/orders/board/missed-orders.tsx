import type { ClosedByPlatform, Dismissal } from '@sufra/shared/orders/closing/closed-by-platform'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { CircleX, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../../common/dates/use-date-time-text.ts'
import { Amount, OrderLines, usePlace } from '../../order-text/order-text.tsx'

type Dismiss = { onDismiss: (dismissal: Partial<Dismissal>) => void }

const MissedOrder = ({ order, onDismiss }: { order: CounterOrder } & Dismiss) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const placeOf = usePlace()
  const { orderId, orderNumber, placedAt, totalPrice, cancelReason } = order
  const { customerName, mobileNumber } = order.customerDetails
  const phone = `+${mobileNumber}`
  return (
    <li>
      <section
        aria-label={t(cancelReason === 'by_diner' ? 'board.missed.cancelledName' : 'board.missed.name', {
          number: orderNumber,
          place: placeOf(order),
        })}
        className="flex h-full flex-col gap-2 rounded-card border-2 border-red bg-card p-4"
      >
        <p className="flex items-baseline justify-between gap-2">
          <bdi className="figures text-xl font-bold">{`#${orderNumber}`}</bdi>
          <span className="truncate font-bold">{placeOf(order)}</span>
        </p>
        <p className="text-sm font-semibold text-red">{t(cancelReason === 'by_diner' ? 'board.missed.byDiner' : 'board.missed.reason')}</p>
        <div className="text-sm">
          <OrderLines items={order.items} />
        </div>
        <p className="flex flex-wrap justify-between gap-2 text-sm text-ink-soft">
          <span>{dateTime(placedAt)}</span> <Amount amount={totalPrice} />
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
          <a
            href={`tel:${phone}`}
            aria-label={t('board.missed.call', { name: customerName, phone })}
            className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-card border border-line px-3 text-sm font-semibold text-brand hover:bg-raised"
          >
            <Phone aria-hidden className="size-5 shrink-0" />
            <span className="truncate">{customerName}</span>
            <bdi dir="ltr" className="figures shrink-0">
              {phone}
            </bdi>
          </a>
          <Button
            kind="secondary"
            aria-label={t('board.missed.dismissNumber', { number: orderNumber })}
            onClick={() => onDismiss({ orderIds: [orderId] })}
          >
            {t('board.missed.dismiss')}
          </Button>
        </div>
      </section>
    </li>
  )
}

/** Orders that were not accepted in time or that their diners cancelled; shown at every counter until dismissed at one of them. */
export const MissedOrders = ({ missed, missedCount, onDismiss }: Pick<ClosedByPlatform, 'missed' | 'missedCount'> & Dismiss) => {
  const { t } = useTranslation()
  if (missed.length === 0) return null
  return (
    <section aria-label={t('board.missed.title')} className="mx-4 mt-4 flex flex-col gap-3 rounded-card bg-red-soft p-3">
      <div className="flex items-center gap-2">
        <CircleX aria-hidden className="size-5 text-red" />
        <h2 className="flex grow items-center gap-2 font-bold text-red">
          <span>{t('board.missed.title')}</span> <span className="figures">{missedCount}</span>
        </h2>
        {missed.length > 1 && (
          <Button kind="secondary" onClick={() => onDismiss({ orderIds: missed.map(({ orderId }) => orderId) })}>
            {t('board.missed.dismissAll')}
          </Button>
        )}
      </div>
      <ul className="grid max-h-[45vh] grid-cols-[repeat(auto-fill,minmax(20rem,1fr))] gap-3 overflow-y-auto">
        {missed.map((order) => (
          <MissedOrder key={order.orderId} order={order} onDismiss={onDismiss} />
        ))}
      </ul>
    </section>
  )
}
