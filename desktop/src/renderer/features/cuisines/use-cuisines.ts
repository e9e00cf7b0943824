// The restaurant's cuisines; the list is fetched again after each change.
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { cuisine, type Cuisine } from '@sufra/shared/cuisines/cuisine'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey, cachedResponsesKey } from '../../common/bridge/cached-responses.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { useSession } from '../../common/session/session.ts'

/** Thrown when the response is not a list of cuisines. */
export class InvalidCuisines extends Error {}

export const readCuisines = async (merchantId: string) => {
  const reply = await call(listCuisines, { params: { merchantId } })
  if (!z.array(cuisine).safeParse(reply.data).success) throw new InvalidCuisines('the response is not a list of cuisines')
  return reply
}

const noCuisines: Cuisine[] = []

export const useCuisines = () => {
  const merchantId = useSession().data?.user?.restaurant?._id ?? ''
  const query = useQuery({
    queryKey: cachedResponseKey(listCuisines.path.replace(':merchantId', merchantId)),
    queryFn: () => readCuisines(merchantId),
    enabled: merchantId !== '',
  })
  return { ...query, merchantId, cuisines: query.data?.data ?? noCuisines }
}

/** Invalidates all cached responses, so that the menu is fetched again. */
export const invalidateMenu = () => queryClient.invalidateQueries({ queryKey: cachedResponsesKey })
