// Pages of restaurants' rows in other tables, in the order of an index of the table.
import { isFoundSql, oftenSql, type FoundRestaurants } from './restaurant-search.sql.ts'

/**
 * `where`, `by` and `rowId` concern a row `x` of the table, which has an index on the last two. `isListed`: condition on a returned row `l`
 * and its restaurant `r`. `parameter`: the place of `foundParameter` in the statement.
 */
type Rows = {
  table: string
  where: string
  isListed: string
  by: string
  rowId: string
  direction: 'asc' | 'desc'
  limit: number
  parameter: string
}

/**
 * Maximum number of restaurants that are looked up with their rows; with more, the rows are read in their order, and one in a few matches.
 */
const maxLookedUp = 100

/**
 * Selects the first rows in an order whose restaurants were found: `restaurant_id`, `row_id` and `sort_key`. A few restaurants are looked
 * up with their rows, which are sorted. Otherwise the rows are read in their order, each with its restaurant, until there are enough: `is
 * true` keeps the database from joining them with the found restaurants.
 */
export const foundRowsInOrderSql = (found: FoundRestaurants, rows: Rows): string => {
  const { table, where, isListed, by, rowId, direction, limit, parameter } = rows
  const inOrder = `order by sort_key ${direction}, row_id ${direction}`
  const columns = `x.restaurant_id, ${rowId} as row_id, ${by} as sort_key`
  const ids = `select jsonb_array_elements_text(${parameter}::jsonb -> 'ids')::uuid as id`
  if (found.ids && found.ids.length <= maxLookedUp)
    return `
      select l.* from (${ids}) f join restaurants r on r.id = f.id
      cross join lateral (select ${columns} from ${table} x where x.restaurant_id = r.id and ${where} offset 0) l
      where ${isListed} ${inOrder} limit ${limit}`
  if (found.patterns.length === 0 && isListed === 'true')
    return `select ${columns} from ${table} x where ${where} and ${parameter}::text is not null ${inOrder} limit ${limit}`
  const [isOfFound, isFound] = found.ids ? [`(x.restaurant_id in (${ids})) is true`, 'true'] : ['true', isFoundSql(found, parameter)]
  return `
    select l.* from (select ${columns} from ${table} x where ${where} and ${isOfFound}) l
    cross join lateral (select r.* from restaurants r where r.id = l.restaurant_id offset 0) r
    where ${oftenSql(`${isListed} and ${isFound}`)} ${inOrder} limit ${limit}`
}
