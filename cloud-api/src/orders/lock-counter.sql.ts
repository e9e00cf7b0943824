/**
 * Locks the counters row of the restaurant $1: the first step of every statement that changes an order, since placing one locks it
 * before its slots. Statements that locked the order's row first could deadlock.
 */
export const lockCounter = `locked as (
  select restaurant_id from restaurant_counters where restaurant_id = $1::uuid for update
)`
