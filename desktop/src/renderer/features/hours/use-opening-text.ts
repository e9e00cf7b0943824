import { openingState } from '@sufra/shared/hours/opening-state'
import { openingText } from '@sufra/shared/hours/opening-text'
import type { RestaurantOpening } from '@sufra/shared/hours/opening-times'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useTranslation } from 'react-i18next'

/** Milliseconds between updates of the time. */
const interval = 5_000

/** The state of a restaurant now, and as text: "Open until 23:00". */
export const useOpeningText = (opening: Pick<RestaurantOpening, 'timeZone' | 'periods' | 'pausedUntil'>) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const now = useNow(interval)
  const state = openingState(opening, now)
  return { now, state, text: openingText(state, { timeZone: opening.timeZone, language, now }, t) }
}
