import type { MerchantStatus } from '@sufra/shared/accounts/account'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { showFailure, showNote, showSuccess } from '@sufra/shared/ui/toasts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { readAccountAgain } from './account-news.ts'
import { alarm } from './bridge.ts'
import { useLine } from './line.tsx'
import { useSession } from './session.ts'

const sayings = { accepted: showSuccess, rejected: showFailure, deactivated: showFailure, pending: showNote } as const

/** Says it when the restaurant's status changes while the page is open, whichever way that became known. */
export const StatusNews = () => {
  const { t } = useTranslation()
  const user = useSession().data?.user
  const shown = useRef<{ id: string; status: MerchantStatus }>(undefined)
  const say = useEffectEvent((status: MerchantStatus) => sayings[status](t(`settings.news.${status}`)))
  const id = user?.id
  const status = user?.status
  useEffect(() => {
    if (!id || !status) return
    const before = shown.current
    shown.current = { id, status }
    if (before?.id === id && before.status !== status) say(status)
  }, [id, status])
  return null
}

/** For pages without the board, which listens by itself: hears the restaurant's room from now on. */
export const AccountLine = () => {
  const restaurantId = useSession().data?.user?.restaurant?._id
  const { room, state } = useLine()
  useEffect(() => {
    if (!room || !restaurantId) return
    const onEvent = (envelope: FeedEnvelope) => {
      if (envelope.event === 'newNotification') alarm.strike()
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
