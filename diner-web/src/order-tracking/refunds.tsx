import { inLanguage } from '@sufra/shared/localized-text'
import { formatMoney, zero } from '@sufra/shared/money'
import type { Order } from '@sufra/shared/orders/order'
import type { Refund } from '@sufra/shared/refunds/refund'
import type { readOrderRefunds } from '@sufra/shared/refunds/refund.routes'
import { inDirhams } from '@sufra/shared/refunds/refunds-in-dirhams'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../common/api/api.ts'
import { Times } from '../common/ui/price.tsx'

/** The refunds of an order that has any, fetched again with each change of the order. */
const useRefunds = ({ orderId, version, payment }: Order) =>
  useQuery({
    queryKey: ['refunds', orderId, version],
    queryFn: async (): Promise<Refund[]> => {
      const route = { method: 'GET', path: '/api/orders/:orderId/refunds' } as const
      const { data } = await call<typeof readOrderRefunds>(route, { params: { orderId } })
      return data.map(inDirhams)
    },
    enabled: (payment.refunded ?? zero) > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

const RefundText = ({ refund, items }: { refund: Refund; items: Order['items'] }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { way, state, reason, lines } = refund
  const amount = formatMoney(refund.amount, language)
  const isDone = state === 'succeeded'
  return (
    <li>
      <p className="font-semibold">
        {way === 'cash'
          ? t('refunded.cash', { amount })
          : t(isDone ? 'refunded.gateway.succeeded' : 'refunded.gateway.requested', { amount })}
      </p>
      {lines.map(({ line, quantity }) => {
        const item = items[line]
        return (
          item && (
            <p key={line} className="text-sm">
              <Times count={quantity} /> <span>{inLanguage(item.name, language)}</span>
            </p>
          )
        )
      })}
      <p className="text-sm text-ink-soft">{t('refunded.reasonIs', { reason: t(`refunded.reason.${reason}`) })}</p>
      {way === 'gateway' && <p className="text-sm text-ink-soft">{t('refunded.bank')}</p>}
    </li>
  )
}

/** Refunds of an order, completed or pending, with their reasons. Live: they change with the order. */
export const Refunds = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { data: refunds } = useRefunds(order)
  const isRefunded = (order.payment.refunded ?? zero) > 0
  return (
    <div aria-live="polite">
      {isRefunded && refunds !== undefined && refunds.length > 0 && (
        <section aria-label={t('refunded.title')} className="m-4 mb-0 flex gap-3 rounded-card bg-blue-soft p-4">
          <Undo2 aria-hidden className="turns size-6 shrink-0 text-blue" />
          <ul className="flex flex-col gap-3">
            {refunds.map((refund) => (
              <RefundText key={refund.refundId} refund={refund} items={order.items} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
