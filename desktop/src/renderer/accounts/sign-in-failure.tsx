import type { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/refusals/error-text'
import { useTranslation } from 'react-i18next'
import { leftUntil } from '../app/clock-time.ts'
import { retryTime } from '../app/retry-time.ts'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { AccountNote } from './account-note.tsx'

const LockedFor = ({ until }: { until: number }) => {
  const { t } = useTranslation()
  const left = leftUntil(until, useNow(1_000))
  // It changes each second: a screen reader says it with the rest, once.
  return left ? <p aria-live="off">{t('accounts.lockedFor', { time: left })}</p> : null
}

/** Why nobody was signed in; for a locked account, how long it stays so. */
export const SignInFailure = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation()
  const until = retryTime(error)
  return (
    <AccountNote kind="bad">
      <p>{errorText(error, t)}</p>
      {until !== undefined && <LockedFor until={until} />}
    </AccountNote>
  )
}
