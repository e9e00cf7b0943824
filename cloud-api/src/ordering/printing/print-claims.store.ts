import type { Query } from '../../platform/db/connect.ts'
import { appendChangeSql, lockCounter } from '../../platform/feed/feed.sql.ts'
import { isVisibleSql } from '../orders/visible-to-counter.sql.ts'

/** $1 restaurant, $2 order, $3 printer, $4 device, $5 now, $6 the lease's end. Returns a row when the device may print. */
const claimSql = `
insert into print_claims as c (restaurant_id, order_id, printer, device_id, lease_until)
select $1::uuid, $2::text, $3::text, $4::uuid, $6::timestamptz
where exists (select 1 from orders o where o.restaurant_id = $1::uuid and o.id = $2::text and ${isVisibleSql('o')})
on conflict (restaurant_id, order_id, printer) do update set device_id = excluded.device_id, lease_until = excluded.lease_until
  where c.printed_at is null and (c.device_id = excluded.device_id or c.lease_until < $5::timestamptz)
returning 1 as granted`

const readSql = `
select printed_at is not null as "isPrinted" from print_claims where restaurant_id = $1::uuid and order_id = $2::text and printer = $3::text`

/**
 * Records that a device has printed an order, and ends its claim, if it still holds it. The first ticket of an order, from any printer,
 * appends `order_printed` and returns the feed's sequence number. $1 restaurant, $2 order, $3 printer, $4 device, $5 now.
 */
const printedSql = `
with ${lockCounter}, claimed as (
  update print_claims set printed_at = $5::timestamptz
  where restaurant_id = $1::uuid and order_id = $2::text and printer = $3::text and device_id = $4::uuid and printed_at is null
), changed as (
  update orders set printed_at = $5::timestamptz, version = version + 1
  from locked
  where orders.restaurant_id = locked.restaurant_id and id = $2::text and printed_at is null and ${isVisibleSql('orders')}
  returning orders.*
), ${appendChangeSql('order_printed', 'printedAt', '$5')}
select seq from counter`

const deleteSql = `delete from print_claims where lease_until < $1::timestamptz`

export type PrintJob = { orderId: string; printer: string; deviceId: string }

export const createPrintClaimsStore = (query: Query) => ({
  /** Returns whether the device may print until the lease ends. */
  claim: async (restaurantId: string, { orderId, printer, deviceId }: PrintJob, now: Date, leaseUntil: Date): Promise<boolean> =>
    (await query(claimSql, [restaurantId, orderId, printer, deviceId, now.toISOString(), leaseUntil.toISOString()])).length > 0,

  /** Returns undefined for an order that no device has claimed. */
  isPrinted: async (restaurantId: string, { orderId, printer }: PrintJob): Promise<boolean | undefined> => {
    const [claim] = await query<{ isPrinted: boolean }>(readSql, [restaurantId, orderId, printer])
    return claim?.isPrinted
  },

  /** Returns whether it was the first ticket of the order. */
  markPrinted: async (restaurantId: string, { orderId, printer, deviceId }: PrintJob, now: Date): Promise<boolean> =>
    (await query(printedSql, [restaurantId, orderId, printer, deviceId, now.toISOString()])).length > 0,

  deleteBefore: async (before: Date): Promise<void> => {
    await query(deleteSql, [before.toISOString()])
  },
})
