import { ApiError } from '@sufra/shared/contract/api-error'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'

const codes: ReadonlySet<RefusalCode | undefined> = new Set(['order.link_over', 'receipt.not_found', 'request.not_found'])

/** Whether the server knows nothing, or nothing any more, by the link that was opened: another try does not help. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && codes.has(error.code)
