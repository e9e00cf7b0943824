import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { PaymentMethod, PaymentState } from '@sufra/shared/payments/payment-state'
import type { Query } from '../../../platform/db/connect.ts'
import { lockCounter } from '../../../platform/feed/feed.sql.ts'
import type { CallKey } from '../calls/calls.store.ts'
import { addDueSql } from './order-calls.sql.ts'

/** The stored payment of an order. An order without a call is paid in cash. */
export type StoredAuthorisation = {
  restaurantId: string
  method: PaymentMethod
  state: PaymentState
  error: DeclineReason | null
  challengeUrl: string | null
}

const readAuthorisationSql = `
select o.restaurant_id as "restaurantId", o.payment_method as method, o.payment_state as state, a.error, a.challenge_url as "challengeUrl"
from orders o left join gateway_calls a on a.payer_id = o.id and a.restaurant_id = o.restaurant_id and a.payer_kind = 'order' and a.kind = 'authorise'
where o.id = $1::text`

/** $1 the restaurant, $2 the order, $3 time of the next try, $4 the call. */
const loseSql = `
with ${lockCounter}, lost as (
  update gateway_calls a set state = 'unknown', next_try_at = $3::timestamptz from locked
  where a.payer_id = $2::text and a.id = $4::uuid and a.restaurant_id = locked.restaurant_id and a.state in ('requested', 'unknown')
  returning a.kind
)
update orders set payment_state = 'unknown' from locked, lost
where orders.restaurant_id = locked.restaurant_id and orders.id = $2::text and lost.kind = 'authorise' and orders.payment_state = 'authorising'`

export const createOrderPaymentsStore = (query: Query) => ({
  readAuthorisation: async (orderId: string): Promise<StoredAuthorisation | undefined> =>
    (await query<StoredAuthorisation>(readAuthorisationSql, [orderId]))[0],

  /** Stores that no answer came: the payment of an order that awaits it becomes unknown. */
  lose: async ({ restaurantId, payerId, id }: CallKey, again: Date): Promise<void> => {
    await query(loseSql, [restaurantId, payerId, again.toISOString(), id])
  },

  /** Inserts the captures and voids of orders that were accepted or cancelled. */
  addDue: async (gateway: string, at: Date): Promise<void> => {
    await query(addDueSql, [at.toISOString(), gateway])
  },
})

export type OrderPaymentsStore = ReturnType<typeof createOrderPaymentsStore>
