// The saved cards of this phone, which its visit identifies.
import { ApiError } from '@sufra/shared/contract/api-error'
import { listSavedCards, removeSavedCard, type SavedCard } from '@sufra/shared/payments/saved-card.routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { visits } from '../../common/session/own-visits.ts'
import { useSession } from '../../common/session/session.ts'

const queryKeyOf = (restaurantId: string) => ['saved-cards', restaurantId]

/** Makes a call with a visit of this phone; once again with a new one after the server refused the old one. */
export const withVisit = async <T>(make: (visit: string) => Promise<T>): Promise<T> => {
  const { restaurantId, tableId } = useSession.getState()
  const visit = await visits.get({ restaurantId, tableId })
  try {
    return await make(visit)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'visit.expired') throw error
    return make(await visits.renew({ restaurantId, tableId }))
  }
}

/** Requested anew by each page, since a payment may have saved one. */
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
