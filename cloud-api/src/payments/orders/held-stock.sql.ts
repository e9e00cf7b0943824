// The stock of an order whose payment is not decided: it is released after a while, and taken again when the payment is authorised later.
// $1 is the restaurant, $2 the order, $3 now.
import { lockCounter } from '../../feed/feed.sql.ts'
import { restoreStockSql } from '../../orders/restore-stock.sql.ts'
import { appendMenuChange, isAwaiting, isOrder } from './settle.sql.ts'

export const releaseStockSql = `
with ${lockCounter}, changed as (
  update orders set released_stock = orders.taken, taken = null
  from locked
  where ${isOrder} and orders.restaurant_id = locked.restaurant_id and ${isAwaiting} and orders.taken is not null
  returning orders.id, orders.released_stock as taken, 1 as restores_stock
), ${restoreStockSql}, ${appendMenuChange}
select id from changed`

const takeAgain = (table: string, part: string) => `
  update ${table} i set portions_left = i.portions_left - t.quantity
  from changed o, jsonb_to_recordset(o.taken->'${part}') as t(id uuid, quantity int)
  where i.restaurant_id = $1::uuid and i.id = t.id and i.portions_left is not null`

/** Violates the check on `portions_left` when too little is left. */
export const takeReleasedStockSql = `
with ${lockCounter}, changed as (
  update orders set taken = orders.released_stock, released_stock = null
  from locked
  where ${isOrder} and orders.restaurant_id = locked.restaurant_id and ${isAwaiting} and orders.released_stock is not null
  returning orders.id, orders.taken, 1 as restores_stock
), items_taken as (${takeAgain('menu_items', 'items')}
), options_taken as (${takeAgain('add_on_options', 'options')}
), ${appendMenuChange}
select id from changed`
