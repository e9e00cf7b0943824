import { ApiError } from '@sufra/shared/contract/api-error'
import { QueryClient } from '@tanstack/react-query'

const maxRetries = 2

/** A missing response and a server error are retried, other errors are not. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < maxRetries && error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, networkMode: 'always', staleTime: 30_000 } },
})
