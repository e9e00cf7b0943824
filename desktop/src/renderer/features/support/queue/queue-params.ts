// The filters and the search of the queue are in the address, so that they survive reload and back navigation.
import { queueFilters, supportStatuses, type QueueFilter, type SupportStatus } from '@sufra/shared/support/support-request'

/** `cursor`: always undefined, because the queue has no pages. */
export type QueueParams = { status: SupportStatus; show: QueueFilter; search: string; cursor: undefined }

const maxSearch = 100

/** Reads the parameters of the address; invalid ones get their default, and only open requests are filtered. */
export const readQueueParams = (parameters: URLSearchParams): QueueParams => {
  const status = supportStatuses.find((each) => each === parameters.get('status')) ?? 'open'
  const show = queueFilters.find((each) => each === parameters.get('show')) ?? 'all'
  return {
    status,
    show: status === 'open' ? show : 'all',
    search: (parameters.get('search') ?? '').slice(0, maxSearch),
    cursor: undefined,
  }
}

/** The parameters without defaults. */
export const toQueueSearch = ({ status, show, search }: QueueParams): Record<string, string> => ({
  ...(status !== 'open' && { status }),
  ...(show !== 'all' && { show }),
  ...(search && { search }),
})
