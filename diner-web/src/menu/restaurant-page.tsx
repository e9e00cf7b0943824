import { inLanguage } from '@sufra/shared/localized-text'
import type { MenuRestaurant } from '@sufra/shared/menu/menu'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { lazyPart } from '@sufra/shared/ui/pages/lazy-page'
import { pictureUrl } from '@sufra/shared/uploads'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageFailure } from '../common/pages/page-failure.tsx'
import { useParams, useSearchParams } from '../common/pages/router.ts'
import { withAllTranslations } from '../common/pages/with-all-translations.ts'
import { visits } from '../common/session/own-visits.ts'
import { openRestaurant, useSession } from '../common/session/session.ts'
import { placeAt } from '../common/session/visits.ts'
import { endSplash, splashTimeLeft, useSplash } from '../common/splash/splash.ts'
import { isUnknown, useMenu } from '../common/api/use-menu.ts'
import { MenuPage } from './menu-page.tsx'

const welcomedRestaurants = new Set<string>()

/**
 * The splash that covers the page. The server renders the same into the HTML (`splash.ts` of the API) when a restaurant is the first page.
 */
const Splash = ({ restaurant }: { restaurant: MenuRestaurant | undefined }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <output className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-5 bg-cover px-8 text-center text-on-cover">
      {restaurant?.logo && <img src={pictureUrl(restaurant.logo, 192)} alt="" className="size-24 rounded-full bg-white object-cover" />}
      <span className="text-base opacity-90">{t('splash.to')}</span>
      <strong className="min-h-10 text-2xl wrap-anywhere">{restaurant && inLanguage(restaurant.name, language)}</strong>
    </output>
  )
}

const NoRestaurant = lazyPart(
  'no-restaurant',
  withAllTranslations(() => import('../common/ui/no-restaurant.tsx').then((file) => file.NoRestaurant)),
)

/**
 * The menu, opened by its restaurant's address or at a category (spec §2). The first time there is a splash of one second, with the menu
 * below it as soon as it is loaded.
 */
export const RestaurantPage = () => {
  const { restaurantId: inAddress, categoryId } = useParams()
  const [search] = useSearchParams()
  const tableInAddress = search.get('table') ?? ''
  const current = useSession((session) => session.restaurantId)
  const restaurantId = inAddress ?? current
  const { data: menu, error, refetch, isFetching } = useMenu(restaurantId)
  // The query resets its error when it starts again, by the button or for another part of the page; the page shows the error until it is
  // resolved.
  const [failure, setFailure] = useState({ restaurantId, error })
  if (failure.restaurantId !== restaurantId || (error && error !== failure.error)) setFailure({ restaurantId, error })
  const tableId = useSession((session) => placeAt(session, { restaurantId, tableId: tableInAddress }).tableId)
  // Opens the visit early, so that the order need not wait for it; if this fails, the order opens it.
  useQuery({
    queryKey: ['visit', restaurantId, tableId],
    queryFn: () => visits.get({ restaurantId, tableId }),
    enabled: restaurantId !== '',
    retry: false,
  })
  const isSplashDrawn = useSplash()
  const [isWelcoming, setWelcoming] = useState(() => !welcomedRestaurants.has(restaurantId))

  const isFound = menu !== undefined
  useEffect(() => {
    if (inAddress && isFound) openRestaurant(inAddress, tableInAddress)
  }, [inAddress, tableInAddress, isFound])
  useEffect(() => {
    const timer = setTimeout(() => {
      welcomedRestaurants.add(restaurantId)
      setWelcoming(false)
    }, splashTimeLeft())
    return () => clearTimeout(timer)
  }, [restaurantId])

  const isReady = menu ? !isWelcoming : failure.error !== null
  useEffect(() => {
    if (isReady) endSplash()
  }, [isReady])
  // Otherwise the splash of the HTML would stay above the next page.
  useEffect(() => endSplash, [])

  if (!restaurantId) return <NoRestaurant />
  if (failure.error && !menu)
    return isUnknown(failure.error) ? (
      <NoRestaurant isUnknown />
    ) : (
      <PageFailure error={failure.error} onRetry={() => void refetch()} isBusy={isFetching} />
    )
  return (
    <>
      {menu && <MenuPage menu={menu} categoryId={categoryId} />}
      {!isReady && !isSplashDrawn && <Splash restaurant={menu?.restaurant} />}
    </>
  )
}
