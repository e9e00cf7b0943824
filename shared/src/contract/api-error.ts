import type { RefusalCode } from '../refusals/refusals.ts'

/**
 * The body of every error response. `errors`: texts for people. `fields`: for developers, the problem of each field that has no text of its
 * own.
 */
export type ErrorReply = {
  success: false
  error: RefusalCode
  message: string
  errors?: string[] | undefined
  fields?: string[] | undefined
  details?: unknown
}

/** A failed call. `status` is 0 when there was no response. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly reply: Partial<ErrorReply>
  /** Milliseconds to wait before the next attempt, from the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(status: number, statusText: string, reply: Partial<ErrorReply>, retryAfter?: number) {
    super(reply.message ?? statusText)
    this.name = 'ApiError'
    this.status = status
    this.statusText = statusText
    this.reply = reply
    this.retryAfter = retryAfter
  }

  get code() {
    return this.reply.error
  }
}
