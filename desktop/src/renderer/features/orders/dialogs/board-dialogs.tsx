import { dueOf } from '@sufra/shared/cash/take-cash'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { isOpenOrder, isWaiting, mayCancel } from '@sufra/shared/orders/order-status'
import { cancelWaitingOrders } from '@sufra/shared/orders/order.routes'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import { Button } from '@sufra/shared/ui/button'
import { showError } from '@sufra/shared/ui/toasts'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { TakeCashDialog } from '../../cash/take-cash-dialog.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ClosedOrdersDialog } from '../refund/closed-orders-dialog.tsx'
import { PastOrderDialog } from '../refund/past-order-dialog.tsx'
import { PaymentSection } from '../../refunds/payment-section.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { PrintButton } from '../print-button.tsx'
import { ReceiptButton } from '../receipt-button.tsx'
import { OrderDialog } from './order-dialog.tsx'
import type { BoardDialog } from './use-open-dialog.ts'
import type { MoveTo } from '../use-moves.ts'
import { takesCashWithStep, useStepLabel } from '../card/step-labels.ts'
import { UnpaidDialog } from './unpaid-dialog.tsx'

type Props = {
  dialog: BoardDialog | undefined
  orders: CounterOrder[]
  onOpenDialog: (dialog: BoardDialog | undefined) => void
  onStep: (order: CounterOrder) => void
  moveTo: MoveTo
}

/** The open dialog, if any. It closes when its order leaves the board. */
export const BoardDialogs = ({ dialog, orders, onOpenDialog, onStep, moveTo }: Props) => {
  const { t } = useTranslation()
  const stepLabel = useStepLabel()
  const cancelWaiting = async (orderId: string, of: 'table' | 'phone', reason: CancelReason) => {
    try {
      await call(cancelWaitingOrders, { params: { orderId }, body: { of, reason } })
    } catch (error) {
      showError(error, t)
    }
  }
  const close = () => onOpenDialog(undefined)
  if (dialog?.kind === 'keys') return <KeysDialog onClose={close} />
  if (dialog?.kind === 'closed') return <ClosedOrdersDialog onOpen={(orderId) => onOpenDialog({ kind: 'past', orderId })} onClose={close} />
  if (dialog?.kind === 'past') return <PastOrderDialog orderId={dialog.orderId} onClose={close} />
  const order = dialog && orders.find(({ orderId }) => orderId === dialog.orderId)
  if (!dialog || !order) return null
  if (dialog.kind === 'accept' && isWaiting(order.status))
    return (
      <AcceptDialog
        order={order}
        onClose={close}
        onAccept={(minutes) => {
          close()
          moveTo(order, 'Preparing', { minutes })
        }}
      />
    )
  if (dialog.kind === 'cancel')
    return (
      <CancelDialog
        order={order}
        waitingAtTable={orders.filter(({ status, tableId }) => isWaiting(status) && tableId === order.tableId).length}
        onClose={close}
        onCancel={(reason, scope) => {
          close()
          if (scope === 'order') moveTo(order, 'Cancelled', { reason })
          else void cancelWaiting(order.orderId, scope, reason)
        }}
      />
    )
  if (dialog.kind === 'cash') return <TakeCashDialog order={order} onClose={close} />
  if (dialog.kind === 'unpaid')
    return (
      <UnpaidDialog
        order={order}
        onClose={close}
        onDeliver={() => {
          close()
          moveTo(order, 'Delivered')
        }}
      />
    )
  if (dialog.kind !== 'open') return null
  const step = () => {
    close()
    onStep(order)
  }
  return (
    <OrderDialog
      order={order}
      onClose={close}
      actions={
        <>
          <ReceiptButton order={order} />
          {isOpenOrder(order.status) && (
            <>
              <PrintButton orderId={order.orderId} />
              {mayCancel(order.status) && (
                <Button kind="danger" onClick={() => onOpenDialog({ kind: 'cancel', orderId: order.orderId })}>
                  {t('board.cancelOrder')}
                </Button>
              )}
              {dueOf(order) > 0 && (
                <Button kind="secondary" onClick={() => onOpenDialog({ kind: 'cash', orderId: order.orderId })}>
                  {t('cash.take')}
                </Button>
              )}
              {takesCashWithStep(order) && (
                <Button kind="secondary" onClick={() => onOpenDialog({ kind: 'unpaid', orderId: order.orderId })}>
                  {t('board.deliveredUnpaid')}
                </Button>
              )}
              <Button onClick={step}>{stepLabel(order)}</Button>
            </>
          )}
        </>
      }
    >
      <PaymentSection order={order} />
    </OrderDialog>
  )
}
