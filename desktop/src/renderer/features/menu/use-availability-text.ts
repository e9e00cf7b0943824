import { timeText, weekdayTimeText, type TextPlace } from '@sufra/shared/dates/date-text'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useTextPlace } from '../../common/dates/use-date-time-text.ts'

type Availability = { isAvailable: boolean; backAt: string | null; portionsLeft: number | null }

/** Returns a function that describes an availability, in the restaurant's time zone. */
export const useAvailabilityText = () => {
  const { t } = useTranslation()
  const place = useTextPlace()
  return (availability: Availability) => availabilityText(availability, t, (backAt) => backTime(backAt, place, serverNow()))
}

const day = 86_400_000

/** Formats the time when an item is available again, in the restaurant's time zone; with the weekday when it is more than 12 hours away. */
const backTime = (backAt: string, place: TextPlace, now: number): string =>
  Date.parse(backAt) - now > day / 2 ? weekdayTimeText(backAt, place) : timeText(backAt, place)

/** Returns the reason why an item is unavailable, or the number of portions left; undefined when it is available without a limit. */
const availabilityText = (
  { isAvailable, backAt, portionsLeft }: Availability,
  t: TFunction,
  time: (backAt: string) => string,
): string | undefined => {
  if (!isAvailable) return backAt ? t('items.off.backAt', { time: time(backAt) }) : t('counterMenu.off')
  if (portionsLeft === null) return undefined
  return portionsLeft === 0 ? t('items.off.soldOut') : t('items.off.leftNow', { count: portionsLeft })
}
