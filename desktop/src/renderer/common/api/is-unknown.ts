import { ApiError } from '@sufra/shared/contract/api-error'

/** Whether the entity of a page does not exist: its id is unknown or malformed. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'request.invalid')
