// Fuzzy search by name in both languages, with normalized Arabic letter forms (spec §1, §9).
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

/** Normalizes letters for the search: no tashkeel or tatweel, one form of alef, ه for ة, ي for ى, lower case. */
export const foldLetters = (text: string): string =>
  folds.reduce((folded, [form, letter]) => folded.replace(form, letter), text.normalize('NFKC').toLowerCase().replace(tashkeel, ''))

type Named = { name: LocalizedText }

/** Returns a search function for a list and a language. An empty query returns all items in their order, any other query the best matches first. */
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
    const query = foldLetters(typed).trim()
    return query === '' ? [...items] : fuse.search(query).map(({ item }) => item)
  }
}
