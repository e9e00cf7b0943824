import { ApiError } from '@sufra/shared/contract/api-error'
import { QueryClient } from '@tanstack/react-query'

const maxRetries = 2

/** An answer stands; only the lack of one, and a server that failed, are worth another try. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < maxRetries && error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthRetrying, networkMode: 'always', staleTime: 30_000 } },
})
