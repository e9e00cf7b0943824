// The words of customers' names for the search, as an index has them.
import { foldLetters } from '@sufra/shared/fold-letters'
import { alikeLetters } from '../db/folded.sql.ts'

/** Marks that Arabic is written with and without. */
const marks = [...'ًٌٍَُِّْٰـ']

/** The customer's name as `foldLetters` has it, but for rare forms of letters. Capitals are folded by the configuration `simple`. */
const foldedName = `translate(customer_name, '${alikeLetters.join('')}${marks.join('')}', '${alikeLetters.map(foldLetters).join('')}')`

/**
 * The words with the restaurant's id as one more, since a GIN index has no other place for it. Anonymised orders have no words, and are not in the index:
 * a query needs `hasNameSql` beside it.
 */
export const customerWordsSql = `(array_to_tsvector(array[restaurant_id::text]) || to_tsvector('simple'::regconfig, ${foldedName}))`
export const hasNameSql = `customer_name <> ''`

const quoted = (word: string) => `'${word.replaceAll("'", '')}'`

/** The query for a restaurant's orders whose name has words that begin so, as text of a `tsquery`. The words are of `readSearch`. */
export const wordsQueryOf = (restaurantId: string, words: readonly string[]): string =>
  [quoted(restaurantId), ...words.map((word) => `${quoted(word)}:*`)].join(' & ')
