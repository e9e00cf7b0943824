import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { listItems } from '@sufra/shared/menu/item.routes'
import type { MerchantItemOnWire } from '@sufra/shared/menu/menu'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../app/api.ts'
import { itemsKey } from './use-item-calls.ts'

/** How the items of one category are read. */
export const itemsQuery = (categoryId: string) => ({
  queryKey: itemsKey(categoryId),
  queryFn: () => call(listItems, { query: { categoryId } }),
})

/** The items of all categories, for a search; read only when they are wanted. */
export const useAllItems = (cuisines: readonly Cuisine[], isWanted: boolean) => {
  const categories = cuisines.flatMap((cuisine) => cuisine.categories)
  return useQueries({
    queries: categories.map(({ _id }) => ({ ...itemsQuery(_id), enabled: isWanted })),
    combine: (answers) => ({
      items: answers.flatMap(({ data }): MerchantItemOnWire[] => data?.data ?? []),
      isLoading: answers.some(({ isLoading }) => isLoading),
    }),
  })
}
