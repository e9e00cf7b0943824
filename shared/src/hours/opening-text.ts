// The state of a restaurant as one short text, in its own time zone.
import { dayMonthText, timeText, weekdayText, type TextPlace } from '../dates/date-text.ts'
import { dayOf, daysUntil } from '../dates/day.ts'
import type { OpeningState } from './opening-state.ts'

type Translate = (
  key: `opening.${'open' | 'openUntil' | 'openLastOrders' | 'closed' | 'opensAt' | 'opensTomorrow' | 'opensOn' | 'pausedUntil'}`,
  values: { time: string; day: string; lastOrders: string },
) => string
type Place = TextPlace & { now: number }

/** Milliseconds: a later end is not displayed. */
const shownEnd = 24 * 3_600_000

/** The weekday, or the date when it is a week or more ahead. */
const dayText = (at: number, days: number, place: Place): string => (days < 7 ? weekdayText(at, place) : dayMonthText(at, place))

const nextOpening = (until: number, place: Place, t: Translate): string => {
  const days = daysUntil(dayOf(until, place.timeZone), dayOf(place.now, place.timeZone))
  const values = { time: timeText(until, place), day: dayText(until, days, place), lastOrders: '' }
  if (days > 1) return t('opening.opensOn', values)
  return t(days === 1 ? 'opening.opensTomorrow' : 'opening.opensAt', values)
}

/** "Open until 23:00", "Opens at 17:00", "Orders paused until 18:15". */
export const openingText = (state: OpeningState, place: Place, t: Translate): string => {
  const time = (at: number) => timeText(at, place)
  if (state.state === 'paused') return t('opening.pausedUntil', { time: time(state.until), day: '', lastOrders: '' })
  if (state.state === 'closed')
    return state.until === undefined ? t('opening.closed', { time: '', day: '', lastOrders: '' }) : nextOpening(state.until, place, t)
  const { until, closesAt } = state
  if (until === undefined || closesAt === undefined || closesAt - place.now > shownEnd)
    return t('opening.open', { time: '', day: '', lastOrders: '' })
  return t(until < closesAt ? 'opening.openLastOrders' : 'opening.openUntil', { time: time(closesAt), day: '', lastOrders: time(until) })
}
