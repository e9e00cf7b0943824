import { dismissFirstSteps, readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import { showError } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'
import { queryClient } from '../../../common/api/query-client.ts'

export const steps = ['menu', 'tables', 'codes', 'order'] as const
export type Step = (typeof steps)[number]

const queryKey = cachedResponseKey(readFirstSteps.path)

/** Returns the live state of the first steps; `done` is undefined while loading and once all are done or dismissed. */
export const useFirstSteps = () => {
  const { t } = useTranslation()
  const { data, isPending, failureCount } = useQuery({ queryKey, queryFn: () => call(readFirstSteps, {}) })
  const done = data?.data
  const isShown = done !== undefined && !done.dismissed && steps.some((step) => !done[step])
  return {
    /** The first request is pending: show neither the steps nor the empty state yet. */
    isLoading: isPending && failureCount === 0,
    done: isShown ? done : undefined,
    dismiss: async () => {
      try {
        queryClient.setQueryData(queryKey, await call(dismissFirstSteps, {}))
      } catch (error) {
        showError(error, t)
      }
    },
  }
}
