// SQL of the list of all restaurants.
import type { ProvisionList, ProvisionSort } from '@sufra/shared/provisions/provision.routes'
import { directionOf, timeKeySql, type KeysetSort, type PageStart } from '../../platform/db/keyset-pages.ts'
import { ownerIdText } from '../../people/memberships/owner-id.sql.ts'
import { foundInOrderSql, hasStatusSql, nameKeySql, type FoundRestaurants } from '../../people/restaurants/restaurant-search.sql.ts'

const submittedAt = timeKeySql('r.submitted_at')
const byTime = { by: 'r.submitted_at', key: submittedAt, type: 'timestamptz' } as const

const sorts = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  nameEn: nameKeySql('r', 'en'),
  nameAr: nameKeySql('r', 'ar'),
} as const satisfies Record<ProvisionSort, KeysetSort>

type Page = Pick<ProvisionList, 'status' | 'sort'> & { found: FoundRestaurants; start: PageStart | undefined; limit: number }

/**
 * Reads a page: $1 the found ids, and after a cursor $2 its key and $3 its id. A cursor that goes backwards reads the rows before it, the
 * nearest first. The status is written into the SQL, so that each status has a query plan of its own.
 */
export const readProvisionsSql = ({ status, sort, found, start, limit }: Page): string => {
  const { by, key, type, isDescending } = sorts[sort]
  const [direction, isAfter] = directionOf(isDescending, start)
  const hasStatus = hasStatusSql(status)
  const where = start ? `${hasStatus} and (${by}, r.id) ${isAfter} ($2::${type}, $3::uuid)` : hasStatus
  return `
    select r.id, r.name, r.branch_name as "branchName", trim(u.first_name || ' ' || u.last_name) as "ownerName", u.email,
      u.contact_number as "contactNumber", r.commercial_registration_number as "commercialRegistrationNumber", r.status,
      ${submittedAt} as "submittedAt", ${key} as "key"
    from (${foundInOrderSql(found, { where, by, directions: [direction, direction], limit, parameter: '$1' })}) r
    cross join lateral (select * from users where id = ${ownerIdText('r.id')} limit 1) u
    order by r.sort_key ${direction}, r.id ${direction}`
}

export const countProvisionsSql = `select status, count(*)::int as "count" from restaurants group by status`
