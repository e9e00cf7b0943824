import { Button } from '@sufra/shared/ui/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMenu } from '../../common/api/use-menu.ts'
import { useLocation, useNavigate } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { followWorker } from './worker.ts'

/** Offers to load a new version of the app, but not in the middle of an order. */
export const UpdateOffer = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isPending = useSession((session) => session.checkout.state !== 'idle')
  const isOutdated = useNewVersion()
  if (!isOutdated || isPending || pathname.startsWith('/payments')) return null
  return (
    <output className="flex items-center gap-3 border-b border-line bg-card px-4 py-2 text-sm">
      <span className="grow">{t('offline.newVersion')}</span>
      <Button kind="secondary" onClick={() => location.reload()}>
        {t('offline.reload')}
      </Button>
    </output>
  )
}

/** Runs the service worker. Returns whether its version is newer than this page. */
const useNewVersion = (): boolean => {
  const restaurantId = useSession((session) => session.restaurantId)
  const { refetch } = useMenu(restaurantId)
  const navigate = useNavigate()
  const [isOutdated, setOutdated] = useState(false)
  // The worker has not seen the menu of a page that was open before it, so the menu is fetched once more to be stored.
  const storeMenu = useEffectEvent(() => {
    if (restaurantId) void refetch()
  })
  const show = useEffectEvent((path: string) => navigate(path))
  useEffect(() => followWorker({ onServed: () => storeMenu(), onOutdated: () => setOutdated(true), onShowPath: (path) => show(path) }), [])
  return isOutdated
}
