import { useLanguage } from '@sufra/shared/ui/language'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session.ts'
import { availabilityText, backTime } from './availability-text.ts'

type Switched = Parameters<typeof availabilityText>[0]

/** Says how something is switched, on the restaurant's clock. */
export const useAvailabilityText = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeZone = useSession().data?.user?.restaurant?.timeZone ?? 'Asia/Qatar'
  return (switched: Switched) => availabilityText(switched, t, (backAt) => backTime(backAt, language, timeZone, Date.now()))
}
