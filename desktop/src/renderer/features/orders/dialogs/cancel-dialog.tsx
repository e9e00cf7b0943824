import type { CounterOrder } from '@sufra/shared/orders/order'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import { isWaiting } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CancelScopeChoice, type CancelScope } from './cancel-scope-choice.tsx'
import { CancelReasonList } from '../cancel-reason-list.tsx'

type Props = {
  order: CounterOrder
  /** Number of orders of the same table that wait for their acceptance, including this one. */
  waitingAtTable: number
  onClose: () => void
  onCancel: (reason: CancelReason, scope: CancelScope) => void
}

/** Cancels an order with a reason that the diner sees. Waiting orders of the same table or phone can be cancelled together. */
export const CancelDialog = ({ order, waitingAtTable, onClose, onCancel }: Props) => {
  const { t } = useTranslation()
  const [reason, setReason] = useState<CancelReason>()
  const [scope, setScope] = useState<CancelScope>('order')
  const isNotAccepted = isWaiting(order.status)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('board.cancelTitle', { number: order.orderNumber })}
      description={t('board.cancelText')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('board.keepOrder')}
          </Button>
          <Button kind="danger" disabled={!reason} onClick={() => reason && onCancel(reason, scope)}>
            {t(scope === 'order' ? 'board.cancelOrder' : 'board.cancelOrders')}
          </Button>
        </>
      }
    >
      <CancelReasonList status={order.status} chosen={reason} onChange={setReason} />
      {isNotAccepted && <CancelScopeChoice order={order} waitingAtTable={waitingAtTable} scope={scope} onChange={setScope} />}
      {isNotAccepted && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3 text-sm text-ink-soft">
          <span className="min-w-48 grow basis-0">{t('board.reportFakeText')}</span>
          <Button kind="danger" onClick={() => onCancel('suspected_fake', 'phone')}>
            {t('board.reportFake')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
