import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { cancelReasons, type CancelReason } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { Dialog } from '@sufra/shared/ui/dialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Props = { order: CounterOrderOnWire; onClose: () => void; onCancel: (reason: CancelReason) => void }

/** Cancelling takes a reason, which the diner reads. */
export const CancelDialog = ({ order, onClose, onCancel }: Props) => {
  const { t } = useTranslation()
  const [reason, setReason] = useState<CancelReason>()
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
          <Button kind="danger" disabled={!reason} onClick={() => reason && onCancel(reason)}>
            {t('board.cancelOrder')}
          </Button>
        </>
      }
    >
      <fieldset className="pt-3">
        <legend className="sr-only">{t('board.reason')}</legend>
        {cancelReasons.map((candidate) => (
          <label key={candidate} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              checked={reason === candidate}
              onChange={() => setReason(candidate)}
              className="size-5 accent-brand"
            />
            {t(`orders.reason.${candidate}`)}
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
