import { isRefusalCode } from '@sufra/shared/refusals/refusals'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@sufra/shared/contract/api-error'
import { z } from 'zod'

/** Returns a function that translates the refusal code of a field; undefined without a code. */
export const useRefusalText = () => {
  const { t } = useTranslation()
  return (code: string | undefined): string | undefined => {
    if (!code) return undefined
    return isRefusalCode(code) ? t(`refusals.${code}`) : t('errors.badRequest')
  }
}

const retryDetails = z.object({ retryAt: z.iso.datetime() })

/** The time from which a refused request may be retried, in milliseconds since the epoch; undefined when the server does not send it. */
export const retryTime = (error: ApiError | undefined): number | undefined => {
  const { data } = retryDetails.safeParse(error?.reply.details)
  return data && Date.parse(data.retryAt)
}

/** Whether the entity of a page does not exist: its id is unknown or malformed. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'request.invalid')
