// The administrators' search for a restaurant, and the sort of lists by its name.
import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { foldLetters } from '@sufra/shared/text/fold-letters'
import { withLatinDigits } from '@sufra/shared/latin-digits'
import { partsOf } from '../../platform/db/search/searched-text.sql.ts'

/** A word: the pattern of `like`, and the index parts of every text with it. */
type SearchedWord = { pattern: string; parts: string[] }

/** Returns the words of a search, the longest first. The plus of a phone number is not stored. */
export const searchedWords = (search: string): SearchedWord[] =>
  foldLetters(withLatinDigits(search))
    .split(/\s+/)
    .map((word) => word.replace(/^\+/, ''))
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => ({ pattern: `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`, parts: partsOf(word) }))

/** The texts of the owners' accounts of a restaurant `r`, or of the account with its id when it has no owner (`ownerIdSql`). */
const ownersTextSql = (r: string) => `coalesce(
  (select string_agg(u.search_text, ' ') from memberships m join users u on u.id = m.user_id where m.restaurant_id = ${r}.id and m.role = 'owner'),
  (select u.search_text from users u where u.id = ${r}.id), '')`

/**
 * Whether a restaurant `r` or its owners have every word. `patterns`: an array. Owners are only read where the restaurant alone does not
 * have them; `mayBe` limits them to possible matches.
 */
export const hasWordsSql = (r: string, patterns: string, mayBe = 'true'): string =>
  `(${r}.search_text like all (${patterns}) or ${mayBe} and (${r}.search_text || ' ' || ${ownersTextSql(r)}) like all (${patterns}))`

/**
 * `ids`: the matching restaurants. Undefined when each word is common, or without a search: a list then compares the patterns itself.
 * `owned`: restaurants whose owners have one of the words; undefined when they are too many.
 */
export type FoundRestaurants = { patterns: string[]; ids: string[] | undefined; owned: string[] | undefined }
export const foundParameter = (found: FoundRestaurants): string => JSON.stringify(found)

/** Whether a restaurant `r` was found. `parameter`: the place of `foundParameter` in the statement. */
export const isFoundSql = ({ patterns, ids, owned }: FoundRestaurants, parameter: string): string => {
  const texts = (name: keyof FoundRestaurants) => `select jsonb_array_elements_text(${parameter}::jsonb -> '${name}')`
  if (ids) return `r.id = any(array(${texts('ids')})::uuid[])`
  if (patterns.length === 0) return `${parameter}::text is not null`
  return hasWordsSql('r', `array(${texts('patterns')})`, owned && `r.id::text in (${texts('owned')})`)
}

/**
 * A condition that the database estimates as true for half of all rows, like every `coalesce`. It would estimate a comparison of common
 * words as true for none, and sort all rows.
 */
export const oftenSql = (condition: string): string => `coalesce(${condition}, false)`

/** A sort of restaurants `r` by the name in a language. */
export const nameKeySql = (r: string, language: 'en' | 'ar') =>
  ({ by: `${r}.name_key_${language} collate "C"`, key: `${r}.name_key_${language}`, type: 'text', isDescending: false }) as const

/** Whether a restaurant `r` has a status. */
export const hasStatusSql = (status: MerchantStatus | 'all'): string => (status === 'all' ? 'true' : `r.status = '${status}'`)

/**
 * `from` has the restaurants `r`, and `where` is a condition on them. `by` has an index. `parameter`: the place of `foundParameter` in the
 * statement.
 */
type Ordered = {
  from?: string
  where: string
  by: string
  directions: readonly ['asc' | 'desc', 'asc' | 'desc']
  limit: number
  parameter: string
}

/**
 * Selects the first found restaurants in an order, by `by` and the id. Common words are compared while the index is read, until there are
 * enough. The limit is no parameter, so that the database knows it.
 */
export const foundInOrderSql = (
  found: FoundRestaurants,
  { from = 'restaurants r', where, by, directions: [first, second], limit, parameter }: Ordered,
): string => {
  const inOrder = `order by sort_key ${first}, id ${second}`
  const restaurants = `select r.*, ${by} as sort_key from ${from} where ${where}`
  const isFound = isFoundSql(found, parameter)
  const isMatch = found.ids || found.patterns.length === 0 ? isFound : oftenSql(isFound)
  return `${restaurants} and ${isMatch} ${inOrder} limit ${limit}`
}
