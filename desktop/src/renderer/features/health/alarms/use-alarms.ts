import { listAlarms, type Alarm } from '@sufra/shared/alarms/alarm.routes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../common/api/api.ts'
import { alarm as sound } from '../../../common/bridge/bridge.ts'

/** Milliseconds between polls of the alarms. */
const pollInterval = 10_000

/** The alarms of administrators. The bell sounds once for each alarm that begins while the page is open. */
export const useAlarms = (): readonly Alarm[] => {
  const { data } = useQuery({
    queryKey: ['alarms'],
    queryFn: async () => (await call(listAlarms, {})).data,
    refetchInterval: pollInterval,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!data) return
    const ids = data.map(({ id }) => id)
    const isNew = known.current && ids.some((id) => !known.current?.has(id))
    known.current = new Set(ids)
    if (isNew) sound.playOnce()
  }, [data])
  return data ?? []
}
