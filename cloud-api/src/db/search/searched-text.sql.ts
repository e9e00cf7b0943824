// Text that is searched for parts of its words, and the parts that an index has of it.
import { folded } from '../folded.sql.ts'

/** Columns or expressions as one folded text. Each is immutable, as a generated column needs, which `concat_ws` would not be. */
export const searchedTextSql = (texts: readonly string[]): string =>
  folded(texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `))

const lengths = [3, 2]
/** The text from a letter on, with a space after each so many letters. */
const cutFrom = (text: string, first: number, length: number) =>
  `regexp_replace(substr(${text}, ${first}), '(${'.'.repeat(length)})', '\\1 ', 'g')`

/**
 * Every two and every three letters in a row of a text, as an array for a GIN index. Those with a space in them are cut at it, and no searched word has one;
 * what remains is part of the text too.
 */
export const partsSql = (text: string): string => {
  const cuts = lengths.flatMap((length) => Array.from({ length }, (_, offset) => cutFrom(text, offset + 1, length)))
  return `string_to_array(${cuts.join(` || ' ' || `)}, ' ')`
}

const partsOfLength = (letters: string[], length: number) =>
  letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join(''))

/** What `partsSql` of every text with this word has. None for a word of one letter. */
export const partsOf = (word: string): string[] => {
  const letters = [...word]
  const length = lengths.find((each) => each <= letters.length)
  return length === undefined ? [] : [...new Set(partsOfLength(letters, length))]
}
