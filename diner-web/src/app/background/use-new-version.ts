import { useEffect, useEffectEvent, useState } from 'react'
import { useMenu } from '../../common/api/use-menu.ts'
import { useNavigate } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { followWorker } from './worker.ts'

/** Runs the service worker. Returns whether its version is newer than this page. */
export const useNewVersion = (): boolean => {
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
