import { listPlans } from '@sufra/shared/subscriptions/plan.routes'
import { countSubscriptions, listSubscriptions } from '@sufra/shared/subscriptions/subscription-list.routes'
import { readSubscription } from '@sufra/shared/subscriptions/subscription.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { showReply } from '../../common/api/show-reply.ts'
import { useCounts } from '../../common/lists/use-counts.ts'
import type { ListParams } from './list-params.ts'

const refetchInterval = 30_000
const listKey = ['subscriptions'] as const
const plansKey = ['plans'] as const
const keyOf = (restaurantId: string) => ['subscription', restaurantId] as const

export const useSubscriptions = ({ sort, cursor, state, search }: ListParams) => {
  const { language } = useLanguage()
  const list = { state, search, sort: sort === 'name' ? (language === 'ar' ? 'nameAr' : 'nameEn') : sort } as const
  const query = useQuery({
    queryKey: [...listKey, list, cursor],
    queryFn: () => call(listSubscriptions, { query: { counts: 'none', ...list, ...(cursor && { cursor }) } }),
    placeholderData: keepPreviousData,
    refetchInterval,
    staleTime: 0,
  })
  return { list, query }
}

export const useSubscriptionCounts = () => useCounts(listKey, () => call(countSubscriptions, {}), refetchInterval)

export const usePlans = () => useQuery({ queryKey: plansKey, queryFn: () => call(listPlans, {}) })

export const useSubscription = (restaurantId: string) =>
  useQuery({ queryKey: keyOf(restaurantId), queryFn: () => call(readSubscription, { params: { restaurantId } }), refetchInterval })

const refreshLists = () => queryClient.invalidateQueries({ queryKey: listKey })

/** Shows the reply of a change of plans. Throws ApiError. */
export const showPlans = (change: Promise<unknown>): Promise<void> => showReply(plansKey, change).finally(refreshLists)

/** Shows the reply of a change of a subscription. Throws ApiError. */
export const showSubscription = (restaurantId: string, change: Promise<unknown>): Promise<void> =>
  showReply(keyOf(restaurantId), change).finally(refreshLists)
