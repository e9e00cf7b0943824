// Listens for changes of the diner's order on every page (spec §2), shows them in words, and ends the session's part when it is delivered.
import type { OrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { orderRoom } from '@sufra/shared/realtime/rooms'
import { showNote } from '@sufra/shared/ui/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { showBrowserNotification } from '../app/browser-notification.ts'
import { line } from '../app/line.ts'
import { useNavigate } from '../app/router.ts'
import { forgetOrder, keepNotification, restaurantPath, setStatus, useSession } from '../app/session.ts'
import { orderKey, useOrder } from './order-query.ts'
import { wordsOfStatus } from './status-words.ts'
import { withEvent } from './with-event.ts'

export const LiveOrder = ({ orderId }: { orderId: string }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: order, refetch, error } = useOrder(orderId)

  const say = (status: string) => {
    const { words, sign } = wordsOfStatus(status)
    const title = t(`tracking.told.${words}.title`)
    const message = t(`tracking.told.${words}.message`)
    keepNotification({ title, message, at: Date.now() })
    showNote(`${sign} ${title}\n${message}`)
    showBrowserNotification(title, message, sign)
  }

  const end = () => {
    const { restaurantId, tableId } = useSession.getState()
    forgetOrder()
    void navigate(restaurantPath({ restaurantId, tableId }))
  }

  const follow = useEffectEvent((now: OrderOnWire) => {
    const before = useSession.getState().status
    if (now.status === before) return
    setStatus(now.status)
    say(now.status)
    if (now.status === 'Delivered') end()
  })
  useEffect(() => {
    if (order) follow(order)
  }, [order])

  const hear = useEffectEvent((envelope: FeedEnvelope) => {
    queries.setQueryData<OrderOnWire>(orderKey(orderId), (known) => known && withEvent(known, envelope))
  })
  const fetchAgain = useEffectEvent(() => void refetch())
  const version = useEffectEvent(() => order?.version)
  const isLoaded = order !== undefined
  useEffect(() => {
    if (!isLoaded) return
    const listener = { onEvent: (envelope: FeedEnvelope) => hear(envelope), onResync: () => fetchAgain() }
    return line().join(orderRoom(orderId), { event: 'join_order_room', data: { orderId } }, version(), listener)
  }, [isLoaded, orderId])

  // An order that the server does not know (an old phone, a restored database) would block the way for ever.
  const isUnknown = error !== null && 'status' in error && error.status === 404
  useEffect(() => {
    if (isUnknown) forgetOrder()
  }, [isUnknown])
  return null
}
