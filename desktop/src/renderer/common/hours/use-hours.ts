// The opening hours and the pace of the restaurant, as pages read and change them.
import { changePace, readHours } from '@sufra/shared/hours/hours.routes'
import type { PaceChange } from '@sufra/shared/hours/pace'
import { newId } from '@sufra/shared/new-id'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { showReply } from '../api/show-reply.ts'
import { cachedResponseKey } from '../bridge/cached-responses.ts'

/** Read again after every `menu_changed`, which a change of the hours or the pace is. */
export const hoursKey = cachedResponseKey(readHours.path)

export const useHours = () => useQuery({ queryKey: hoursKey, queryFn: () => call(readHours, {}) })

export const savePace = (change: PaceChange): Promise<void> =>
  showReply(hoursKey, call(changePace, { body: change }, { idempotencyKey: newId() }))
