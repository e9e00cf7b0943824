import { changeHours } from '@sufra/shared/hours/hours.routes'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import { newId } from '@sufra/shared/new-id'
import { call } from '../../../common/api/api.ts'
import { showReply } from '../../../common/api/show-reply.ts'
import { hoursKey } from '../../../common/hours/use-hours.ts'

/** `dayEndsAt`, `sittingIdleMinutes`: undefined unless changed. */
type HoursChange = { hours: OpeningHours | null; version: number; dayEndsAt?: number; sittingIdleMinutes?: number }

export const saveHours = (body: HoursChange): Promise<void> => showReply(hoursKey, call(changeHours, { body }, { idempotencyKey: newId() }))
