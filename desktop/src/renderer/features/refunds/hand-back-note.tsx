import { formatMoney } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { amountToHandBack } from '@sufra/shared/refunds/hand-back'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePlace } from '../order-text/order-text.tsx'

/** The reason why cash has to be handed back for an order. */
const useHandBackReason = () => {
  const { t } = useTranslation()
  return ({ status, payment }: CounterOrder) =>
    t(payment.method === 'Cash' && status === 'Cancelled' ? 'refunds.handBacks.cancelled' : 'refunds.handBacks.declined')
}

/** The cash that staff have to hand back, the guest, and the reason. */
export const HandBackNote = ({ order }: { order: CounterOrder }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const placeOf = usePlace()
  const reasonOf = useHandBackReason()
  const amount = formatMoney(amountToHandBack(order), language)
  return (
    <p className="flex min-w-0 grow items-center gap-3 text-sm">
      <Banknote aria-hidden className="size-5 shrink-0 text-saffron" />
      <span>
        <span className="font-bold">{t('refunds.handBacks.order', { number: order.orderNumber, place: placeOf(order), amount })}</span>
        <span className="block text-ink-soft">{reasonOf(order)}</span>
      </span>
    </p>
  )
}
