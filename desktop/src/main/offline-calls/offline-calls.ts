// The registry of the calls that staff can make while disconnected. They go through the outbox and are applied optimistically.
import { createRouteMatcher } from './match-route.ts'
import type { Entry } from '../outbox/outbox-store.ts'
import { dismissOrdersCall } from './dismiss-orders.ts'
import { moveOrderCall } from './move-order.ts'
import type { PendingOperation } from './offline-call.ts'
import { silenceOrdersCall } from './silence-orders.ts'
import { switchItemCall, switchOptionCall } from './switch-availability.ts'
import { takeCashCall } from './take-cash.ts'

export const offlineCalls = [moveOrderCall, silenceOrdersCall, dismissOrdersCall, switchItemCall, switchOptionCall, takeCashCall]

/** Returns the offline call of a request, with its path parameters. */
export const findOfflineCall = createRouteMatcher(offlineCalls)

/** Returns the operation of an outbox entry; undefined for a call that is not queueable (stored by another version). */
export const operationOf = ({ method, path, body, madeAt }: Entry): PendingOperation | undefined => {
  const found = findOfflineCall(method, path)
  const parsed: unknown = JSON.parse(body)
  return found?.item.toOperation(found.params, parsed, madeAt)
}
