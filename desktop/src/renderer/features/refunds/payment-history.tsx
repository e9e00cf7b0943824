import type { OrderPayments } from '@sufra/shared/refunds/refund.routes'
import type { StaffRefund } from '@sufra/shared/refunds/refund'
import { inLanguage } from '@sufra/shared/localized-text'
import { times } from '@sufra/shared/money'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { Amount } from '../order-text/order-text.tsx'
import { isolated } from '../../common/ui/text-direction.ts'

const stateColor = { requested: 'text-saffron', declined: 'text-red' } as const

const useByText = () => {
  const { t } = useTranslation()
  return (name: string | null) => (name === null ? undefined : t('refunds.by', { name: isolated(name) }))
}

/** The reason, the items and the member of a refund, as one line. */
const RefundText = ({ refund, items }: { refund: StaffRefund; items: OrderPayments['order']['items'] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const byText = useByText()
  const lines = refund.lines.map(({ line, quantity }) => {
    const item = items[line]
    return item && `${quantity} × ${inLanguage(item.name, language)}`
  })
  const by = refund.requestedBy === null ? t('refunds.byPlatform') : byText(refund.requestedBy)
  return (
    <span className="block text-ink-soft">
      {[t(`refunds.reason.${refund.reason}`), refund.note, ...lines, by].filter(Boolean).join(' · ')}
    </span>
  )
}

/** Each payment and each refund of an order, oldest first. */
export const PaymentHistory = ({ order, received, refunds }: OrderPayments) => {
  const { t } = useTranslation()
  const dateTime = useDateTimeText()
  const byText = useByText()
  if (received.length + refunds.length === 0) return null
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {received.map(({ way, amount, at, by }) => (
        <li key={`${way} ${at}`} className="flex flex-wrap gap-x-3">
          <span className="min-w-0 grow">
            <span>{t(`refunds.received.${way}`)}</span>
            <span className="block text-ink-soft">{[dateTime(at), byText(by)].filter(Boolean).join(' · ')}</span>
          </span>
          <Amount amount={amount} className="ms-auto font-semibold" />
        </li>
      ))}
      {refunds.map((refund) => (
        <li key={refund.refundId} className="flex flex-wrap gap-x-3">
          <span className="min-w-0 grow basis-48">
            <span>{t(`refunds.returned.${refund.way}`)}</span>
            {refund.state !== 'succeeded' && (
              <span className={`ms-2 font-semibold ${stateColor[refund.state]}`}>{t(`refunds.state.${refund.state}`)}</span>
            )}
            <RefundText refund={refund} items={order.items} />
            <span className="block text-ink-soft">{dateTime(refund.requestedAt)}</span>
          </span>
          <Amount
            amount={times(refund.amount, -1)}
            className={`ms-auto font-semibold ${refund.state === 'declined' ? 'text-ink-soft line-through' : ''}`}
          />
        </li>
      ))}
    </ol>
  )
}
