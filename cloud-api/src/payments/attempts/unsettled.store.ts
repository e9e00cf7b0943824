import type { Query } from '../../db/connect.ts'

/** Those of orders, and those of shares of bills. */
const readSql = `
select count(*)::int as unsettled, (count(*) filter (where tries > 1))::int as retried,
  to_char(min(requested_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt"
from (
  select tries, requested_at from payment_attempts where next_try_at is not null
  union all
  select tries, requested_at from bill_payment_attempts where next_try_at is not null
) a`

type Unsettled = { unsettled: number; retried: number; oldestAt: string | null }

/** Calls to the gateway that have no decision yet. */
export const readUnsettled = async (query: Query): Promise<Unsettled> => {
  const [row] = await query<Unsettled>(readSql, [])
  if (!row) throw new Error('a count without groups has one row')
  return row
}
