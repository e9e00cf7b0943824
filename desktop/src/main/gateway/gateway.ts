// Answers the renderer's /api requests: from the response cache, through the outbox for calls that must not be lost, otherwise from the cloud.
import { loginAdmin, loginMerchant, logout, refreshToken } from '@sufra/shared/accounts/account.routes'
import { completeEnrolment, completeSignIn } from '@sufra/shared/accounts/second-factor.routes'
import { fileLinkPath } from '@sufra/shared/file-links/file-link'
import { switchPerson } from '@sufra/shared/pins/pin.routes'
import { findOfflineCall } from '../offline-calls/offline-calls.ts'
import { json, responseOf } from './answers.ts'
import { createCachedAnswers, type CachedAnswersDeps } from './cached-answers.ts'
import { findCachedRoute } from './cached-routes.ts'
import { textOf, type Cloud } from '../cloud/cloud.ts'
import { forward, forwardDownload, heldByMain, viewTokenOf } from './forward.ts'
import { createRouteMatcher } from '../offline-calls/match-route.ts'
import { createQueuedAnswers, type QueuedAnswersDeps } from './queued-answers.ts'

type Deps = { cloud: Cloud } & CachedAnswersDeps & QueuedAnswersDeps

/** Responses that contain a token. The token stays in main, so that a compromised page cannot read it. */
const tokenPaths = new Set<string>([loginMerchant, loginAdmin, completeSignIn, completeEnrolment, refreshToken].map(({ path }) => path))
const returnsToken = (path: string) => tokenPaths.has(path)
const findSwitch = createRouteMatcher([{ route: switchPerson }])
const filesPath = fileLinkPath.replace(':token', '')

export const createGateway = (deps: Deps) => {
  const { cloud, session } = deps
  const cached = createCachedAnswers(deps)
  const answerThroughOutbox = createQueuedAnswers(deps)

  const passThrough = async (request: Request, path: string): Promise<Response> => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    // Raw bytes, because a form contains images.
    const answer = await forward(cloud, request, path, hasBody ? new Uint8Array(await request.arrayBuffer()) : undefined)
    if (path === logout.path) {
      // Sign out on this machine even when the cloud was not reached.
      cloud.clearSession()
      session.end()
    }
    if (!answer) return Response.error()
    const isSwitch = findSwitch(request.method, path) !== undefined
    if (answer.status !== 200 || !(isSwitch || returnsToken(path))) return responseOf(answer)
    const reply = JSON.parse(textOf(answer)) as { data?: unknown } // our own server's response to a sign-in or a refresh
    if (isSwitch) session.forgetPerson()
    if (path !== refreshToken.path) session.store(JSON.stringify({ success: true, data: reply.data }))
    return json(JSON.stringify({ ...reply, accessToken: heldByMain }))
  }

  return {
    /** Answers a request of our own page below /api. */
    answer: async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url)
      const path = pathname + search
      // An administrator's view is read-only, and its restaurant is not this device's, so nothing of it is cached or queued.
      if (viewTokenOf(request) !== undefined) return passThrough(request, path)
      const route = findCachedRoute(request.method, pathname)
      if (route) return cached.answer(request, path, route)
      const call = findOfflineCall(request.method, pathname)
      if (call) return answerThroughOutbox(path, call, await request.text())
      if (request.method === 'GET' && pathname.startsWith(filesPath)) return forwardDownload(cloud, request, path)
      return passThrough(request, path)
    },
    revalidate: cached.revalidate,
  }
}

export type Gateway = ReturnType<typeof createGateway>
