// The one search by name (spec §1, §9): fuzzy, in both languages, with Arabic letter forms folded.
import Fuse from 'fuse.js'
import type { Language, LocalizedText } from './localized-text.ts'

const threshold = 0.3
const weightOfCurrent = 0.8
const weightOfOther = 0.2

const tashkeel = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g
const folds = [
  [/[أإآٱ]/g, 'ا'],
  [/ة/g, 'ه'],
  [/ى/g, 'ي'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
] as const

/** Letters as people type them in a hurry: no tashkeel or tatweel, one alef, ه for ة, ي for ى, lower case, no accents. */
export const foldLetters = (text: string): string =>
  folds.reduce((folded, [form, letter]) => folded.replace(form, letter), text.normalize('NFKC').toLowerCase().replace(tashkeel, ''))

type Named = { name: LocalizedText }

/** Finds by name. Made once for a list and a language; an empty search finds all, in the list's order, any other the best first. */
export const createNameSearch = <Item extends Named>(items: readonly Item[], language: Language) => {
  const weightOf = (of: Language) => (of === language ? weightOfCurrent : weightOfOther)
  const fuse = new Fuse(items, {
    threshold,
    ignoreLocation: true,
    keys: (['en', 'ar'] as const).map((of) => ({
      name: of,
      weight: weightOf(of),
      getFn: ({ name }: Item) => foldLetters(name[of]),
    })),
  })
  return (typed: string): Item[] => {
    const wanted = foldLetters(typed).trim()
    return wanted === '' ? [...items] : fuse.search(wanted).map(({ item }) => item)
  }
}
