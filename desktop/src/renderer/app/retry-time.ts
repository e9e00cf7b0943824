import { ApiError } from '@sufra/shared/contract/api-error'
import { z } from 'zod'

const waits = z.object({ retryAt: z.iso.datetime() })

/** When what was refused may be tried again, in milliseconds, where the server says so. */
export const retryTime = (error: ApiError | undefined): number | undefined => {
  const { data } = waits.safeParse(error?.reply.details)
  return data && Date.parse(data.retryAt)
}
