import { Dialog } from '@sufra/shared/ui/dialog'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { OrderDialog } from '../dialogs/order-dialog.tsx'
import { ClosedOrderActions } from '../closed-order-actions.tsx'
import { PrintButton } from '../print-button.tsx'
import { ReceiptButton } from '../receipt-button.tsx'
import { PaymentSection } from '../../refunds/payment-section.tsx'
import { useOrderPayments } from '../../refunds/use-order-payments.ts'

/** An order that is not on the board: delivered, or cancelled. */
export const PastOrderDialog = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useOrderPayments(orderId)
  if (!data)
    return (
      <Dialog isOpen onClose={onClose} size="wide" title={t('refunds.closed.title')}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-60" />}
      </Dialog>
    )
  return (
    <OrderDialog
      order={data.order}
      onClose={onClose}
      actions={
        <>
          <ClosedOrderActions order={data.order} mayRefund={data.mayRefund} onReopened={onClose} />
          <PrintButton orderId={orderId} />
          <ReceiptButton order={data.order} />
        </>
      }
    >
      <PaymentSection order={data.order} />
    </OrderDialog>
  )
}
