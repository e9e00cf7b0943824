// The opening hours and the pace of the restaurant, with the changes that pages make.
import { changePace, readHours } from '@sufra/shared/hours/hours.routes'
import type { PaceChange } from '@sufra/shared/hours/pace'
import { newId } from '@sufra/shared/new-id'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { showReply } from '../../common/api/show-reply.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'

/** Query key of the hours, which are fetched again after every `menu_changed`. Changes of the hours and the pace publish that event too. */
export const hoursKey = cachedResponseKey(readHours.path)

export const useHours = () => useQuery({ queryKey: hoursKey, queryFn: () => call(readHours, {}) })

export const savePace = (change: PaceChange): Promise<void> =>
  showReply(hoursKey, call(changePace, { body: change }, { idempotencyKey: newId() }))
