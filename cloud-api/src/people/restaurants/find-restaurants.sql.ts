import { partsSql } from '../../platform/db/search/searched-text.sql.ts'
import { hasWordsSql } from './restaurant-search.sql.ts'

/** Finds up to one more than the maximum number of restaurants with a rare word. */
const withWordSql = (table: string) =>
  `array(select id from ${table} where cardinality(w.parts) > 0 and ${partsSql('search_text')} @> w.parts and search_text like w.pattern limit $2::int + 1)`

const restaurantsOfSql = (owners: string) =>
  `select coalesce(m.restaurant_id, u.id) as id from unnest(${owners}) u(id) left join memberships m on m.user_id = u.id and m.role = 'owner'`

/**
 * Prepares a search before a list is read (`FoundRestaurants`). $1: the words as a JSON array, the first of which is probably the rarest,
 * $2 the maximum number of restaurants with a rare word. `ids`: the restaurants that match, found by the first rare word, after which no
 * other word is looked up; null when no word is rare. A word is in a text of the restaurant or of an owner; both texts have an index.
 * `like` is for small tables, which the database reads without the index.
 */
export const findRestaurantsSql = `
with recursive words as (
  select position, word->>'pattern' as pattern, array(select jsonb_array_elements_text(word->'parts')) as parts
  from jsonb_array_elements($1::jsonb) with ordinality as w(word, position)
), found as (
  select 0::bigint as position, '{}'::uuid[] as own, '{}'::uuid[] as owners, false as is_rare, true as is_owned_by_few
  union all
  select w.position, f.own, f.owners,
    cardinality(w.parts) > 0 and greatest(cardinality(f.own), cardinality(f.owners)) <= $2::int, cardinality(w.parts) > 0 and cardinality(f.owners) <= $2::int
  from found b join words w on w.position = b.position + 1
  cross join lateral (select ${withWordSql('restaurants')} as own, ${withWordSql('users')} as owners offset 0) f
  where not b.is_rare
)
select (
  select (
    select coalesce(jsonb_agg(r.id), '[]') from restaurants r
    where r.id = any(array(select unnest(f.own) union ${restaurantsOfSql('f.owners')})) and ${hasWordsSql('r', 'array(select pattern from words)')}
  ) from found f where f.is_rare
) as ids, case when (select bool_and(is_owned_by_few and not is_rare) from found) then (
  select coalesce(jsonb_agg(distinct o.id), '[]') from found f cross join lateral (${restaurantsOfSql('f.owners')}) o
) end as owned`
