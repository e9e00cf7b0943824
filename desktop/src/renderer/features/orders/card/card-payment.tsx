import { dueOf, isPaidInCash } from '@sufra/shared/cash/take-cash'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { Banknote, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useQueuedCash } from '../../cash/queued-cash.ts'

type Props = { order: CounterOrder; onTakeCash: () => void }

/** The payment of an order: a button that takes its cash, or a mark that it is paid. */
export const CardPayment = ({ order, onTakeCash }: Props) => {
  const { t } = useTranslation()
  const isQueued = useQueuedCash().has(order.orderId)
  if (dueOf(order) > 0)
    return (
      <Button kind="secondary" onClick={onTakeCash}>
        <Banknote aria-hidden className="size-4" /> <span>{t('cash.take')}</span>
      </Button>
    )
  if (!isPaidInCash(order)) return <span className="text-ink-soft">{t(`board.method.${order.payment.method}`)}</span>
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-bold ${isQueued ? 'bg-saffron-soft text-saffron' : 'bg-green-soft text-green'}`}
    >
      <CircleCheck aria-hidden className="size-3.5" /> <span>{isQueued ? t('cash.paidPending') : t('cash.paid')}</span>
    </span>
  )
}
