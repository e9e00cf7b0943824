import { ApiError } from '@sufra/shared/contract/api-error'
import { toQar } from '@sufra/shared/money'
import { newId } from '@sufra/shared/new-id'
import type { PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import { errorText } from '@sufra/shared/contract/error-text'
import { payShare } from '@sufra/shared/table-bill/table-bill.routes'
import { showFailure } from '@sufra/shared/ui/toasts'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useSession } from '../../common/session/session.ts'
import { openChallenge } from '../challenge/challenge.ts'
import { forgetNewCard } from '../methods/payment-choice.ts'
import { withVisit } from '../../common/session/with-visit.ts'
import { useSetBill } from './bill-query.ts'
import { forgetPayment, isUndecided, refreshPayment, setRunning, useRunningPayment } from './running-payment.ts'
import type { ShareState } from './use-share.ts'

/** Milliseconds between polls of a payment's outcome. */
const interval = 2_000

const methodOf = (source: PaymentSourceInput | undefined) =>
  source === undefined ? 'Cash' : source.kind === 'wallet' || source.kind === 'upi' ? 'UPI' : 'Card'

export const usePayShare = ({ share, amount, clear }: ShareState) => {
  const { t } = useTranslation()
  const setBill = useSetBill()

  const send = async (key: string, source: PaymentSourceInput | undefined) => {
    const { restaurantId } = useSession.getState()
    const { data } = await withVisit((visit) =>
      call(
        payShare,
        { body: { restaurantId, visit, share, amount: toQar(amount), paymentMethod: methodOf(source), source } },
        { idempotencyKey: key },
      ),
    )
    return payShare.reply.parse({ success: true, data }).data
  }

  /** A refusal charged nothing; any other failure has to be resolved. */
  const receiveFailure = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
      setRunning({ isSending: false })
      return
    }
    if (error.code?.startsWith('payment.declined_')) return setRunning({ isSending: false, problem: error })
    forgetPayment()
    setBill(error)
    showFailure(errorText(error, t))
  }

  return async (source: PaymentSourceInput | undefined): Promise<void> => {
    // A token expires too soon to wait, so without a network nothing is sent.
    if (!navigator.onLine) return void showFailure(t('errors.network'))
    const key = newId()
    setRunning({ key, isSending: true, outcome: undefined, problem: undefined })
    try {
      const outcome = await send(key, source)
      setRunning({ outcome, isSending: false })
      if (outcome.outcome === 'awaiting') openChallenge(outcome.challengeUrl)
      clear()
      setBill(undefined)
    } catch (error) {
      receiveFailure(error)
    }
    if (source?.kind === 'card') forgetNewCard()
  }
}

/** Follows the payment of this tab until it is decided. */
export const useFollowedPayment = () => {
  const { key, isSending, outcome, problem } = useRunningPayment()
  const setBill = useSetBill()
  const refresh = useEffectEvent(async () => {
    try {
      await refreshPayment()
      if (!isUndecided(useRunningPayment.getState().outcome)) setBill(undefined)
    } catch {
      // Without a network the next poll tries again.
    }
  })
  const isFollowed = key !== '' && !isSending && !problem && isUndecided(outcome)
  useEffect(() => {
    if (!isFollowed) return
    void refresh()
    const timer = setInterval(() => void refresh(), interval)
    return () => clearInterval(timer)
  }, [isFollowed])
}
