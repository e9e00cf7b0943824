import { ApiError } from '@sufra/shared/contract/api-error'
import { z } from 'zod'

const retryDetails = z.object({ retryAt: z.iso.datetime() })

/** The time from which a refused request may be retried, in milliseconds since the epoch; undefined when the server does not send it. */
export const retryTime = (error: ApiError | undefined): number | undefined => {
  const { data } = retryDetails.safeParse(error?.reply.details)
  return data && Date.parse(data.retryAt)
}
