// The filters, search and page of the audit log are in the address, so that they survive reload and back navigation.
import { auditActions, type AuditAction } from '@sufra/shared/audit/audit-actions'
import { maxAuditSearch } from '@sufra/shared/audit/audit.routes'
import { id } from '@sufra/shared/contract/wire'
import { parseDay } from '@sufra/shared/dates/day'

/** The server's filters. */
export type AuditParams = {
  administratorId?: string | undefined
  restaurantId?: string | undefined
  action?: AuditAction | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

/** Reads the parameters of the address; invalid ones are left out. */
export const readAuditParams = (parameters: URLSearchParams): AuditParams => {
  const text = (name: string) => parameters.get(name) ?? ''
  return {
    administratorId: id.safeParse(text('administrator')).data,
    restaurantId: id.safeParse(text('restaurant')).data,
    action: auditActions.find((action) => action === text('action')),
    from: parseDay(text('from')),
    to: parseDay(text('to')),
    search: text('search').trim().slice(0, maxAuditSearch) || undefined,
  }
}

export const isFiltered = (shown: AuditParams): boolean => Object.values(shown).some((value) => value !== undefined)

/** The parameters of the address, without empty ones. A changed list begins at its first page. */
export const toSearchParams = ({ administratorId, restaurantId, ...others }: AuditParams): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ administrator: administratorId, restaurant: restaurantId, ...others }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    ),
  )
