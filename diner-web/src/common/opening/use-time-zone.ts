import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { useMenu } from '../api/use-menu.ts'
import { useSession } from '../session/session.ts'

/** The time zone of the current restaurant. */
export const useTimeZone = (): string =>
  useMenu(useSession(({ restaurantId }) => restaurantId)).data?.restaurant.opening?.timeZone ?? homeTimeZone
