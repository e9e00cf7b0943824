import type { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/refusals/error-text'
import { useTranslation } from 'react-i18next'
import { remainingTime } from '../common/dates/clock-time.ts'
import { retryTime } from '../common/api/retry-time.ts'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { AccountNote } from './account-note.tsx'

const LockCountdown = ({ until }: { until: number }) => {
  const { t } = useTranslation()
  const left = remainingTime(until, useNow(1_000))
  // Not a live region: the text changes every second, and is read once with the alert.
  return left ? <p aria-live="off">{t('accounts.lockedFor', { time: left })}</p> : null
}

/** Why the sign-in failed; for a locked account, with the remaining time. */
export const SignInFailure = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation()
  const until = retryTime(error)
  return (
    <AccountNote kind="error">
      <p>{errorText(error, t)}</p>
      {until !== undefined && <LockCountdown until={until} />}
    </AccountNote>
  )
}
