import { useLanguage } from '@sufra/shared/ui/language'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session.ts'
import { availabilityWords, backTime } from './availability-words.ts'

type Switched = Parameters<typeof availabilityWords>[0]

/** Says how something is switched, on the restaurant's clock. */
export const useAvailabilityWords = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const timeZone = useSession().data?.user?.restaurant?.timeZone ?? 'Asia/Qatar'
  return (switched: Switched) => availabilityWords(switched, t, (backAt) => backTime(backAt, language, timeZone, Date.now()))
}
