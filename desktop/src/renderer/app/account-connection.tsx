import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { useEffect } from 'react'
import { readAccountAgain } from './account-events.ts'
import { alarm } from './bridge.ts'
import { useConnection } from './connection.tsx'
import { useSession } from './session.ts'

/** For pages without the board, which listens by itself: hears the restaurant's room from now on. */
export const AccountLine = () => {
  const restaurantId = useSession().data?.user?.restaurant?._id
  const { room, state } = useConnection()
  useEffect(() => {
    if (!room || !restaurantId) return
    const onEvent = (envelope: FeedEnvelope) => {
      if (envelope.event === 'newNotification') alarm.playOnce()
    }
    const listener = { onEvent, onResync: readAccountAgain }
    return room.join(merchantRoom(restaurantId), { event: 'join_merchant_room', data: {} }, undefined, listener)
  }, [room, restaurantId])
  // What was decided between reading the session and joining.
  useEffect(() => {
    if (state === 'live') readAccountAgain()
  }, [state])
  return null
}
