// The words of customers' names for the search, in the form of the indexes.
import { folded, foldedWords } from '../../platform/db/folded.sql.ts'

/**
 * Characters between words, besides a space; an apostrophe as it is written in a statement. No semicolon, which drizzle-kit takes for the
 * end of an index.
 */
const separators = [...`-.,:!?"()/&+_@#*،؛’`, '\t', '\n', "''"]

/**
 * The words with the restaurant's id as a further word, since a GIN index has no other place for it. Anonymised orders have no words, and
 * are not in the index: a query needs `hasNameSql` beside it.
 */
export const customerWordsSql = `(array_to_tsvector(array[restaurant_id::text]) || to_tsvector('simple'::regconfig, ${folded('customer_name')}))`
export const hasNameSql = `customer_name <> ''`

const weekLength = 7 * 86_400_000
/** Weeks counted from 1970, in UTC. */
export const weekOf = (at: Date): number => Math.floor(at.getTime() / weekLength)
export const startOfWeek = (week: number): Date => new Date(week * weekLength)
const weekSql = `floor(extract(epoch from placed_at at time zone 'UTC') / ${weekLength / 1_000})::int::text`

/**
 * The words, each after the restaurant and the week: words of a week with the same beginning are together in the index, so that the newest
 * orders with a name are found among the orders of their weeks.
 */
export const wordsOfWeekSql = `array_to_tsvector(array_remove(string_to_array(regexp_replace(${foldedWords('customer_name', separators)}, '([^ ]+)',
  restaurant_id::text || '/' || ${weekSql} || '/\\1', 'g'), ' '), ''))`

const quoted = (word: string) => `'${word.replaceAll("'", '')}'`

/**
 * Returns the query for a restaurant's orders whose name has words that begin with these, as text of a `tsquery`. The words come from
 * `readSearch`.
 */
export const wordsQueryOf = (restaurantId: string, words: readonly string[]): string =>
  [quoted(restaurantId), ...words.map((word) => `${quoted(word)}:*`)].join(' & ')

/** Weeks, both included. */
export type Weeks = { from: number; to: number }

/** Returns the same query for `wordsOfWeekSql`. */
export const weeksQueryOf = (restaurantId: string, words: readonly string[], { from, to }: Weeks): string =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    words.map((word) => `${quoted(`${restaurantId}/${to - index}/${word}`)}:*`).join(' & '),
  )
    .map((ofWeek) => `(${ofWeek})`)
    .join(' | ')
