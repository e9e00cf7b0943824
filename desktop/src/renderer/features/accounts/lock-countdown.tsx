import { ApiError } from '@sufra/shared/contract/api-error'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useTranslation } from 'react-i18next'
import { retryTime } from '../../common/api/refusals.ts'
import { remainingTime } from '../../common/dates/clock-time.ts'

const Countdown = ({ until }: { until: number }) => {
  const { t } = useTranslation()
  const left = remainingTime(until, useNow(1_000))
  // Not a live region, because the text changes every second. It is read once with the alert.
  return left ? <p aria-live="off">{t('accounts.lockedFor', { time: left })}</p> : null
}

/** The remaining time of a locked account, when the error contains it. */
export const LockCountdown = ({ error }: { error: unknown }) => {
  const until = error instanceof ApiError ? retryTime(error) : undefined
  return until === undefined ? null : <Countdown until={until} />
}
