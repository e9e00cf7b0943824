// The opening hours and the pace of the restaurant, as pages read and change them.
import { changeHours, changePace, readHours } from '@sufra/shared/hours/hours.routes'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import type { PaceChange } from '@sufra/shared/hours/pace'
import { newId } from '@sufra/shared/new-id'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { queryClient } from '../api/query-client.ts'
import { cachedResponseKey } from '../bridge/cached-responses.ts'

/** Read again after every `menu_changed`, which a change of the hours or the pace is. */
const hoursKey = cachedResponseKey(readHours.path)

export const useHours = () => useQuery({ queryKey: hoursKey, queryFn: () => call(readHours, {}) })

type Reply = Awaited<ReturnType<typeof call<typeof readHours>>>

/** The newest version that this page has read. */
export const newestHoursVersion = (): number | undefined => queryClient.getQueryData<Reply>(hoursKey)?.data.version

/** Shows the reply of a change, or what the server has after a refusal. Throws ApiError. */
const show = async (change: Promise<Reply>): Promise<void> => {
  try {
    queryClient.setQueryData(hoursKey, await change)
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: hoursKey })
    throw error
  }
}

export const saveHours = (hours: OpeningHours | null, version: number): Promise<void> =>
  show(call(changeHours, { body: { hours, version } }, { idempotencyKey: newId() }))

export const savePace = (change: PaceChange): Promise<void> => show(call(changePace, { body: change }, { idempotencyKey: newId() }))
