import type { Query } from '../db/connect.ts'

const day = 86_400_000

/** In days. A move that waits in a counter's outbox for longer than its key is stored is refused because of the order's status. */
const retentionDays = { keys: 30, steps: 7, claims: 7, devices: 90 }

/** Deletes expired deduplication rows and devices not seen for a long time. Several API instances may run it at once. */
export const createDeleteOldOrderData = (query: Query, now: () => Date) => async (): Promise<void> => {
  const ago = (days: number) => [new Date(now().getTime() - days * day).toISOString()]
  await query('delete from idempotency_keys where created_at < $1::timestamptz', ago(retentionDays.keys))
  await query('delete from ladder_steps where at < $1::timestamptz', ago(retentionDays.steps))
  await query('delete from print_claims where lease_until < $1::timestamptz', ago(retentionDays.claims))
  await query('delete from counter_devices where seen_at < $1::timestamptz', ago(retentionDays.devices))
}
