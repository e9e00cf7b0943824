import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { Button } from '@sufra/shared/ui/button'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { Ear, MessageSquareText, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../app/clock-time.ts'
import { ageOf, latenessOf, timeLeft } from './lateness.ts'
import { Amount, Lines, usePlace } from './order-words.tsx'

const latenessLook = { calm: 'text-ink', soon: 'text-saffron', late: 'text-red' } as const
const edgeLook = { calm: 'border-line', soon: 'border-saffron', late: 'border-red' } as const
const stepWords = { Received: 'board.accept', Preparing: 'board.ready', 'Out for Delivery': 'board.delivered' } as const

type Props = {
  order: CounterOrderOnWire
  now: number
  isMoving: boolean
  onOpen: () => void
  onStep: () => void
  onCancel: () => void
}

const isOpenStatus = (status: string): status is keyof typeof stepWords => Object.hasOwn(stepWords, status)

/** One order on the board: its number and its time are the largest things, the next step is one large button. */
export const OrderCard = ({ order, now, isMoving, onOpen, onStep, onCancel }: Props) => {
  const { t } = useTranslation()
  const placeOf = usePlace()
  const lateness = latenessOf(order, now)
  const left = timeLeft(order, now)
  const canCancel = order.status === 'Received' || order.status === 'Preparing'
  return (
    <article
      id={`order-${order.orderId}`}
      tabIndex={-1}
      aria-label={t('board.orderAt', { number: order.orderNumber, place: placeOf(order) })}
      className={`flex flex-col gap-3 rounded-card border-2 bg-card p-4 ${edgeLook[lateness]} ${order.status === 'Received' ? 'shadow-float' : ''}`}
    >
      <button type="button" onClick={onOpen} className="flex flex-col gap-2 text-start">
        <span className="flex w-full items-baseline justify-between gap-2">
          <bdi className="figures text-2xl font-bold">#{order.orderNumber}</bdi>
          <bdi dir="ltr" className={`figures text-xl font-bold ${latenessLook[lateness]}`}>
            {clockTime(left ?? ageOf(order, now))}
          </bdi>
        </span>
        <span className="flex w-full items-center gap-2 font-bold">
          <span className="grow truncate">{placeOf(order)}</span>
          {order.heardAt && <Ear aria-label={t('board.heard')} className="size-4 shrink-0 text-green" />}
        </span>
        <span className="text-sm text-ink-soft">{order.customerDetails.customerName}</span>
      </button>
      <div className="border-t border-line pt-3 text-sm">
        <Lines items={order.items} />
      </div>
      {order.orderInstructions && (
        <p className="flex gap-2 rounded-card bg-saffron-soft p-2 text-sm font-semibold text-saffron">
          <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0" /> {order.orderInstructions}
        </p>
      )}
      <div className="flex items-center gap-2 text-sm">
        <Amount qar={order.totalPrice} className="grow font-bold" />
        <span className="text-ink-soft">{t(`board.method.${order.payment.method}`)}</span>
      </div>
      <div className="flex gap-2">
        {isOpenStatus(order.status) && (
          <Button size="large" className="grow" isBusy={isMoving} onClick={onStep}>
            {t(stepWords[order.status])}
          </Button>
        )}
        {canCancel && (
          <IconButton
            icon={X}
            label={t('board.cancelNumber', { number: order.orderNumber })}
            onClick={onCancel}
            disabled={isMoving}
            className="size-13 border border-line text-red"
          />
        )}
      </div>
    </article>
  )
}
