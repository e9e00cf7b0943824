import type { RefusalCode } from '../refusals/refusals.ts'

/** The body of every answer that is not a success. */
export type ErrorReply = { success: false; error: RefusalCode; message: string; errors?: string[]; details?: unknown }

/** A call that did not succeed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly statusText: string
  readonly reply: Partial<ErrorReply>
  /** In milliseconds: how long the server asks to wait before the next try. */
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
