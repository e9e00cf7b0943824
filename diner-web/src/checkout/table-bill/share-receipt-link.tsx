import type { requestShareReceipt } from '@sufra/shared/table-bill/share-receipt.routes'
import { Button } from '@sufra/shared/ui/button'
import { showError } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useNavigate } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { withVisit } from '../../common/session/with-visit.ts'

// The route is imported as a type alone, because its schemas would be loaded with the bill.
const request = (restaurantId: string, paymentId: string) =>
  withVisit((visit) =>
    call<typeof requestShareReceipt>({ method: 'POST', path: '/api/tables/bill/receipt' }, { body: { restaurantId, visit, paymentId } }),
  )

/** A button that opens the receipt of this phone's share. The server issues the receipt at the first request. */
export const ShareReceiptLink = ({ paymentId }: { paymentId: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const restaurantId = useSession((session) => session.restaurantId)
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(restaurantId, paymentId),
    onSuccess: ({ data }) => navigate(data.link),
    onError: (error) => showError(error, t),
  })
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      <ReceiptText aria-hidden className="size-5" /> <span>{t('tracking.receipt')}</span>
    </Button>
  )
}
