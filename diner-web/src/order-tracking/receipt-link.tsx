import type { Order } from '@sufra/shared/orders/order'
import { mayHaveReceipt } from '@sufra/shared/receipts/receipt-of'
import type { requestReceipt } from '@sufra/shared/receipts/receipt.routes'
import { Button } from '@sufra/shared/ui/button'
import { showError } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../common/api/api.ts'
import { useNavigate } from '../common/pages/router.ts'

/** Opens the receipt of a paid order, which is issued when it is first requested. */
export const ReceiptLink = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call<typeof requestReceipt>({ method: 'POST', path: '/api/orders/:orderId/receipt' }, { params: { orderId: order.orderId } }),
    onSuccess: ({ data }) => navigate(data.link),
    onError: (error) => showError(error, t),
  })
  if (!mayHaveReceipt(order)) return null
  return (
    <Button kind="secondary" className="mx-4 mb-4" isBusy={isPending} onClick={() => mutate()}>
      <ReceiptText aria-hidden className="size-5" /> <span>{t('tracking.receipt')}</span>
    </Button>
  )
}
