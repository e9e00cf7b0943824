// The details of a restaurant for administrators, shared by the tabs of its page.
import { readRestaurantDetails, type RestaurantDetails } from '@sufra/shared/provisions/restaurant.routes'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../common/api/api.ts'
import { useOutletContext, useParams } from '../../common/pages/router.ts'

/** Milliseconds between polls of a restaurant's data. */
export const restaurantPollInterval = 30_000

/** The query key of data about the restaurant. */
export const restaurantKey = (restaurantId: string, part: string) => ['restaurant', restaurantId, part]

export const useReadRestaurant = (restaurantId: string) =>
  useQuery({
    queryKey: restaurantKey(restaurantId, 'details'),
    queryFn: () => call(readRestaurantDetails, { params: { restaurantId } }),
    refetchInterval: restaurantPollInterval,
    staleTime: 0,
  })

/** The restaurant whose page is shown. */
export const useRestaurant = (): RestaurantDetails => useOutletContext<RestaurantDetails>()

export const useRestaurantId = (): string => useParams().restaurantId ?? ''
