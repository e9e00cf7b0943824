import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { useTranslation } from 'react-i18next'
import { useTextPlace } from '../../common/dates/use-date-time-text.ts'
import { availabilityText, backTime } from './availability-text.ts'

type Availability = Parameters<typeof availabilityText>[0]

/** Returns a function that describes an availability, in the restaurant's time zone. */
export const useAvailabilityText = () => {
  const { t } = useTranslation()
  const place = useTextPlace()
  return (availability: Availability) => availabilityText(availability, t, (backAt) => backTime(backAt, place, serverNow()))
}
