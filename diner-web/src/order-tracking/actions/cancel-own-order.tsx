import { newId } from '@sufra/shared/new-id'
import type { Order } from '@sufra/shared/orders/order'
import type { cancelOrder } from '@sufra/shared/orders/order.routes'
import { mayDinerCancel } from '@sufra/shared/orders/order-status'
import { Button } from '@sufra/shared/ui/button'
import { Sheet } from '@sufra/shared/ui/sheet'
import { showError, showFailure } from '@sufra/shared/ui/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { orderQueryKey, storeOrder } from '../order-query.ts'

/** Cancels an order that is not accepted yet, after a confirmation. Without a network the request is not sent, not even later. */
export const CancelOwnOrder = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  /** The idempotency key: a second tap after a lost response cancels only once. */
  const [idempotencyKey] = useState(newId)
  const { orderId, payment } = order
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call<typeof cancelOrder>(
        { method: 'POST', path: '/api/orders/:orderId/cancel' },
        { params: { orderId }, body: {} },
        { idempotencyKey },
      ),
    onSuccess: ({ data }) => storeOrder(queries, data),
    onError: (error) => {
      showError(error, t)
      void queries.invalidateQueries({ queryKey: orderQueryKey(orderId) })
    },
    onSettled: () => setOpen(false),
  })
  if (!mayDinerCancel(order.status)) return null
  const confirm = () => (navigator.onLine ? cancel.mutate() : showFailure(t('tracking.cancel.offline')))
  return (
    <>
      <Button kind="danger" className="mx-4 mb-4" onClick={() => setOpen(true)}>
        {t('tracking.cancel.open')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('tracking.cancel.title')}>
        <p className="pb-5 text-ink-soft">{t(payment.method === 'Cash' ? 'tracking.cancel.text' : 'tracking.cancel.textPaid')}</p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
          <Button kind="secondary" size="large" onClick={() => setOpen(false)}>
            {t('tracking.cancel.keep')}
          </Button>
          <Button kind="danger" size="large" isBusy={cancel.isPending} onClick={confirm}>
            {t('tracking.cancel.confirm')}
          </Button>
        </div>
      </Sheet>
    </>
  )
}
