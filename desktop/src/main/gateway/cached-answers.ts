// Answers calls from the response cache, with the pending operations applied, and fetches the cached responses again.
import { readMe } from '@sufra/shared/accounts/account.routes'
import type { Route } from '@sufra/shared/contract/route'
import { listOrders } from '@sufra/shared/orders/order.routes'
import type { FeedOrders } from '../local/feed-orders.ts'
import type { ResponseCache } from '../local/response-cache.ts'
import { applyToResponse } from '../offline-calls/apply-pending.ts'
import type { PendingOperation } from '../offline-calls/offline-call.ts'
import { json, responseOf } from './answers.ts'
import { textOf, type Cloud } from '../cloud/cloud.ts'
import { isInSnapshot } from './cached-routes.ts'
import { forward } from './forward.ts'
import type { DeskSession } from './session.ts'

export type CachedAnswersDeps = {
  cloud: Pick<Cloud, 'request'>
  responses: ResponseCache
  orders: FeedOrders
  session: DeskSession
  /** The pending operations of the outbox, oldest first. */
  pendingOperations: () => PendingOperation[]
  inBackground: (work: Promise<unknown>) => void
  onResponsesChanged: (paths: string[]) => void
}

export const createCachedAnswers = (deps: CachedAnswersDeps) => {
  const { cloud, responses, orders, session, pendingOperations, inBackground, onResponsesChanged } = deps

  const store = (path: string, body: string) => (path === readMe.path ? session.store(body) : responses.store(path, body))

  /** Fetches a cached path again, updates the cache and publishes the change. Returns the response status; undefined when there was no response. */
  const revalidate = async (path: string): Promise<number | undefined> => {
    const answer = await cloud.request({ method: 'GET', path })
    if (!answer) return undefined
    const { status } = answer
    if (status === 200) {
      const body = textOf(answer)
      if (body === responses.get(path)) return status
      store(path, body)
    } else if (path === readMe.path && status === 401) session.end()
    else return status
    onResponsesChanged([path])
    return status
  }

  return {
    revalidate,
    answer: async (request: Request, path: string, route: Route): Promise<Response> => {
      const restaurantId = session.restaurantId()
      if (path === listOrders.path && restaurantId) {
        const seq = orders.position(restaurantId)
        if (seq !== undefined) return json(JSON.stringify({ success: true, data: orders.open().toReversed(), seq, more: null }))
      }
      const body = responses.get(path)
      if (body !== undefined) {
        if (!isInSnapshot(path)) inBackground(revalidate(path))
        return json(applyToResponse(route, body, pendingOperations()))
      }
      const answer = await forward(cloud, request, path, undefined)
      if (!answer) return Response.error()
      if (answer.status === 200 && route !== listOrders) store(path, textOf(answer))
      if (path === readMe.path && answer.status === 401) session.end()
      return responseOf(answer)
    },
  }
}
