// The feed of a restaurant that accepts orders: each event is stored, then acknowledged, then passed on to the board, the alarm and the printers.
import { applyEvent, changeOf, openedOrderOf, orderIdOf } from '@sufra/shared/orders/apply-event'
import { callerOf, callsStaff } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { ConnectionState, RoomClient } from '@sufra/shared/realtime/room-client'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { createMissedCalls, waiterCallsOf } from '@sufra/shared/waiter/table-calls'
import { createAcknowledgements } from './acknowledgements.ts'
import { createBillCalls } from './bill-calls.ts'
import type { OrderFeedOptions } from './order-feed.ts'
import { createStoredList } from './stored-list.ts'

type Connect = (onState: (state: ConnectionState) => void) => RoomClient

export const followOrders = (options: OrderFeedOptions, restaurantId: string, connect: Connect) => {
  const { cloud, orders, deviceId, after, random, onState, beforeStored, onEvent, onReset, onMissedCall } = options
  let client: RoomClient | undefined
  let isEnded = false

  const missedCalls = createMissedCalls()
  const openCalls = () => [...waiterCallsOf(orders.open()), ...bills.calls()]
  const acknowledgements = createAcknowledgements({ orders, calls: openCalls, deviceId, after, send: (message) => client?.send(message) })
  const acknowledge = () => {
    acknowledgements.acknowledge()
    if (!isEnded && missedCalls.areMissed(openCalls(), Date.now())) onMissedCall()
  }
  const bills = createBillCalls({ cloud, onRead: acknowledge })
  const list = createStoredList({
    cloud,
    orders,
    restaurantId,
    after,
    random,
    onStored: () => {
      acknowledge()
      onReset()
    },
    onNoResponse: () => {
      if (!client) onState('down')
    },
  })

  const handleEvent = (envelope: FeedEnvelope) => {
    if (isEnded) return
    beforeStored(envelope)
    let isReopened = false
    orders.applyEvent(restaurantId, envelope.seq, orderIdOf(envelope), (known) => {
      const change = changeOf(envelope)
      // Closed orders are stored only for a while; an order that is reopened later is in the list.
      isReopened = !known && openedOrderOf(envelope) !== undefined
      if (!known && change) list.addUnmatched(change.orderId, change.version)
      return applyEvent(known, envelope)
    })
    if (isReopened) list.fetchAsOf(envelope.seq)
    if (callsStaff(envelope)) missedCalls.rang(callerOf(envelope))
    bills.handleEvent(envelope)
    acknowledge()
    onEvent(envelope)
  }

  const change = (state: ConnectionState) => {
    if (state === 'live') {
      list.stopPolling()
      acknowledgements.start()
      void bills.read()
    } else {
      acknowledgements.stop()
      list.poll()
    }
    onState(state)
  }

  const join = () => {
    if (isEnded) return
    client = connect(change)
    const listener = { onEvent: handleEvent, onResync: () => void list.fetchAll() }
    client.join(merchantRoom(restaurantId), { event: 'join_merchant_room', data: {} }, orders.position(restaurantId), listener)
  }

  // The feed continues a stored list, so without a list it is fetched before connecting.
  if (orders.position(restaurantId) === undefined) void list.fetchAll().then(join)
  else join()

  return {
    end: () => {
      isEnded = true
      client?.end()
      acknowledgements.stop()
      list.end()
    },
  }
}
