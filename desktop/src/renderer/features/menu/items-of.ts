import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { listItems } from '@sufra/shared/menu/item.routes'
import { itemInDirhams } from '@sufra/shared/menu/menu-in-dirhams'
import type { MerchantItem } from '@sufra/shared/menu/menu'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { itemsKey, type CachedItems } from './use-item-calls.ts'

/** Query of the items of one category. */
export const itemsQuery = (categoryId: string) => ({
  queryKey: itemsKey(categoryId),
  queryFn: async (): Promise<CachedItems> => {
    const { data } = await call(listItems, { query: { categoryId } })
    return { data: data.map(itemInDirhams) }
  },
})

/** The items of all categories, for a search; fetched only when `isEnabled`. */
export const useAllItems = (cuisines: readonly Cuisine[], isEnabled: boolean) => {
  const categories = cuisines.flatMap((cuisine) => cuisine.categories)
  return useQueries({
    queries: categories.map(({ _id }) => ({ ...itemsQuery(_id), enabled: isEnabled })),
    combine: (replies) => ({
      items: replies.flatMap(({ data }): MerchantItem[] => data?.data ?? []),
      isLoading: replies.some(({ isLoading }) => isLoading),
    }),
  })
}
