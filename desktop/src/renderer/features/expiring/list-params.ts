import { expiringFilters, maxExpiringSearch, type ExpiringList } from '@sufra/shared/expiring/expiring.routes'

export type ListParams = ExpiringList & { cursor: string | undefined }

export const readListParams = (parameters: URLSearchParams): ListParams => ({
  state: expiringFilters.find((filter) => filter === parameters.get('state')) ?? 'all',
  search: (parameters.get('search') ?? '').slice(0, maxExpiringSearch),
  cursor: parameters.get('cursor') ?? undefined,
})

export const toSearchParams = ({ state, search, cursor }: ListParams): Record<string, string> => ({
  ...(state !== 'all' && { state }),
  ...(search && { search }),
  ...(cursor && { cursor }),
})
