import { useLanguage } from '@sufra/shared/ui/language/language'
import { useKnownSession } from '../account/session.ts'
import { dateTimeText } from './date-text.ts'

/** Formats times in the language of the screen and the time zone of the restaurant; for administrators that of this machine. */
export const useDateTimeText = () => {
  const { language } = useLanguage()
  const timeZone = useKnownSession()?.user?.restaurant?.timeZone
  return (at: string) => dateTimeText(at, language, timeZone)
}
