import { withoutDismissed } from '@sufra/shared/orders/closed-by-platform'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { changeResponse, offlineCall } from './offline-call.ts'

export const dismissOrdersCall = offlineCall({
  route: dismissOrders,
  toOperation: ({ body }) => body,
  apply: { response: changeResponse(listClosedByPlatform, withoutDismissed) },
  isAlreadyApplied: () => false,
  describe: () => ({ text: 'queue.dismiss', values: {}, afterRefusal: 'queue.todo.dismiss' }),
  onAccepted: ({ applyToCache }) => applyToCache(),
})
