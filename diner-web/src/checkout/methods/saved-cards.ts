// The saved cards of this phone, which its visit identifies.
import { listSavedCards, removeSavedCard, type SavedCard } from '@sufra/shared/payments/saved-card.routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { withVisit } from '../../common/session/with-visit.ts'

const queryKeyOf = (restaurantId: string) => ['saved-cards', restaurantId]

/** Requested again by each page, since a payment may have saved a card. */
export const useSavedCards = (restaurantId: string, isEnabled: boolean) =>
  useQuery({
    queryKey: queryKeyOf(restaurantId),
    queryFn: async () => withVisit(async (visit) => (await call(listSavedCards, { body: { restaurantId, visit } })).data),
    enabled: isEnabled && restaurantId !== '',
    refetchOnMount: 'always',
  })

export const useRemoveSavedCard = (restaurantId: string) => {
  const client = useQueryClient()
  const queryKey = queryKeyOf(restaurantId)
  return useMutation({
    mutationFn: (id: string) => withVisit((visit) => call(removeSavedCard, { body: { restaurantId, visit, id } })),
    onSuccess: (_reply, id) => client.setQueryData<SavedCard[]>(queryKey, (cards) => cards?.filter((card) => card.id !== id)),
  })
}
