import { printLease } from '@sufra/shared/printing/print-claim.routes'
import type { Query } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'

/** $1 restaurant, $2 order, $3 printer, $4 device, $5 now, $6 the lease's end. Returns a row when the device may print. */
const claimSql = `
insert into print_claims as c (restaurant_id, order_id, printer, device_id, lease_until)
select $1::uuid, $2::text, $3::text, $4::uuid, $6::timestamptz
where exists (select 1 from orders where restaurant_id = $1::uuid and id = $2::text)
on conflict (restaurant_id, order_id, printer) do update set device_id = excluded.device_id, lease_until = excluded.lease_until
  where c.printed_at is null and (c.device_id = excluded.device_id or c.lease_until < $5::timestamptz)
returning 1 as granted`

const readSql = `
select printed_at is not null as "isPrinted" from print_claims where restaurant_id = $1::uuid and order_id = $2::text and printer = $3::text`

/** Only the device with the claim; a late report of a device that lost it changes nothing. */
const printedSql = `
update print_claims set printed_at = $5::timestamptz
where restaurant_id = $1::uuid and order_id = $2::text and printer = $3::text and device_id = $4::uuid and printed_at is null`

const deleteSql = `delete from print_claims where lease_until < $1::timestamptz`
const retentionMilliseconds = 7 * 86_400_000

type Job = { orderId: string; printer: string; deviceId: string }

export const createPrintClaims = (query: Query, now: () => Date) => ({
  /** Returns `granted` to one device for 30 s; the same device may claim again. Refuses `order.not_found`. */
  claim: async (restaurantId: string, { orderId, printer, deviceId }: Job): Promise<'granted' | 'taken' | 'printed'> => {
    const until = new Date(now().getTime() + printLease).toISOString()
    const granted = await query(claimSql, [restaurantId, orderId, printer, deviceId, now().toISOString(), until])
    if (granted.length > 0) return 'granted'
    const [claim] = await query<{ isPrinted: boolean }>(readSql, [restaurantId, orderId, printer])
    if (!claim) throw refused('order.not_found')
    return claim.isPrinted ? 'printed' : 'taken'
  },

  reportPrinted: async (restaurantId: string, { orderId, printer, deviceId }: Job) => {
    await query(printedSql, [restaurantId, orderId, printer, deviceId, now().toISOString()])
  },

  /** Deletes claims whose lease ended seven days ago. */
  deleteOld: async (): Promise<void> => {
    await query(deleteSql, [new Date(now().getTime() - retentionMilliseconds).toISOString()])
  },
})

export type PrintClaims = ReturnType<typeof createPrintClaims>
