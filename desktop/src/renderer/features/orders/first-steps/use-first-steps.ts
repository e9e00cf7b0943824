import { confirmAlarm, dismissFirstSteps, readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import { showError } from '@sufra/shared/ui/toasts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { cachedResponseKey } from '../../../common/bridge/cached-responses.ts'
import { queryClient } from '../../../common/api/query-client.ts'

export const steps = ['menu', 'tables', 'codes', 'alarm', 'order'] as const
export type Step = (typeof steps)[number]
/** A step is undefined when the server of an older release lacks it. */
export type Done = { [Name in Step]?: boolean | undefined }

const queryKey = cachedResponseKey(readFirstSteps.path)

/** Returns the live state of the first steps; `done` is undefined while loading and once all are done or dismissed. */
export const useFirstSteps = () => {
  const { t } = useTranslation()
  const { data, isPending, failureCount } = useQuery({ queryKey, queryFn: () => call(readFirstSteps, {}) })
  const done = data?.data
  const isShown = done !== undefined && !done.dismissed && steps.some((step) => done[step] === false)
  const show = async (change: () => ReturnType<typeof call<typeof readFirstSteps>>) => {
    try {
      queryClient.setQueryData(queryKey, await change())
    } catch (error) {
      showError(error, t)
    }
  }
  return {
    /** While the first request is pending, neither the steps nor the empty state is shown. */
    isLoading: isPending && failureCount === 0,
    done: isShown ? done : undefined,
    dismiss: () => show(() => call(dismissFirstSteps, {})),
    confirmAlarm: () => show(() => call(confirmAlarm, { body: {} })),
  }
}
