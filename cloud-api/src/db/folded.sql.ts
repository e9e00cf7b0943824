// `foldLetters` of the shared rules, as SQL.
import { foldLetters } from '@sufra/shared/fold-letters'

/** Letters that the search takes for another one. */
export const alikeLetters = [...'أإآٱةىؤئ']

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
/** Tashkeel and tatweel, which `translate` deletes, as they have no counterpart. */
const deleted = [range(0x610, 0x61a), range(0x64b, 0x65f), '\u0670', range(0x6d6, 0x6ed), '\u0640'].join('')

export const folded = (text: string): string =>
  `translate(lower(normalize(${text}, NFKC)), '${alikeLetters.join('')}${deleted}', '${alikeLetters.map(foldLetters).join('')}')`
