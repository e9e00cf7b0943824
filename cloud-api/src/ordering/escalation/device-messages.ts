import type { DeviceMessages } from '../../platform/realtime/client-messages.ts'
import type { AcknowledgeOrder } from '../orders/moving/move-order.ts'
import type { WaiterCalls } from '../orders/waiter/call-waiter.ts'
import type { RestaurantReached } from './restaurant-reached.ts'

type Deps = {
  acknowledge: {
    order: AcknowledgeOrder
    waiterCall: WaiterCalls['acknowledge']
    /** Acknowledges a table's request for its bill. */
    billRequest: (restaurantId: string, tableId: string, requestedAt: string) => Promise<void>
  }
  restaurantReached: RestaurantReached
}

/** Handles messages of a restaurant's devices: acknowledgements and heartbeats. Each of them also shows that the restaurant responds. */
export const createDeviceMessages = ({ acknowledge, restaurantReached }: Deps): DeviceMessages => ({
  order_acknowledged: async (restaurantId, { orderId }) => {
    await acknowledge.order(restaurantId, orderId)
    await restaurantReached.reached(restaurantId)
  },
  call_acknowledged: async (restaurantId, call) => {
    await ('orderId' in call
      ? acknowledge.waiterCall(restaurantId, call.orderId, call.calledAt)
      : acknowledge.billRequest(restaurantId, call.tableId, call.calledAt))
    await restaurantReached.reached(restaurantId)
  },
  device_alive: (restaurantId, { deviceId }) => restaurantReached.deviceAlive(restaurantId, deviceId),
})
