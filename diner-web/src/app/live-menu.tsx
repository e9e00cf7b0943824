// Listens for changes of the menu that is shown: a dish that sells out is off on open phones within a second.
import { menuRoom } from '@sufra/shared/realtime/rooms'
import { useEffect, useEffectEvent } from 'react'
import { line } from './line.ts'
import { hearOfMenu, useMenu } from './use-menu.ts'

export const LiveMenu = ({ restaurantId }: { restaurantId: string }) => {
  const { data: menu, refetch } = useMenu(restaurantId)
  const version = useEffectEvent(() => menu?.version)
  const hear = useEffectEvent((newest: number | undefined) => {
    if (newest !== undefined) hearOfMenu(restaurantId, newest)
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
  return null
}
