// Answers the renderer's /api requests: from the response cache, through the outbox for calls that must not be lost, otherwise from the cloud.
import { loginAdmin, loginMerchant, logout, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import type { Route } from '@sufra/shared/contract/route'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { switchTo } from '@sufra/shared/menu/availability'
import { listItems } from '@sufra/shared/menu/item.routes'
import { listClosedByPlatform } from '@sufra/shared/orders/closed-by-platform.routes'
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import { canMove } from '@sufra/shared/orders/order-status'
import { listTables } from '@sufra/shared/tables/table.routes'
import type { PendingOperation } from '../../bridge/desk-state.ts'
import type { FeedOrders } from '../local/feed-orders.ts'
import type { ResponseCache } from '../local/response-cache.ts'
import type { Outbox, Outcome } from '../outbox/outbox.ts'
import { textOf, type Cloud, type CloudResponse, type CloudRequest } from './cloud.ts'
import { findRoute, type FoundRoute } from './contract-routes.ts'
import { applySwitchOptimistically, isSwitch, withMoves, withPending } from './pending-operations.ts'
import type { DeskSession } from './session.ts'

type Deps = {
  cloud: Cloud
  responses: ResponseCache
  orders: FeedOrders
  outbox: Outbox
  session: DeskSession
  /** The pending operations of the outbox, oldest first. */
  pendingOperations: () => PendingOperation[]
  now: () => number
  inBackground: (work: Promise<unknown>) => void
  onResponsesChanged: (paths: string[]) => void
  onNotCached: (error: unknown) => void
}

const forwarded = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'if-none-match'] as const
const returned = ['content-type', 'content-disposition', 'content-security-policy', 'etag', 'cache-control'] as const

/** These routes are kept up to date by the offline snapshot sync. */
const isInSnapshot = (route: Route) => route === listItems || route === listCuisines || route === listTables

/** Responses that contain a token. The token stays in main, so that a compromised page cannot read it. */
const returnsToken = (path: string) => path === loginMerchant.path || path === loginAdmin.path || path === refreshToken.path
const heldByMain = 'held by main'

/** Milliseconds. An upload may have thirty megabytes on a slow connection. */
const formTimeout = 180_000
const isForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/form-data')

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } })

const refuse = (status: number, error: ErrorReply['error'], details?: unknown) =>
  json(JSON.stringify({ success: false, error, message: error, details } satisfies ErrorReply), status)

const responseOf = ({ status, headers, body }: CloudResponse) => {
  const passed = returned.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: [...passed, ['x-content-type-options', 'nosniff']],
  })
}

export const createGateway = ({
  cloud,
  responses,
  orders,
  outbox,
  session,
  pendingOperations,
  now,
  inBackground,
  onResponsesChanged,
  onNotCached,
}: Deps) => {
  const forward = async (request: Request, path: string, body: CloudRequest['body']): Promise<CloudResponse | undefined> => {
    const headers: Record<string, string> = {}
    for (const name of forwarded) {
      const value = request.headers.get(name)
      if (value !== null) headers[name] = value
    }
    return cloud.request({ method: request.method, path, headers, body, milliseconds: isForm(request) ? formTimeout : undefined })
  }

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

  const store = (path: string, body: string) => (path === readMe.path ? session.store(body) : responses.store(path, body))

  const answerFromCache = async (request: Request, path: string, { route }: FoundRoute): Promise<Response> => {
    const restaurantId = session.restaurantId()
    if (path === listOrders.path && restaurantId) {
      const seq = orders.position(restaurantId)
      if (seq !== undefined) return json(JSON.stringify({ success: true, data: orders.open().toReversed(), seq, more: null }))
    }
    const body = responses.get(path)
    if (body !== undefined) {
      if (!isInSnapshot(route)) inBackground(revalidate(path))
      return json(withPending(route, body, pendingOperations()))
    }
    const answer = await forward(request, path, undefined)
    if (!answer) return Response.error()
    if (answer.status === 200 && route !== listOrders) store(path, textOf(answer))
    if (path === readMe.path && answer.status === 401) session.end()
    return responseOf(answer)
  }

  /** Validates a call locally. Returns the refusal; undefined when the call is valid. */
  const problemOf = (found: FoundRoute, body: string): Response | undefined => {
    const parsed = found.route.body?.safeParse(JSON.parse(body))
    if (!parsed?.success) return refuse(400, 'request.invalid')
    if (found.route !== moveOrder) return undefined
    const order = orders.read(found.params.orderId ?? '')
    if (!order) return undefined
    const { status } = withMoves(order, pendingOperations())
    const to = moveOrder.body.parse(parsed.data).status
    return canMove(status, to) ? undefined : refuse(409, 'order.cannot_move', { status })
  }

  /** Returns the reply data that the cloud would send for a queued call (optimistic update). */
  const optimisticReply = (found: FoundRoute, body: string): unknown => {
    if (found.route === moveOrder) {
      const order = orders.read(found.params.orderId ?? '')
      return order && withMoves(order, pendingOperations())
    }
    if (isSwitch(found.route))
      return { _id: found.params.optionId ?? found.params.itemId, ...applySwitchOptimistically(switchTo.parse(JSON.parse(body))) }
    return undefined
  }

  const answerThroughOutbox = async (path: string, found: FoundRoute, method: string, body: string): Promise<Response> => {
    const problem = problemOf(found, body)
    if (problem) return problem
    const restaurantId = session.restaurantId()
    if (!restaurantId) return refuse(401, 'session.none')
    let outcome: Outcome
    try {
      outcome = await outbox.put({ key: crypto.randomUUID(), restaurantId, method, path, body, madeAt: now() })
    } catch (error) {
      onNotCached(error)
      return refuse(507, 'counter.not_saved')
    }
    if (outcome.kind === 'done') return json(outcome.body)
    if (outcome.kind === 'refused') return json(outcome.body, outcome.status)
    const data = optimisticReply(found, body)
    return json(JSON.stringify(data === undefined ? { success: true, message: 'Queued' } : { success: true, data }))
  }

  const passThrough = async (request: Request, path: string): Promise<Response> => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    // Raw bytes: a form contains images.
    const answer = await forward(request, path, hasBody ? new Uint8Array(await request.arrayBuffer()) : undefined)
    if (path === logout.path) {
      // Sign out on this machine even when the cloud was not reached.
      cloud.clearSession()
      session.end()
    }
    if (!answer) return Response.error()
    if (answer.status !== 200 || !returnsToken(path)) return responseOf(answer)
    const reply = JSON.parse(textOf(answer)) as { data?: unknown } // our own server's response to a sign-in or a refresh
    if (path !== refreshToken.path) session.store(JSON.stringify({ success: true, data: reply.data }))
    return json(JSON.stringify({ ...reply, accessToken: heldByMain }))
  }

  return {
    /** Answers a request of our own page below /api. */
    answer: async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      const path = pathname + search
      const found = findRoute(request.method, pathname)
      if (found?.route.offline === 'cache') return answerFromCache(request, path, found)
      if (found?.route.offline === 'queue') return answerThroughOutbox(path, found, request.method, await request.text())
      return passThrough(request, path)
    },
    revalidate,
    /** Applies a dismissal that the cloud has accepted to the cached response, without fetching it again. */
    applyDismissal: (work: PendingOperation) => {
      const body = responses.get(listClosedByPlatform.path)
      if (body !== undefined) store(listClosedByPlatform.path, withPending(listClosedByPlatform, body, [work]))
    },
  }
}
