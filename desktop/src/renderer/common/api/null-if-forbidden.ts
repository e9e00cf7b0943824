import { ApiError } from '@sufra/shared/contract/api-error'

/**
 * Returns null when the caller lacks the permission. Unlike an error, null stays during a refetch, and so does the message that the page
 * shows for it.
 */
export const nullIfForbidden = async <T>(reply: Promise<T>): Promise<T | null> => {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session.forbidden') return null
    throw error
  }
}
