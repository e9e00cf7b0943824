import type { PaymentFailures } from '@sufra/shared/payments/payment-failures'
import type { Query } from '../../db/connect.ts'

/** Counts calls of orders, of shares of bills and of invoices. $1: calls requested before this time are overdue. */
const readSql = `
select count(*)::int as unsettled, (count(*) filter (where tries > 1))::int as retried,
  (count(*) filter (where requested_at < $1::timestamptz))::int as overdue,
  to_char(min(requested_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt"
from (
  select tries, requested_at from payment_attempts where next_try_at is not null
  union all
  select tries, requested_at from bill_payment_attempts where next_try_at is not null
  union all
  select tries, requested_at from invoice_attempts where next_try_at is not null
) a`

type Unsettled = Pick<PaymentFailures, 'unsettled' | 'retried' | 'overdue' | 'oldestAt'>

/** Counts undecided calls to the gateway. */
export const readUnsettled = async (query: Query, overdueBefore: Date): Promise<Unsettled> => {
  const [row] = await query<Unsettled>(readSql, [overdueBefore.toISOString()])
  if (!row) throw new Error('a count without groups has one row')
  return row
}
