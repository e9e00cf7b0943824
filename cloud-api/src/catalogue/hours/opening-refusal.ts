import { openingState } from '@sufra/shared/hours/opening-state'
import { openingText } from '@sufra/shared/hours/opening-text'
import type { RestaurantOpening } from '@sufra/shared/hours/opening-times'
import { opening as arabic } from '@sufra/shared/hours/texts.ar'
import { opening as english } from '@sufra/shared/hours/texts.en'
import type { Language } from '@sufra/shared/localized-text'
import { refused, type Refusal } from '../../platform/refusals/refused.ts'

const texts: Record<Language, Record<string, string>> = { en: english, ar: arabic }

const translate =
  (language: Language) =>
  (key: string, values: Record<string, string>): string =>
    (texts[language][key.replace('opening.', '')] ?? '').replace(/\{\{(\w+)\}\}/g, (_braces, name: string) => values[name] ?? '')

/**
 * Returns the reason why a restaurant takes no orders now, with the next opening as an instant and in both languages, or undefined while it
 * is open.
 */
export const openingRefusal = (opening: RestaurantOpening, now: Date): Refusal | undefined => {
  const at = now.getTime()
  const state = openingState(opening, at)
  if (state.state === 'open') return undefined
  const text = (language: Language) => openingText(state, { timeZone: opening.timeZone, language, now: at }, translate(language))
  const until = state.until === undefined ? null : new Date(state.until).toISOString()
  const details = { opensAt: until, opens: { en: text('en'), ar: text('ar') } }
  return refused(state.state === 'paused' ? 'restaurant.paused' : 'restaurant.closed', details)
}
