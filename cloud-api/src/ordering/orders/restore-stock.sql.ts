const restore = (table: string, part: string) => `
  update ${table} i set portions_left = i.portions_left + t.quantity
  from changed o, jsonb_to_recordset(o.taken->'${part}') as t(id uuid, quantity int)
  where o.restores_stock = 1 and i.restaurant_id = $1::uuid and i.id = t.id and i.portions_left is not null`

/**
 * CTEs that return the stock that an order of the restaurant $1 took, where it is still counted: the order in the CTE `changed`, if its
 * `restores_stock` is 1.
 */
export const restoreStockSql = `items_back as (${restore('menu_items', 'items')}
), options_back as (${restore('add_on_options', 'options')}
)`
