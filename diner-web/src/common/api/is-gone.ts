import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'

const codes: ReadonlySet<RefusalCode | undefined> = new Set(['order.link_over', 'receipt.not_found', 'request.not_found'])

/** Whether the server does not know the opened link, or no longer knows it, so that another attempt does not help. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && codes.has(error.code)
