import type { DatedKind, Day } from '@sufra/shared/documents/document'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import type { Query } from '../../../platform/db/connect.ts'
import { timeKeySql } from '../../../platform/db/keyset-pages.ts'

/** `expirationDate`: date of the valid restricting document that expires first. Times are ISO text. */
type Row = {
  id: string
  timeZone: string
  dayEndsAt: number
  openingHours: OpeningHours | null
  restrictedFrom: string | null
  isAnnounced: boolean
  expirationDate: Day | null
}

const restrictedFrom = timeKeySql('r.orders_restricted_from')

/**
 * Reads accepted restaurants that are restricted, or have a document that may have expired. $1: the restricting kinds as a JSON array, $2:
 * the last date that has passed in any time zone.
 */
const readRestrictableSql = `
with expiring as (
  select d.restaurant_id, min(d.expiration_date) as expiration_date
  from documents d
  where d.state = 'verified' and d.expiration_date <= $2::date and d.kind in (select jsonb_array_elements_text($1::jsonb))
  group by d.restaurant_id
)
select r.id, r.time_zone as "timeZone", r.day_ends_at as "dayEndsAt", r.opening_hours as "openingHours", ${restrictedFrom} as "restrictedFrom",
  to_char(e.expiration_date, 'YYYY-MM-DD') as "expirationDate",
  exists (select 1 from document_reminders m where m.restaurant_id = r.id and m.occasion = 'restricted:' || ${restrictedFrom}) as "isAnnounced"
from restaurants r left join expiring e on e.restaurant_id = r.id
where r.status = 'accepted' and (e.restaurant_id is not null or r.orders_restricted_from is not null)
order by r.id`

export const readRestrictable = (query: Query, kinds: readonly DatedKind[], until: Day): Promise<Row[]> =>
  query<Row>(readRestrictableSql, [JSON.stringify(kinds), until])
