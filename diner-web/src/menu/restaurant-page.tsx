import { ErrorState } from '@sufra/shared/ui/error-state'
import { inLanguage } from '@sufra/shared/localized-text'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQuery } from '@tanstack/react-query'
import { ConciergeBell } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from '../common/pages/router.ts'
import { visits } from '../common/session/own-visits.ts'
import { openRestaurant, useSession } from '../common/session/session.ts'
import { useMenu } from '../common/api/use-menu.ts'
import { RestaurantHome } from './restaurant-home.tsx'

/** Spec §9. */
const splashMilliseconds = 1_000
const welcomedRestaurants = new Set<string>()

const Splash = ({ name }: { name: string | undefined }) => {
  const { t } = useTranslation()
  return (
    <main className="grid grow place-items-center bg-cover px-8 text-center text-on-cover">
      <div className="flex flex-col items-center gap-5">
        <span className="grid size-24 place-items-center rounded-3xl bg-on-cover/15">
          <ConciergeBell aria-hidden className="size-11" />
        </span>
        <p className="text-base opacity-90">{t('welcome.to')}</p>
        <h1 className="min-h-10 text-2xl font-bold">{name}</h1>
      </div>
    </main>
  )
}

/** Entry page of a restaurant: a splash of one second the first time, then the menu. */
export const RestaurantPage = () => {
  const { restaurantId = '' } = useParams()
  const { language } = useLanguage()
  const { data: menu, error, refetch, isFetching } = useMenu(restaurantId)
  const tableId = useSession((session) => (session.restaurantId === restaurantId ? session.tableId : ''))
  // Opens the visit early, so that the order need not wait for it; if this fails, the order opens it.
  useQuery({ queryKey: ['visit', restaurantId, tableId], queryFn: () => visits.get({ restaurantId, tableId }), retry: false })
  const [isWelcoming, setWelcoming] = useState(() => !welcomedRestaurants.has(restaurantId))

  useEffect(() => {
    openRestaurant(restaurantId)
    const timer = setTimeout(() => {
      welcomedRestaurants.add(restaurantId)
      setWelcoming(false)
    }, splashMilliseconds)
    return () => clearTimeout(timer)
  }, [restaurantId])

  if (error && !menu) return <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />
  if (isWelcoming || !menu) return <Splash name={menu && inLanguage(menu.restaurant.name, language)} />
  return <RestaurantHome menu={menu} />
}
