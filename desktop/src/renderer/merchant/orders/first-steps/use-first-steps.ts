import { dismissFirstSteps, readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import { showError } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../app/api.ts'
import { cachedResponseKey } from '../../../app/cached-responses.ts'
import { queryClient } from '../../../app/query-client.ts'

export const steps = ['menu', 'tables', 'codes', 'order'] as const
export type Step = (typeof steps)[number]

const queryKey = cachedResponseKey(readFirstSteps.path)

/** What the restaurant has done of the first steps, live; undefined once they are all done or dismissed, and while that is not known. */
export const useFirstSteps = () => {
  const { t } = useTranslation()
  const { data, isPending, failureCount } = useQuery({ queryKey, queryFn: () => call(readFirstSteps, {}) })
  const done = data?.data
  const isShown = done !== undefined && !done.dismissed && steps.some((step) => !done[step])
  return {
    /** The first answer is on its way: neither they nor anything in their place should show yet. */
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
