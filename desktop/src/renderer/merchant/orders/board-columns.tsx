import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { openStatuses } from '@sufra/shared/orders/order-status'
import { useTranslation } from 'react-i18next'
import type { Move } from './board.ts'
import { OrderCard } from './order-card.tsx'
import type { Asked } from './use-asked.ts'

const dots = { Received: 'bg-saffron', Preparing: 'bg-blue', 'Out for Delivery': 'bg-green' } as const

type Props = {
  orders: CounterOrderOnWire[]
  /** The moves that are on their way, by order. */
  sending: ReadonlyMap<string, Move>
  now: number
  onAsk: (asked: Asked) => void
  onStep: (order: CounterOrderOnWire) => void
}

/** The open orders by status, oldest first. */
export const BoardColumns = ({ orders, sending, now, onAsk, onStep }: Props) => {
  const { t } = useTranslation()
  return (
    <div className="grid grow grid-cols-3 items-start gap-4 p-4">
      {openStatuses.map((status) => {
        const shown = orders.filter((order) => order.status === status)
        return (
          <section key={status} aria-label={t(`orders.status.${status}`)} className="flex flex-col gap-3">
            <h2 className="flex items-center gap-2 text-base font-bold">
              <span aria-hidden className={`size-3 rounded-full ${dots[status]}`} />
              {t(`orders.status.${status}`)}
              <span className="figures text-ink-soft">{shown.length}</span>
            </h2>
            {shown.length === 0 && (
              <p className="rounded-card border border-dashed border-line p-6 text-center text-sm text-ink-soft">
                {t(`board.none.${status}`)}
              </p>
            )}
            {shown.map((order) => (
              <OrderCard
                key={order.orderId}
                order={order}
                now={now}
                isMoving={sending.has(order.orderId)}
                onOpen={() => onAsk({ what: 'open', orderId: order.orderId })}
                onStep={() => onStep(order)}
                onCancel={() => onAsk({ what: 'cancel', orderId: order.orderId })}
              />
            ))}
          </section>
        )
      })}
    </div>
  )
}
