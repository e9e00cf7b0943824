import type { CounterOrder } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'
import { HandBackNote } from '../../refunds/hand-back-note.tsx'

type Props = { orders: readonly CounterOrder[]; onOpen: (orderId: string) => void }

/** Orders for which staff still have to hand cash back; shown at every counter until it is confirmed at one. */
export const HandBacks = ({ orders, onOpen }: Props) => {
  const { t } = useTranslation()
  if (orders.length === 0) return null
  return (
    <section aria-label={t('refunds.handBacks.title')} className="mx-4 mt-4 rounded-card bg-saffron-soft p-3">
      <h2 className="flex items-center gap-2 font-bold text-saffron">
        <span>{t('refunds.handBacks.title')}</span> <span className="figures">{orders.length}</span>
      </h2>
      <ul className="flex max-h-[30vh] flex-col overflow-y-auto">
        {orders.map((order) => (
          <li key={order.orderId} className="flex flex-wrap items-center gap-3 py-1">
            <HandBackNote order={order} />
            <Button kind="secondary" className="ms-auto" onClick={() => onOpen(order.orderId)}>
              {t('refunds.handBacks.open', { number: order.orderNumber })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
