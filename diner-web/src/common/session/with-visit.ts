import { ApiError } from '@sufra/shared/contract/api-error'
import { visits } from './own-visits.ts'
import { useSession } from './session.ts'

/** Makes a call with a visit of this phone, and once more with a new visit after the server refused the old one. */
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
