// Fuzzy search by name in both languages, with normalized Arabic letter forms (spec §1, §9).
import Fuse from 'fuse.js'
import { foldLetters } from './text/fold-letters.ts'
import type { Language, LocalizedText } from './localized-text.ts'

const threshold = 0.3
const weightOfCurrent = 0.8
const weightOfOther = 0.2

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
