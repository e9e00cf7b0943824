// Optimistic updates: applies the pending operations to orders and cached responses, oldest first.
import type { Route } from '@sufra/shared/contract/route'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { ResponseCache } from '../local/response-cache.ts'
import type { PendingOperation } from './offline-call.ts'

/** Returns the order after the pending operations. */
export const applyToOrder = (order: CounterOrderOnWire, pendingOperations: readonly PendingOperation[]): CounterOrderOnWire =>
  pendingOperations.reduce((shown, operation) => operation.applyToOrder(shown), order)

/** Returns the body of a cached response of the route after the pending operations. */
export const applyToResponse = (route: Route, body: string, pendingOperations: readonly PendingOperation[]): string => {
  const changes = pendingOperations.filter(({ changedRoute }) => changedRoute === route)
  if (changes.length === 0) return body
  const { data, ...rest }: { data: unknown } = JSON.parse(body)
  return JSON.stringify({ ...rest, data: changes.reduce((changed, operation) => operation.applyToData(changed), data) })
}

/** Applies an operation that the cloud has accepted to the cached response that it changes, without fetching it again. */
export const applyToCache = (responses: Pick<ResponseCache, 'get' | 'store'>, operation: PendingOperation) => {
  const route = operation.changedRoute
  if (!route) return
  const body = responses.get(route.path)
  if (body !== undefined) responses.store(route.path, applyToResponse(route, body, [operation]))
}
