import type { DrawerOnWire } from '@sufra/shared/cash/cash.routes'
import { dueOf } from '@sufra/shared/cash/take-cash'
import { orderInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDateTimeText } from '../../common/dates/use-date-time-text.ts'
import { CashAmount } from '../../common/cash/amount.tsx'
import { TakeCashDialog } from '../../common/cash/take-cash-dialog.tsx'
import { Section } from './cash-text.tsx'

/** Delivered orders whose cash was not taken yet. */
export const UnpaidOrders = ({ orders }: { orders: DrawerOnWire['unpaid'] }) => {
  const { t } = useTranslation()
  const when = useDateTimeText()
  const [taking, setTaking] = useState<CounterOrder>()
  return (
    <>
      {orders.length > 0 && (
        <Section title={t('cash.unpaid')}>
          <ul className="divide-y divide-line text-sm">
            {orders.map(orderInDirhams).map((order) => (
              <li key={order.orderId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 grow">
                  <span className="font-semibold">{t('cash.order', { number: order.orderNumber })}</span>
                  {order.tableNumber !== null && <span>{` · ${t('board.table', { number: order.tableNumber })}`}</span>}
                  <span className="block text-ink-soft">{`${when(order.placedAt)} · ${order.customerDetails.customerName}`}</span>
                </span>
                <CashAmount amount={dueOf(order)} className="font-bold" />
                <Button kind="secondary" onClick={() => setTaking(order)}>
                  {t('cash.take')}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {taking && <TakeCashDialog order={taking} onClose={() => setTaking(undefined)} />}
    </>
  )
}
