// Automatic deletions, each at both sides of its limit.
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T09:00:00Z')
let now = new Date(start)
const api = useApi({ now: () => now })
let restaurantId: string

beforeAll(async () => {
  restaurantId = (await addRestaurant(api.connection.db)).restaurantId
})

type Pruned = { job: string; table: string; days: number; columns: string; values: string }
/** $1 is the restaurant, $2 a new id, $3 the time. */
const pruned: Pruned[] = [
  {
    job: 'delete-old-events',
    table: 'feed',
    days: 7,
    columns: 'restaurant_id, seq, order_id, event, data, at',
    values: `$1::uuid, 1000, $2::text, 'order_placed', '{}', $3::timestamptz`,
  },
  {
    job: 'delete-old-idempotency-keys',
    table: 'idempotency',
    days: 7,
    columns: 'scope, key, fingerprint, created_at',
    values: `$1::uuid, $2::text, 'hash', $3::timestamptz`,
  },
  {
    job: 'delete-old-idempotency-keys',
    table: 'idempotency',
    days: 1,
    columns: 'scope, key, fingerprint, created_at',
    values: `$1::uuid, $2::text, '', $3::timestamptz`,
  },
  {
    job: 'delete-old-escalation-steps',
    table: 'escalation_steps',
    days: 7,
    columns: 'restaurant_id, order_id, step, at',
    values: `$1::uuid, $2::text, 'sms', $3::timestamptz`,
  },
  {
    job: 'delete-old-print-claims',
    table: 'print_claims',
    days: 7,
    columns: 'restaurant_id, order_id, printer, device_id, lease_until',
    values: `$1::uuid, $2::text, 'network:10.0.0.9:9100', $2::text::uuid, $3::timestamptz`,
  },
  {
    job: 'delete-old-devices',
    table: 'counter_devices',
    days: 90,
    columns: 'restaurant_id, id, seen_at',
    values: `$1::uuid, $2::text::uuid, $3::timestamptz`,
  },
  {
    job: 'delete-old-messages',
    table: 'outgoing_messages',
    days: 32,
    columns: 'restaurant_id, id, channel, recipient, text, created_at, next_try_at',
    values: `$1::uuid, $2::text::uuid, 'sms', '97455512345', '', $3::timestamptz, $3::timestamptz`,
  },
  {
    job: 'delete-old-jobs',
    table: 'jobs',
    days: 30,
    columns: 'holder, name, last_started_at',
    values: `$1::uuid::text, $2::text, $3::timestamptz`,
  },
  {
    job: 'delete-old-jobs',
    table: 'job_failures',
    days: 30,
    columns: 'name, hour, failures',
    values: `$1::uuid || $2::text, $3::timestamptz, 1`,
  },
]

test.each(pruned)('$job deletes a row of $table that is older than $days days', async ({ job, table, days, columns, values }) => {
  now = new Date(start)
  await api.connection.query(`insert into ${table} (${columns}) values (${values})`, [restaurantId, uuidv7(), now.toISOString()])
  const countAt = async (milliseconds: number) => {
    now = new Date(milliseconds)
    await api.runJob(job)
    const [row] = await api.connection.query<{ count: number }>(`select count(*)::int as count from ${table}`, [])
    return row?.count
  }
  expect(await countAt(start + days * day)).toBe(1)
  expect(await countAt(start + days * day + 1)).toBe(0)
})
