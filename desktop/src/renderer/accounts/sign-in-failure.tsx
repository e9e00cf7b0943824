import { ApiError } from '@sufra/shared/contract/api-error'
import { errorText } from '@sufra/shared/refusals/error-text'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { clockTime } from '../app/clock-time.ts'
import { useNow } from '../app/use-now.ts'
import { AccountNote } from './account-note.tsx'

const lockDetails = z.object({ retryAt: z.iso.datetime() })
const second = 1_000

/** When a locked account may be tried again, in milliseconds; undefined for every other failure. */
const retryTime = (error: ApiError) => {
  if (error.code !== 'account.locked') return undefined
  const details = lockDetails.safeParse(error.reply.details)
  return details.success ? Date.parse(details.data.retryAt) : undefined
}

const LockedFor = ({ until }: { until: number }) => {
  const { t } = useTranslation()
  const left = until - useNow(second)
  // Once a minute is enough to be told; the seconds are for the eye.
  return left > 0 ? <p aria-live="off">{t('accounts.lockedFor', { time: clockTime(left + second - 1) })}</p> : null
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
