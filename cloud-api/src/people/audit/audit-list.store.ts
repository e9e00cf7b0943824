import type { AuditFilters } from '@sufra/shared/audit/audit.routes'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Query } from '../../platform/db/connect.ts'
import { readAllPages, type PageStart, type Position } from '../../platform/db/keyset-pages.ts'
import { readAuditSql, readRestaurantNameSql } from './audit-list.sql.ts'

/** `key`: the time. Names are null where the account was deleted. */
export type AuditRow = Position & {
  /** Null for the platform. */
  byId: string | null
  isAdministrator: boolean
  byName: string | null
  byEmail: string | null
  action: string
  details: Record<string, unknown>
  ipAddress: string | null
  userAgent: string | null
  restaurantId: string | null
  restaurantName: LocalizedText | null
  personId: string | null
  personName: string | null
}

export const createAuditListStore = (query: Query) => {
  const read = (filters: AuditFilters, limit: number, start: PageStart | undefined): Promise<AuditRow[]> => {
    const { sql, values } = readAuditSql(filters, limit, start)
    return query<AuditRow>(sql, values)
  }
  return {
    /** Reads entries from a position on, or before it, the nearest first. */
    read,

    /** Reads all matching entries, newest first. */
    readAll: (filters: AuditFilters): AsyncGenerator<AuditRow> => readAllPages((limit, start) => read(filters, limit, start)),

    /** Null for an unknown restaurant. */
    readRestaurant: async (restaurantId: string): Promise<{ id: string; name: LocalizedText } | null> =>
      (await query<{ id: string; name: LocalizedText }>(readRestaurantNameSql, [restaurantId]))[0] ?? null,
  }
}

export type AuditListStore = ReturnType<typeof createAuditListStore>
