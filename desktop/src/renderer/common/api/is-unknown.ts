import { ApiError } from '@sufra/shared/contract/api-error'

/** Whether what a page shows does not exist: its id is unknown or malformed. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'request.invalid')
