// Parts of statements that write payment attempts.

/** Seconds after which an authorisation without an answer is looked up. */
const lookUpAfter = 10

/** Columns of a new order that a payment gateway authorises, beside the columns of every order. */
export type AttemptColumns = { attempt_id: string; payment_gateway: string }
export const attemptColumns = 'attempt_id uuid, payment_gateway text, '

/** Inserts the attempt of the new order o of the restaurant $1, if the CTE `counter` has a row, which means that the order is placed. */
export const insertAuthorisationSql = `
  insert into payment_attempts (restaurant_id, order_id, id, kind, amount, state, requested_at, next_try_at)
  select $1::uuid, o.id, o.attempt_id, 'authorise', o.total_price, 'requested', o.placed_at, o.placed_at + interval '${lookUpAfter} seconds'
  from o, counter n
`

/**
 * The id of the only attempt of this kind that an order may have, derived from the order so that no two processes make two. `order` and
 * `kind` are SQL texts.
 */
export const attemptIdSql = (order: string, kind: string): string => `md5(${order} || ':' || ${kind})::uuid`
