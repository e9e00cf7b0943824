import type { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/refusals/error-text'
import { useTranslation } from 'react-i18next'
import { LockCountdown } from '../common/account/lock-countdown.tsx'
import { AccountNote } from './account-note.tsx'

/** The reason of a failed sign-in; for a locked account with the remaining time. */
export const SignInFailure = ({ error }: { error: ApiError }) => {
  const { t } = useTranslation()
  return (
    <AccountNote kind="error">
      <p>{errorText(error, t)}</p>
      <LockCountdown error={error} />
    </AccountNote>
  )
}
