import type { CounterOrder } from '@sufra/shared/orders/order'
import { isOpenOrder, isWaiting, mayCancel } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { IconButton } from '@sufra/shared/ui/icon-button'
import { CloudOff, Ear, HandCoins, MessageSquareText, X } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { latenessOf } from './lateness.ts'
import { CardPayment } from './card-payment.tsx'
import { HeldNote } from './held-note.tsx'
import type { DownCause } from '../../../common/connection/down-cause.ts'
import { OrderClock } from './order-clock.tsx'
import { Amount, OrderLines, usePlace, RepeatNote } from '../../order-text/order-text.tsx'
import type { BoardDialog } from '../dialogs/use-open-dialog.ts'
import { useTick } from './use-tick.ts'
import { takesCashWithStep, useStepLabel } from './step-labels.ts'

const edgeStyle = { calm: 'border-line', soon: 'border-saffron', late: 'border-red' } as const

type Props = {
  order: CounterOrder
  isMoving: boolean
  /** An attempt of the move has failed, and it is being retried. */
  isRetrying: boolean
  /** The last tap had no effect, because the server could not be reached. */
  notMade?: DownCause | undefined
  onOpenDialog: (dialog: BoardDialog) => void
  onStep: (order: CounterOrder) => void
}

/**
 * An order on the board: its number and time are the largest elements, its next step is one large button. Rendered again only when its order or its
 * lateness changes, and skipped by the browser while it is scrolled out of view.
 */
export const OrderCard = memo(({ order, isMoving, isRetrying, notMade, onOpenDialog, onStep }: Props) => {
  const { t } = useTranslation()
  const placeOf = usePlace()
  const stepLabel = useStepLabel()
  const lateness = useTick((now) => latenessOf(order, now))
  return (
    <article
      id={`order-${order.orderId}`}
      tabIndex={-1}
      aria-label={t('board.orderAt', { number: order.orderNumber, place: placeOf(order) })}
      className={`flex flex-col gap-3 rounded-card border-2 [contain-intrinsic-block-size:auto_18rem] [content-visibility:auto] bg-card p-4 ${notMade ? 'border-red' : edgeStyle[lateness]} ${isWaiting(order.status) ? 'shadow-float' : ''}`}
    >
      <button
        type="button"
        onClick={() => onOpenDialog({ kind: 'open', orderId: order.orderId })}
        className="flex flex-col gap-2 text-start"
      >
        <span className="flex w-full flex-wrap items-baseline justify-between gap-x-2">
          <bdi className="figures text-2xl font-bold">{`#${order.orderNumber}`}</bdi>
          <OrderClock order={order} />
        </span>
        <span className="flex w-full items-center gap-2 font-bold">
          <span className="grow truncate">{placeOf(order)}</span>
          {order.acknowledgedAt && <Ear aria-label={t('board.acknowledged')} className="size-4 shrink-0 text-green" />}
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <span className="min-w-0 wrap-anywhere">{order.customerDetails.customerName}</span>
          {order.isRepeatCustomer && <RepeatNote />}
        </span>
      </button>
      {isWaiting(order.status) && order.heldAt && <HeldNote />}
      <div className="border-t border-line pt-3 text-sm">
        <OrderLines items={order.items} />
      </div>
      {order.orderInstructions && (
        <p className="flex gap-2 rounded-card bg-saffron-soft p-2 text-sm font-semibold text-saffron wrap-anywhere">
          <MessageSquareText aria-hidden className="mt-0.5 size-4 shrink-0" /> <span>{order.orderInstructions}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Amount amount={order.totalPrice} className="grow font-bold" />
        <CardPayment order={order} onTakeCash={() => onOpenDialog({ kind: 'cash', orderId: order.orderId })} />
      </div>
      {notMade && (
        <p className="flex items-center gap-2 rounded-card bg-red-soft p-2 text-sm font-semibold text-red">
          <CloudOff aria-hidden className="size-4 shrink-0" /> <span>{t(`board.notChanged.${notMade}`)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isOpenOrder(order.status) && (
          <Button size="large" className="min-w-0 grow basis-28 px-3! wrap-anywhere" isBusy={isMoving} onClick={() => onStep(order)}>
            {isRetrying ? t('board.retrying') : stepLabel(order)}
          </Button>
        )}
        {takesCashWithStep(order) && (
          <IconButton
            icon={HandCoins}
            label={t('board.unpaidNumber', { number: order.orderNumber })}
            onClick={() => onOpenDialog({ kind: 'unpaid', orderId: order.orderId })}
            disabled={isMoving}
            className="size-13 border border-line"
          />
        )}
        {mayCancel(order.status) && (
          <IconButton
            icon={X}
            label={t('board.cancelNumber', { number: order.orderNumber })}
            onClick={() => onOpenDialog({ kind: 'cancel', orderId: order.orderId })}
            disabled={isMoving}
            className="size-13 border border-line text-red"
          />
        )}
      </div>
    </article>
  )
})
