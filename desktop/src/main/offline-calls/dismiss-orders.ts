import { withoutDismissed, type Dismissal } from '@sufra/shared/orders/closing/closed-by-platform'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { changeResponse, offlineCall } from './offline-call.ts'

export const dismissOrdersCall = offlineCall({
  route: dismissOrders,
  toOperation: ({ body }) => body,
  apply: { response: changeResponse(listClosedByPlatform, (closed, dismissal: Dismissal) => withoutDismissed(closed, dismissal)) },
  isAlreadyApplied: () => false,
  describe: () => ({ text: 'queue.dismiss', values: {}, afterRefusal: 'queue.todo.dismiss' }),
  onAccepted: ({ applyToCache }) => applyToCache(),
})
