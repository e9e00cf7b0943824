import { errorText } from '@sufra/shared/contract/error-text'
import { requestBill } from '@sufra/shared/table-bill/table-bill.routes'
import type { Bill } from '@sufra/shared/table-bill/bill'
import { Button } from '@sufra/shared/ui/button'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useMutation } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { CallStatus } from '../../common/calls/call-status.tsx'
import { useSession } from '../../common/session/session.ts'
import { withVisit } from '../../common/session/with-visit.ts'
import { useSetBill } from './bill-query.ts'

/** Asks the counter for the bill. The request counts as received once one of the counter's devices has acknowledged it. */
export const RequestBill = ({ bill }: { bill: Bill }) => {
  const { t } = useTranslation()
  const setBill = useSetBill()
  const restaurantId = useSession((session) => session.restaurantId)
  const request = useMutation({
    mutationFn: () => withVisit(async (visit) => await call(requestBill, { body: { restaurantId, visit } })),
    onSuccess: ({ data }) => setBill(data),
    onError: (error) => void showFailure(errorText(error, t)),
  })
  if (bill.requestedAt !== null)
    return (
      <p role="status" className="mx-4 mb-4">
        <CallStatus
          call={{ calledAt: bill.requestedAt, acknowledgedAt: bill.requestAcknowledgedAt }}
          isUnreachable={request.data?.isUnreachable === true}
          acknowledged={t('bill.asked')}
        />
      </p>
    )
  return (
    <Button kind="secondary" size="large" className="mx-4 mb-4" isBusy={request.isPending} onClick={() => request.mutate()}>
      <HandCoins aria-hidden className="size-5" /> <span>{t('bill.ask')}</span>
    </Button>
  )
}
