// `foldLetters` of the shared rules, as SQL.
import { foldedAway, foldedLetters } from '@sufra/shared/text/fold-letters'

/** `translate` deletes letters without a counterpart. */
const from = [...foldedLetters.map(([letter]) => letter), ...foldedAway].join('')
const to = foldedLetters.map(([, letter]) => letter).join('')

export const folded = (text: string): string => `translate(lower(normalize(${text}, NFKD)), '${from}', '${to}')`

/** Folds a text like `folded`, with `separators` as spaces. */
export const foldedWords = (text: string, separators: readonly string[]): string =>
  `translate(lower(normalize(${text}, NFKD)), '${separators.join('')}${from}', '${separators.map(() => ' ').join('')}${to}')`
