import type { Query } from '../../platform/db/connect.ts'

const counted = (name: string, condition: string) => `(count(*) filter (where ${condition}))::int as ${name}`

/** $1 now. A document is valid until the end of its last day, by its restaurant's clock. */
const countSql = `
select ${counted('expired', 'left_days < 0')}, ${counted('within30', 'left_days between 0 and 30')},
  ${counted('within60', 'left_days between 31 and 60')}, ${counted('within90', 'left_days between 61 and 90')}
from (
  select d.expiration_date - ($1::timestamptz at time zone r.time_zone)::date as left_days
  from documents d join restaurants r on r.id = d.restaurant_id
  where d.state = 'verified' and r.status in ('accepted', 'deactivated')
) d`

type Counts = { expired: number; within30: number; within60: number; within90: number }

/** Counts verified documents of accepted restaurants by the days that they are still valid; each document is counted once. */
export const countExpiring = async (query: Query, now: Date): Promise<Counts> => {
  const [counts] = await query<Counts>(countSql, [now.toISOString()])
  if (!counts) throw new Error('a count without groups has one row')
  return counts
}
