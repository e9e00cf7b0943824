// The filters, search, sort and page of the list are in the address, so that they survive reload and back navigation.
import {
  maxProvisionSearch,
  provisionFilters,
  shownSorts,
  type ProvisionFilter,
  type ShownSort,
} from '@sufra/shared/provisions/provision.routes'

export type ListParams = { status: ProvisionFilter; search: string; sort: ShownSort; cursor: string | undefined }

/** Reads the parameters of the address; invalid ones get their default. */
export const readListParams = (parameters: URLSearchParams): ListParams => ({
  status: provisionFilters.find((filter) => filter === parameters.get('status')) ?? 'all',
  search: (parameters.get('search') ?? '').slice(0, maxProvisionSearch),
  sort: shownSorts.find((sort) => sort === parameters.get('sort')) ?? 'newest',
  cursor: parameters.get('cursor') ?? undefined,
})

/** The parameters without defaults. */
export const toSearchParams = ({ status, search, sort, cursor }: ListParams): Record<string, string> => ({
  ...(status !== 'all' && { status }),
  ...(search && { search }),
  ...(sort !== 'newest' && { sort }),
  ...(cursor && { cursor }),
})
