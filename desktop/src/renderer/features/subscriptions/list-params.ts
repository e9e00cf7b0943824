// The filter, search, sort and page of the list are in the address, and so is the restaurant whose subscription is open.
import { maxProvisionSearch } from '@sufra/shared/provisions/provision.routes'
import { subscriptionFilters, type SubscriptionFilter } from '@sufra/shared/subscriptions/subscription-list.routes'

/** The name is sorted in the language of the reader. */
export const shownSorts = ['deadline', 'name'] as const
type ShownSort = (typeof shownSorts)[number]

export type ListParams = {
  state: SubscriptionFilter
  search: string
  sort: ShownSort
  cursor: string | undefined
  restaurant: string | undefined
}

/** Reads the parameters of the address; invalid ones get their default. */
export const readListParams = (parameters: URLSearchParams): ListParams => ({
  state: subscriptionFilters.find((filter) => filter === parameters.get('state')) ?? 'all',
  search: (parameters.get('search') ?? '').slice(0, maxProvisionSearch),
  sort: shownSorts.find((sort) => sort === parameters.get('sort')) ?? 'deadline',
  cursor: parameters.get('cursor') ?? undefined,
  restaurant: parameters.get('restaurant') ?? undefined,
})

/** The parameters without defaults. */
export const toSearchParams = ({ state, search, sort, cursor, restaurant }: ListParams): Record<string, string> => ({
  ...(state !== 'all' && { state }),
  ...(search && { search }),
  ...(sort !== 'deadline' && { sort }),
  ...(cursor && { cursor }),
  ...(restaurant && { restaurant }),
})
