/**
 * Locks the counters of the restaurant $1: the first step of every statement that changes an order, as placing one locks them before its slots. Statements that
 * take the order's row first would wait for each other in a circle.
 */
export const lockCounter = `locked as (
  select restaurant_id from restaurant_counters where restaurant_id = $1::uuid for update
)`
