import type { CounterOrder } from '@sufra/shared/orders/order'
import { isWaiting } from '@sufra/shared/orders/order-status'
import { Dialog } from '@sufra/shared/ui/dialog'
import { StatusBadge } from '@sufra/shared/ui/status-badge'
import { OwnElements } from '@sufra/shared/ui/translation/own-elements'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldNote } from '../card/held-note.tsx'
import { useMomentText } from '../../../common/dates/use-date-time-text.ts'
import { Amount, OrderLines, usePlace, RepeatNote } from '../../order-text/order-text.tsx'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-soft">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)

type Props = { order: CounterOrder; onClose: () => void; actions: ReactNode; children?: ReactNode }

/** All details of an order; below them the children. */
export const OrderDialog = ({ order, onClose, actions, children }: Props) => {
  const { t } = useTranslation()
  const placeOf = usePlace()
  const moment = useMomentText()
  const at = (isoTime: string | null) => (isoTime ? moment(isoTime) : '–')
  const { customerName, mobileNumber, vehicleColor } = order.customerDetails
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('board.orderAt', { number: order.orderNumber, place: placeOf(order) })}
      actions={actions}
    >
      <div className="flex flex-col gap-5">
        <StatusBadge status={order.status} />
        {isWaiting(order.status) && order.heldAt && <HeldNote />}
        <dl className="grid grid-cols-3 gap-4 text-sm">
          <Fact label={t('board.customer')}>
            <span>{customerName}</span> {order.isRepeatCustomer && <RepeatNote />}
          </Fact>
          <Fact label={t('board.phone')}>
            <a href={`tel:+${mobileNumber}`} className="text-brand">
              <bdi dir="ltr">{`+${mobileNumber}`}</bdi>
            </a>
          </Fact>
          <Fact label={t('board.type')}>{[t(`orders.type.${order.orderType}`), vehicleColor].filter(Boolean).join(' · ')}</Fact>
          <Fact label={t('board.placedAt')}>{at(order.placedAt)}</Fact>
          <Fact label={t('board.acceptedAt')}>{at(order.acceptedAt)}</Fact>
          <Fact label={t('board.promisedAt')}>{at(order.promisedAt)}</Fact>
        </dl>
        <div className="rounded-card border border-line p-4">
          <OrderLines items={order.items} />
        </div>
        {order.orderInstructions && (
          <p className="rounded-card bg-saffron-soft p-3 font-semibold text-saffron">{order.orderInstructions}</p>
        )}
        <dl className="grid grid-cols-3 gap-4 text-sm">
          <Fact label={t('board.total')}>
            <Amount amount={order.totalPrice} />
          </Fact>
          {order.payment.cashAmount !== null && (
            <Fact label={t('board.brings')}>
              <Amount amount={order.payment.cashAmount} />
            </Fact>
          )}
          {order.payment.change !== null && (
            <Fact label={t('board.change')}>
              <Amount amount={order.payment.change} />
            </Fact>
          )}
        </dl>
        <OwnElements>{children}</OwnElements>
      </div>
    </Dialog>
  )
}
