import { busyMinutesAt } from '@sufra/shared/hours/pace-now'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useHours } from './use-hours.ts'

/** Minutes that a busy kitchen adds to promised times; 0 until they are known. */
export const useBusyMinutes = (): number => {
  const { data } = useHours()
  return busyMinutesAt(data?.data.opening.busy, useNow(60_000))
}
