// Answers the renderer's /api: from what is kept at once, through the outbox what must not be lost, and from the cloud everything else.
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
import { textOf, type Cloud, type CloudAnswer, type CloudRequest } from './cloud.ts'
import { findRoute, type Found } from './contract-routes.ts'
import { applySwitchOptimistically, isSwitch, withMoves, withPending } from './queued.ts'
import type { DeskSession } from './session.ts'

type Deps = {
  cloud: Cloud
  kept: ResponseCache
  orders: FeedOrders
  outbox: Outbox
  session: DeskSession
  /** What waits in the outbox, oldest first. */
  works: () => PendingOperation[]
  now: () => number
  inBackground: (work: Promise<unknown>) => void
  onAnswersChanged: (paths: string[]) => void
  onNotCached: (error: unknown) => void
}

const forwarded = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'if-none-match'] as const
const returned = ['content-type', 'etag', 'cache-control'] as const

/** The sync of the counter's copy keeps these as the cloud has them. */
const isCopied = (route: Route) => route === listItems || route === listCuisines || route === listTables

/** Answers that carry a token. It stays in main: a page that is taken over has nothing to take away. */
const givesToken = (path: string) => path === loginMerchant.path || path === loginAdmin.path || path === refreshToken.path
const keptByMain = 'kept by main'

/** A form of papers may have thirty megabytes, and a restaurant a slow line. */
const forForms = 180_000
const isForm = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/form-data')

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } })

const refuse = (status: number, error: ErrorReply['error'], details?: unknown) =>
  json(JSON.stringify({ success: false, error, message: error, details } satisfies ErrorReply), status)

const responseOf = ({ status, headers, body }: CloudAnswer) => {
  const passed = returned.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: [...passed, ['x-content-type-options', 'nosniff']],
  })
}

export const createGateway = ({ cloud, kept, orders, outbox, session, works, now, inBackground, onAnswersChanged, onNotCached }: Deps) => {
  const passOn = async (request: Request, path: string, body: CloudRequest['body']): Promise<CloudAnswer | undefined> => {
    const headers: Record<string, string> = {}
    for (const name of forwarded) {
      const value = request.headers.get(name)
      if (value !== null) headers[name] = value
    }
    return cloud.ask({ method: request.method, path, headers, body, milliseconds: isForm(request) ? forForms : undefined })
  }

  /** Asks the cloud anew for what was answered from here, and says when it is no longer so. Gives the answer's status; undefined: none came. */
  const revalidate = async (path: string): Promise<number | undefined> => {
    const answer = await cloud.ask({ method: 'GET', path })
    if (!answer) return undefined
    const { status } = answer
    if (status === 200) {
      const body = textOf(answer)
      if (body === kept.get(path)) return status
      keep(path, body)
    } else if (path === readMe.path && status === 401) session.end()
    else return status
    onAnswersChanged([path])
    return status
  }

  const keep = (path: string, body: string) => (path === readMe.path ? session.keep(body) : kept.keep(path, body))

  const answerKept = async (request: Request, path: string, { route }: Found): Promise<Response> => {
    const restaurantId = session.restaurantId()
    if (path === listOrders.path && restaurantId) {
      const seq = orders.position(restaurantId)
      if (seq !== undefined) return json(JSON.stringify({ success: true, data: orders.open().toReversed(), seq, more: null }))
    }
    const body = kept.get(path)
    if (body !== undefined) {
      if (!isCopied(route)) inBackground(revalidate(path))
      return json(withPending(route, body, works()))
    }
    const answer = await passOn(request, path, undefined)
    if (!answer) return Response.error()
    if (answer.status === 200 && route !== listOrders) keep(path, textOf(answer))
    if (path === readMe.path && answer.status === 401) session.end()
    return responseOf(answer)
  }

  /** What the rules of this side say at once; undefined: nothing against it. */
  const problemOf = (found: Found, body: string): Response | undefined => {
    const parsed = found.route.body?.safeParse(JSON.parse(body))
    if (!parsed?.success) return refuse(400, 'request.invalid')
    if (found.route !== moveOrder) return undefined
    const order = orders.read(found.params.orderId ?? '')
    if (!order) return undefined
    const { status } = withMoves(order, works())
    const to = moveOrder.body.parse(parsed.data).status
    return canMove(status, to) ? undefined : refuse(409, 'order.cannot_move', { status })
  }

  /** What a queued call will have done, as the cloud would have answered it. */
  const foresee = (found: Found, body: string): unknown => {
    if (found.route === moveOrder) {
      const order = orders.read(found.params.orderId ?? '')
      return order && withMoves(order, works())
    }
    if (isSwitch(found.route))
      return { _id: found.params.optionId ?? found.params.itemId, ...applySwitchOptimistically(switchTo.parse(JSON.parse(body))) }
    return undefined
  }

  const answerQueued = async (path: string, found: Found, method: string, body: string): Promise<Response> => {
    const problem = problemOf(found, body)
    if (problem) return problem
    const restaurantId = session.restaurantId()
    if (!restaurantId) return refuse(401, 'session.none')
    let outcome: Outcome
    try {
      outcome = await outbox.put({ key: crypto.randomUUID(), restaurantId, method, path, body, madeAt: now() })
    } catch (error) {
      onNotCached(error)
      return refuse(507, 'counter.not_kept')
    }
    if (outcome.kind === 'done') return json(outcome.body)
    if (outcome.kind === 'refused') return json(outcome.body, outcome.status)
    const data = foresee(found, body)
    return json(JSON.stringify(data === undefined ? { success: true, message: 'Queued' } : { success: true, data }))
  }

  const passThrough = async (request: Request, path: string): Promise<Response> => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    // Its bytes as they are: a form has pictures in it.
    const answer = await passOn(request, path, hasBody ? new Uint8Array(await request.arrayBuffer()) : undefined)
    if (path === logout.path) {
      // Over on this machine, whether or not the cloud heard of it.
      cloud.forgetSession()
      session.end()
    }
    if (!answer) return Response.error()
    if (answer.status !== 200 || !givesToken(path)) return responseOf(answer)
    const reply = JSON.parse(textOf(answer)) as { data?: unknown } // our own server's answer, of a sign-in or a refresh
    if (path !== refreshToken.path) session.keep(JSON.stringify({ success: true, data: reply.data }))
    return json(JSON.stringify({ ...reply, accessToken: keptByMain }))
  }

  return {
    /** A request of our own page below /api. */
    answer: async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      const path = pathname + search
      const found = findRoute(request.method, pathname)
      if (found?.route.offline === 'keep') return answerKept(request, path, found)
      if (found?.route.offline === 'queue') return answerQueued(path, found, request.method, await request.text())
      return passThrough(request, path)
    },
    revalidate,
    /** The cloud has a dismissal: the stored answer need not be read again to be right. */
    applyDismissal: (work: PendingOperation) => {
      const body = kept.get(listClosedByPlatform.path)
      if (body !== undefined) keep(listClosedByPlatform.path, withPending(listClosedByPlatform, body, [work]))
    },
  }
}
