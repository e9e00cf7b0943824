import { inLanguage } from '@sufra/shared/localized-text'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { StatusBadge } from '@sufra/shared/ui/status-badge'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import { useQueryClient } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnknown } from '../../common/api/refusals.ts'
import { ClosedOrderActions } from '../orders/closed-order-actions.tsx'
import { Amount, usePlace, LineNote, RepeatNote } from '../order-text/order-text.tsx'
import { PrintButton } from '../orders/print-button.tsx'
import { ReceiptButton } from '../orders/receipt-button.tsx'
import { PaymentSection } from '../refunds/payment-section.tsx'
import { useOrderPayments } from '../refunds/use-order-payments.ts'
import { Drawer } from '../../common/lists/drawer.tsx'
import { OrderTimes } from './order-times.tsx'
import { historyKey } from './use-history.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line p-4">
      <h3 id={titleId} className="mb-2 font-bold">
        {title}
      </h3>
      <OwnElements>{children}</OwnElements>
    </section>
  )
}

/** Each line with its options and prices, and the total. */
const Lines = ({ order }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <>
      <ul className="flex flex-col gap-2 text-sm">
        {order.items.map((line, index) => (
          <li key={`${line.itemId} ${index}`} className="flex gap-2">
            <span className="figures shrink-0 font-bold">{`${line.quantity} ×`}</span>
            <span className="min-w-0 grow wrap-anywhere">
              <span>{inLanguage(line.name, language)}</span>
              {line.addOns.flatMap(({ options }) =>
                options.map(({ optionName, quantity, pricing }) => (
                  <span key={optionName.en} className="block text-xs text-ink-soft">
                    <span>+</span> <span className="figures">{`${quantity} ×`}</span> <span>{inLanguage(optionName, language)}</span>{' '}
                    {pricing > 0 && <Amount amount={pricing} />}
                  </span>
                )),
              )}
              <LineNote note={line.note} />
            </span>
            <Amount amount={line.total} className="shrink-0" />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between border-t border-line pt-3 font-bold">
        <span>{t('board.total')}</span> <Amount amount={order.totalPrice} />
      </p>
    </>
  )
}

const Customer = ({ order: { customerDetails, orderType, isRepeatCustomer } }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const { customerName, mobileNumber, vehicleModel, vehicleNumber, vehicleColor } = customerDetails
  const vehicle = [vehicleModel, vehicleNumber, vehicleColor].filter(Boolean).join(' · ')
  if (mobileNumber === '') return <p className="text-sm text-ink-soft">{t('history.noName')}</p>
  return (
    <div className="flex flex-col text-sm">
      <p className="font-semibold wrap-anywhere">
        <bdi>{customerName}</bdi> {isRepeatCustomer && <RepeatNote />}
      </p>
      <a href={`tel:+${mobileNumber}`} className="inline-flex min-h-11 items-center self-start text-brand">
        <bdi dir="ltr">{`+${mobileNumber}`}</bdi>
      </a>
      {orderType === 'Drive-thru' && vehicle && (
        <p>
          <span>{`${t('history.drawer.vehicle')}:`}</span> <bdi>{vehicle}</bdi>
        </p>
      )}
    </div>
  )
}

/** Fetches the list again when the order has changed, for example by a refund. */
const useRefreshList = (version: number | undefined) => {
  const queries = useQueryClient()
  const first = useRef(version)
  useEffect(() => {
    first.current ??= version
    if (version === first.current) return
    first.current = version
    void queries.invalidateQueries({ queryKey: historyKey })
  }, [queries, version])
}

const Details = ({ order }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const placeOf = usePlace()
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <StatusBadge status={order.status} />
        <span className="text-sm font-semibold">
          <span>{`${t(`orders.type.${order.orderType}`)} ·`}</span> <bdi>{placeOf(order)}</bdi>
        </span>
      </p>
      <Part title={t('history.drawer.items')}>
        <Lines order={order} />
      </Part>
      {order.orderInstructions && (
        <p className="rounded-card bg-saffron-soft p-3 font-semibold wrap-anywhere text-saffron">{order.orderInstructions}</p>
      )}
      <PaymentSection order={order} />
      <Part title={t('history.drawer.customer')}>
        <Customer order={order} />
      </Part>
      <OrderTimes order={order} />
    </>
  )
}

type Props = { orderId: string; onClose: () => void }

/** All details of an order, beside the list. */
export const OrderDrawer = ({ orderId, onClose }: Props) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useOrderPayments(orderId)
  const order = data?.order
  useRefreshList(order?.version)
  return (
    <Drawer
      title={order ? t('history.drawer.title', { number: order.orderNumber }) : t('history.title')}
      onClose={onClose}
      actions={
        order && (
          <>
            <ClosedOrderActions order={order} mayRefund={data.mayRefund} onReopened={onClose} />
            <PrintButton orderId={orderId} />
            <ReceiptButton order={order} />
          </>
        )
      }
    >
      {!order && isUnknown(error) && <EmptyState icon={SearchX} title={t('refusals.order.not_found')} />}
      {!order && error && !isUnknown(error) && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!order && !error && <Skeleton className="h-96" />}
      {order && <Details key={order.orderId} order={order} />}
    </Drawer>
  )
}
