import { ApiError } from '@sufra/shared/contract/api-error'

/** Null where the caller may not read it. Unlike an error it stays while the answer is fetched again, and so does what the page shows instead. */
export const nullIfForbidden = async <T>(reply: Promise<T>): Promise<T | null> => {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session.forbidden') return null
    throw error
  }
}
