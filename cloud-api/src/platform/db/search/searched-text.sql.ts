// Text whose words are searched by parts, and the parts that its index contains.
import { folded } from '../folded.sql.ts'

/** Joins columns or expressions to one folded text. Each is immutable, as a generated column requires, which `concat_ws` would not be. */
export const searchedTextSql = (texts: readonly string[]): string =>
  folded(texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `))

const lengths = [3, 2]
/** Returns the text from a letter on, with a space after each group of letters. */
const cutFrom = (text: string, first: number, length: number) =>
  `regexp_replace(substr(${text}, ${first}), '(${'.'.repeat(length)})', '\\1 ', 'g')`

/**
 * Returns every two and every three consecutive letters of a text, as an array for a GIN index. Groups with a space are cut at it, since no
 * searched word has a space; the rest is part of the text too.
 */
export const partsSql = (text: string): string => {
  const cuts = lengths.flatMap((length) => Array.from({ length }, (_, offset) => cutFrom(text, offset + 1, length)))
  return `string_to_array(${cuts.join(` || ' ' || `)}, ' ')`
}

const partsOfLength = (letters: string[], length: number) =>
  letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join(''))

/** Returns the parts that `partsSql` finds in every text with this word. A word of one letter has none. */
export const partsOf = (word: string): string[] => {
  const letters = [...word]
  const length = lengths.find((each) => each <= letters.length)
  return length === undefined ? [] : [...new Set(partsOfLength(letters, length))]
}
