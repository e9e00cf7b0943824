import { partsSql } from '../db/search/searched-text.sql.ts'
import { hasWordsSql } from './restaurant-search.sql.ts'

/**
 * What is known of a search before a list is read (`FoundRestaurants`). $1: the words as a JSON array, $2 how many restaurants may have a word for it to be
 * rare. `ids`: those that match, by the rarest word; null when none is rare. A word is of the restaurant or of an owner, and each has an index. `like` is
 * there for small tables, which are read without it.
 */
export const findRestaurantsSql = `
with words as (
  select position, word->>'pattern' as pattern, array(select jsonb_array_elements_text(word->'parts')) as parts
  from jsonb_array_elements($1::jsonb) with ordinality as w(word, position)
), found as (
  select w.position, f.id, f.is_owned
  from words w cross join lateral (
    (select r.id, false as is_owned from restaurants r where ${partsSql('r.search_text')} @> w.parts and r.search_text like w.pattern limit $2::int + 1)
    union all
    select coalesce(m.restaurant_id, u.id), true
    from (select id from users where ${partsSql('search_text')} @> w.parts and search_text like w.pattern limit $2::int + 1) u
    left join memberships m on m.user_id = u.id and m.role = 'owner'
  ) f
  where cardinality(w.parts) > 0
), counted as (
  select w.position, cardinality(w.parts) = 0 as is_unknown, count(f.id) filter (where f.is_owned) as owned, count(f.id) filter (where not f.is_owned) as own
  from words w left join found f on f.position = w.position
  group by w.position, w.parts
), rarest as (
  select position from counted where not is_unknown and greatest(owned, own) <= $2::int order by owned + own, position limit 1
)
select case when exists (select from rarest) then (
  select coalesce(jsonb_agg(r.id), '[]') from restaurants r
  where r.id = any(array(select id from found where position = (select position from rarest))) and ${hasWordsSql('r', 'array(select pattern from words)')}
) end as ids, case when not exists (select from rarest) and (select bool_and(not is_unknown and owned <= $2::int) from counted) then (
  select coalesce(jsonb_agg(distinct id), '[]') from found where is_owned
) end as owned`
