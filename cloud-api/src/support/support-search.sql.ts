import { sql, type SQL } from 'drizzle-orm'
import { folded } from '../db/folded.sql.ts'
import { hasWordsSql, searchedWords } from '../restaurants/restaurant-search.sql.ts'

const subject = `${folded('support_requests.subject')} || ' #' || support_requests.number || ' ' || coalesce(r.search_text, '')`

/**
 * Whether a request has every word of a search in its subject, its number, its restaurant or one of its owners. Returns undefined for an
 * empty search.
 */
export const isSearched = (search: string): SQL | undefined => {
  const patterns = searchedWords(search).map(({ pattern }) => pattern)
  if (patterns.length === 0) return undefined
  return sql`exists (
    select 1 from (select array(select jsonb_array_elements_text(${JSON.stringify(patterns)}::jsonb)) as patterns) w
    left join restaurants r on r.id = support_requests.restaurant_id
    where ${sql.raw(subject)} like all (w.patterns) or ${sql.raw(hasWordsSql('r', 'w.patterns'))})`
}
