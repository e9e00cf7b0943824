import type { PaymentFailures } from '@sufra/shared/payments/payment-failures'
import type { Query } from '../../../platform/db/connect.ts'

/** $1: calls requested before this time are overdue. */
const readSql = `
select count(*)::int as unsettled, (count(*) filter (where tries > 1))::int as retried,
  (count(*) filter (where requested_at < $1::timestamptz))::int as overdue,
  to_char(min(requested_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt"
from gateway_calls where next_try_at is not null`

type Unsettled = Pick<PaymentFailures, 'unsettled' | 'retried' | 'overdue' | 'oldestAt'>

/** Counts undecided calls to the gateway. */
export const readUnsettled = async (query: Query, overdueBefore: Date): Promise<Unsettled> => {
  const [row] = await query<Unsettled>(readSql, [overdueBefore.toISOString()])
  if (!row) throw new Error('a count without groups has one row')
  return row
}
