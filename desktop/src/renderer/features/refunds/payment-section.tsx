import { zero } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { amountRefundable } from '@sufra/shared/refunds/check-refund'
import { amountToHandBack } from '@sufra/shared/refunds/hand-back'
import { Button } from '@sufra/shared/ui/button'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnection } from '../../common/connection/connection.tsx'
import { Amount } from '../order-text/order-text.tsx'
import { HandBackNote } from './hand-back-note.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { paymentsKey, useOrderPayments } from './use-order-payments.ts'

/** Payments and refunds of an order, and the refund button. */
export const PaymentSection = ({ order }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const titleId = useId()
  const queries = useQueryClient()
  const { state } = useConnection()
  const { data, error, refetch, isFetching } = useOrderPayments(order.orderId, order.version)
  const [isRefunding, setIsRefunding] = useState(false)
  const current = data?.order ?? order
  const { paid = zero, refunded = zero } = current.payment
  const handBack = amountToHandBack(current)
  const isOffline = state === 'down'
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={titleId} className="grow font-bold">
          {t('refunds.payment')}
        </h3>
        <p className="text-sm">
          <span>{paid > 0 ? t('refunds.paid') : t('refunds.notPaid')}</span>{' '}
          {paid > 0 && <Amount amount={paid} className="font-semibold" />}
        </p>
        {refunded > 0 && (
          <p className="text-sm">
            <span>{t('refunds.refunded')}</span> <Amount amount={refunded} className="font-semibold" />
          </p>
        )}
      </div>
      {handBack > 0 && <HandBackNote order={current} />}
      {!data && !error && <Skeleton className="h-12" />}
      {!data &&
        error &&
        (isOffline ? (
          <p className="text-sm text-ink-soft">{t('refunds.offline')}</p>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
        ))}
      {data && <PaymentHistory {...data} />}
      {data && amountRefundable(current) > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {data.mayRefund ? (
            <Button kind="secondary" disabled={isOffline} onClick={() => setIsRefunding(true)}>
              {t(handBack > 0 ? 'refunds.handBack' : 'refunds.refund')}
            </Button>
          ) : (
            <p className="text-sm text-ink-soft">{t('refunds.noPermission')}</p>
          )}
          {isOffline && <p className="text-sm text-ink-soft">{t('refunds.offline')}</p>}
        </div>
      )}
      {isRefunding && data && (
        <RefundDialog
          payments={data}
          isOffline={isOffline}
          onChanged={() => void queries.invalidateQueries({ queryKey: paymentsKey(order.orderId) })}
          onClose={() => setIsRefunding(false)}
        />
      )}
    </section>
  )
}
