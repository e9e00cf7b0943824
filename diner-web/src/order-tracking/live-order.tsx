// Listens for changes of an open order on every page (spec §2), shows them, and removes the order from the session when it is delivered.
import type { Order } from '@sufra/shared/orders/order'
import { applyChange, changeOf } from '@sufra/shared/orders/apply-event'
import { changeInDirhams } from '@sufra/shared/orders/order-in-dirhams'
import { isKnownStatus } from '@sufra/shared/orders/order-status'
import { statusTextOf } from '@sufra/shared/push/status-text'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { orderRoom } from '@sufra/shared/realtime/rooms'
import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { showNote } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { inviteToReview } from '../common/about/review-invitation.ts'
import { showBrowserNotification } from '../common/ui/browser-notification.ts'
import { getConnection } from '../common/api/connection.ts'
import { useLocation, useNavigate } from '../common/pages/router.ts'
import type { OpenOrder } from '../common/session/session-fields.ts'
import { addNotification, endOrder, setOrderStatus, updateSession, useSession } from '../common/session/session.ts'
import { followByPush } from './follow-by-push.ts'
import { orderQueryKey, useOrder, withKnownStatus } from './order-query.ts'
import { playStatusSound, prepareSound } from './sound/status-sound.ts'

/** Vibrates if the phone can, which needs a tap on the page first. */
const vibrate = () => {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200])
}

export const LiveOrder = ({ order: { orderId, status, restaurantId } }: { order: OpenOrder }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const { data: order, refetch, error } = useOrder(orderId)

  const announce = (next: string) => {
    const { key, emoji } = statusTextOf(next)
    const title = t(`tracking.notification.${key}.title`)
    const message = t(`tracking.notification.${key}.message`)
    addNotification({ title, message, at: serverNow() })
    // The page of the order shows a known status itself, so no toast covers it.
    if (pathname !== '/successorder' || !isKnownStatus(next)) showNote(`${emoji} ${title}\n${message}`)
    void showBrowserNotification(title, message, emoji)
    vibrate()
    void playStatusSound()
  }
  useEffect(prepareSound, [])

  const handleUpdate = useEffectEvent((now: Order) => {
    if (now.status === status) return
    setOrderStatus(orderId, now.status)
    // The diner who cancelled the order already knows.
    if (now.cancelReason !== 'by_diner') announce(now.status)
    if (now.status !== 'Delivered') return
    const isShown = pathname === '/successorder' && useSession.getState().orderId === orderId
    endOrder(orderId)
    inviteToReview(restaurantId)
    // Navigates only from the tracking page, not while the diner fills another cart. From there it is one tap back to the restaurant (spec
    // §4).
    if (!isShown) return
    updateSession(() => ({ deliveredOrderId: orderId }))
    navigate('/successbacktohome', { replace: true })
  })
  useEffect(() => {
    if (order) handleUpdate(order)
  }, [order])

  const handleEvent = useEffectEvent((envelope: FeedEnvelope) => {
    const change = changeOf(envelope)
    const known = queries.getQueryData<Order>(orderQueryKey(orderId))
    if (!change || !known) return
    const changed = applyChange(known, changeInDirhams(change))
    if (!isKnownStatus(changed.status)) announce(changed.status)
    queries.setQueryData(orderQueryKey(orderId), withKnownStatus(changed, known))
  })
  const fetchAgain = useEffectEvent(() => void refetch())
  const version = useEffectEvent(() => order?.version)
  const isLoaded = order !== undefined
  useEffect(() => {
    if (!isLoaded) return
    const listener = { onEvent: (envelope: FeedEnvelope) => handleEvent(envelope), onResync: () => fetchAgain() }
    return getConnection().join(orderRoom(orderId), { event: 'join_order_room', data: { orderId } }, version(), listener)
  }, [isLoaded, orderId])

  const { language } = useLanguage()
  const allowsNotifications = useSession((session) => session.allowNotification)
  useEffect(() => {
    if (isLoaded && allowsNotifications) void followByPush(orderId, language)
  }, [isLoaded, allowsNotifications, orderId, language])

  // An order that the server does not know (an old phone, a restored database) would never end.
  const isUnknown = error !== null && 'status' in error && error.status === 404
  useEffect(() => {
    if (isUnknown) endOrder(orderId)
  }, [isUnknown, orderId])
  return null
}
