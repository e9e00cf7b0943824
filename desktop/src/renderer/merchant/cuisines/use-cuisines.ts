// The restaurant's cuisines, and what is done to them: each change says how it went, and the list is read again.
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { cuisine, type Cuisine } from '@sufra/shared/cuisines/cuisine'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../app/api.ts'
import { cachedResponseKey, cachedResponsesKey } from '../../app/cached-responses.ts'
import { queryClient } from '../../app/query-client.ts'
import { useSession } from '../../app/session.ts'

/** An answer that is no list of cuisines. */
export class InvalidCuisines extends Error {}

const readCuisines = async (merchantId: string) => {
  const answer = await call(listCuisines, { params: { merchantId } })
  if (!z.array(cuisine).safeParse(answer.data).success) throw new InvalidCuisines('not a list of cuisines')
  return answer
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

/** What was read of the menu is read again. */
export const menuWasChanged = () => queryClient.invalidateQueries({ queryKey: cachedResponsesKey })
