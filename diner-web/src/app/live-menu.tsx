// Listens for changes of the menu that is shown: a dish that sells out is off on open phones within a second.
import { menuRoom } from '@sufra/shared/realtime/rooms'
import { preloadPages } from '@sufra/shared/ui/lazy-page'
import { useEffect, useEffectEvent } from 'react'
import { line } from './connection.ts'
import { setNewestMenuVersion, useMenu } from './use-menu.ts'

/** Milliseconds after the menu has come: the welcome is over then, and the first pictures are there. */
const preloadAfter = 3_000

/** Then it loads what it opens. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true // not in TypeScript's DOM

export const LiveMenu = ({ restaurantId }: { restaurantId: string }) => {
  const { data: menu, refetch } = useMenu(restaurantId)
  const version = useEffectEvent(() => menu?.version)
  const hear = useEffectEvent((newest: number | undefined) => {
    if (newest !== undefined) setNewestMenuVersion(restaurantId, newest)
    void refetch()
  })
  const isLoaded = menu !== undefined
  useEffect(() => {
    if (!isLoaded) return
    return line().join(menuRoom(restaurantId), { event: 'join_menu_room', data: { restaurantId } }, version(), {
      onEvent: (envelope) => hear(envelope.seq),
      onResync: () => hear(undefined),
    })
  }, [isLoaded, restaurantId])
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
