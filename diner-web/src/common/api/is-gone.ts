import { ApiError } from '@sufra/shared/contract/api-error'

/** Whether a link leads to nothing, or to nothing any more: another try does not help. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && [404, 410].includes(error.status)
