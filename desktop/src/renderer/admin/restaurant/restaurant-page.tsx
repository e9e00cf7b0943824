// The page of one restaurant. Its tabs have their own addresses.
import { errorText } from '@sufra/shared/contract/error-text'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { useTranslation } from 'react-i18next'
import { isUnknown } from '../../common/api/refusals.ts'
import { Outlet } from '../../common/pages/router.ts'
import { UnknownRestaurant } from '../../features/restaurants/unknown-restaurant.tsx'
import { RestaurantHeader } from './restaurant-header.tsx'
import { useReadRestaurant, useRestaurantId } from './use-restaurant.ts'

const Restaurant = ({ restaurantId }: { restaurantId: string }) => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useReadRestaurant(restaurantId)
  const restaurant = data?.data
  if (restaurant)
    return (
      <main className="flex grow flex-col">
        <RestaurantHeader restaurant={restaurant} />
        {error && (
          <p role="alert" className="bg-saffron-soft px-4 py-3 text-sm text-saffron">
            {errorText(error, t)}
          </p>
        )}
        <Outlet context={restaurant} />
      </main>
    )
  return (
    <main aria-busy={!error} className="flex grow flex-col justify-center">
      <h1 className="sr-only">{t('provisions.title')}</h1>
      {isUnknown(error) && <UnknownRestaurant />}
      {error && !isUnknown(error) && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {!error && (
        <div className="flex grow flex-col gap-4 p-4 md:p-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-72 max-w-3xl" />
        </div>
      )}
    </main>
  )
}

/** Keyed by the restaurant, so that no state carries over to another restaurant. */
export const RestaurantPage = () => {
  const restaurantId = useRestaurantId()
  return <Restaurant key={restaurantId} restaurantId={restaurantId} />
}
