import { soundOf } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { useEffect } from 'react'
import { invalidateAccount } from '../../common/connection/account-events.ts'
import { alarm } from '../../common/bridge/bridge.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { useSession } from '../../common/session/session.ts'

/** Joins the restaurant's room on pages without the order board (which joins the room itself). */
export const AccountConnection = () => {
  const restaurantId = useSession().data?.user?.restaurant?._id
  const { room, state } = useConnection()
  useEffect(() => {
    if (!room || !restaurantId) return
    const onEvent = (envelope: FeedEnvelope) => {
      if (soundOf(envelope) === 'order') alarm.playOnce()
    }
    const listener = { onEvent, onResync: invalidateAccount }
    return room.join(merchantRoom(restaurantId), { event: 'join_merchant_room', data: {} }, undefined, listener)
  }, [room, restaurantId])
  // Picks up decisions made between reading the session and joining the room.
  useEffect(() => {
    if (state === 'live') invalidateAccount()
  }, [state])
  return null
}
