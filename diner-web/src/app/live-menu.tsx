// Listens for changes of the current menu: an item that sells out becomes unavailable on open phones within a second, and a stored menu is
// replaced as soon as the server can be reached.
import { storedAtOf } from '@sufra/shared/menu/stored-menu'
import { menuRoom } from '@sufra/shared/realtime/rooms'
import { preloadPages } from '@sufra/shared/ui/pages/lazy-page'
import { useEffect, useEffectEvent } from 'react'
import { getConnection } from '../common/api/connection.ts'
import { savesData } from '../common/api/saves-data.ts'
import { setNewestMenuVersion, useMenu } from '../common/api/use-menu.ts'
import { useSession } from '../common/session/session.ts'
import { visitAt } from '../common/session/visits.ts'

/** Milliseconds after the menu was loaded: by then the splash has ended and the first pictures are loaded. */
const preloadAfter = 3_000

export const LiveMenu = ({ restaurantId }: { restaurantId: string }) => {
  const { data: menu, refetch } = useMenu(restaurantId)
  // A guest who scanned a table's code is always admitted by the server, however many sockets other people behind the same address have
  // opened.
  const visit = useSession((session) => visitAt(session, restaurantId))
  const version = useEffectEvent(() => menu?.version)
  const handleMenuChange = useEffectEvent((newest: number | undefined) => {
    if (newest !== undefined) setNewestMenuVersion(restaurantId, newest)
    void refetch()
  })
  const replaceStored = useEffectEvent(() => menu && storedAtOf(menu) !== undefined && void refetch())
  const isLoaded = menu !== undefined
  useEffect(() => {
    if (!isLoaded) return
    const join = { event: 'join_menu_room', data: { restaurantId, visit: visit || undefined } } as const
    return getConnection().join(menuRoom(restaurantId), join, version(), {
      onEvent: (envelope) => handleMenuChange(envelope.seq),
      onResync: () => handleMenuChange(undefined),
      onJoined: () => replaceStored(),
    })
  }, [isLoaded, restaurantId, visit])
  useEffect(() => {
    if (!isLoaded || savesData()) return
    const preload = () => void preloadPages(() => true)
    const timer = setTimeout(preload, preloadAfter)
    addEventListener('online', preload)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', preload)
    }
  }, [isLoaded])
  return null
}
