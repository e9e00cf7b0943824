import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../common/account/session.ts'
import { availabilityText, backTime } from './availability-text.ts'

type Availability = Parameters<typeof availabilityText>[0]

/** Returns a function that describes an availability, in the restaurant's time zone. */
export const useAvailabilityText = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeZone = useSession().data?.user?.restaurant?.timeZone ?? homeTimeZone
  return (availability: Availability) => availabilityText(availability, t, (backAt) => backTime(backAt, language, timeZone, Date.now()))
}
