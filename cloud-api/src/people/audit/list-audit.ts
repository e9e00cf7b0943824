import { readAuditDetails } from '@sufra/shared/audit/audit-sentence'
import { auditPageSize, type AuditEntry, type AuditFilters } from '@sufra/shared/audit/audit.routes'
import { deviceOf } from '../../platform/http/addresses/user-agent.ts'
import { pageOf, readCursor, timeKey } from '../../platform/db/keyset-pages.ts'
import type { AuditListStore, AuditRow } from './audit-list.store.ts'

export const entryOf = (row: AuditRow): AuditEntry => {
  const { browser, system, appVersion } = deviceOf(row.userAgent ?? '')
  return {
    id: row.id,
    at: row.key,
    by: row.byId === null ? null : { id: row.byId, name: row.byName ?? '', email: row.byEmail ?? '', isAdministrator: row.isAdministrator },
    action: row.action,
    details: readAuditDetails(row.details),
    restaurant: row.restaurantId && row.restaurantName ? { id: row.restaurantId, name: row.restaurantName } : null,
    person: row.personId && row.personId !== row.byId ? { id: row.personId, name: row.personName ?? '' } : null,
    ipAddress: row.ipAddress ?? '',
    device: [[browser, appVersion].filter(Boolean).join(' '), system].filter(Boolean).join(' · '),
  }
}

/** Returns a page with the cursors of the pages beside it. Refuses `request.invalid` for an invalid cursor. */
export const createListAudit =
  (store: AuditListStore) =>
  async ({ cursor, ...filters }: AuditFilters & { cursor?: string | undefined }) => {
    const start = readCursor(timeKey, cursor)
    const { rows, previous, next } = pageOf(await store.read(filters, auditPageSize + 1, start), auditPageSize, start)
    return {
      data: rows.map(entryOf),
      newer: previous,
      older: next,
      restaurant: filters.restaurantId === undefined ? null : await store.readRestaurant(filters.restaurantId),
    }
  }
