// The origin of the current request, for records and links far below its handler.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { userAgentOf } from './user-agent.ts'

/** Network address and device. */
type Origin = { ipAddress: string; userAgent: string }

const requests = new AsyncLocalStorage<{ origin: Origin; baseUrl: string }>()

type Request = Pick<FastifyRequest, 'ip' | 'headers' | 'protocol' | 'host'>

/** Runs the handler of a request. Everything that it awaits sees the request's origin and address. */
export const withOrigin = <Result>({ ip, headers, protocol, host }: Request, handle: () => Result): Result =>
  requests.run({ origin: { ipAddress: ip, userAgent: userAgentOf(headers['user-agent']) }, baseUrl: `${protocol}://${host}` }, handle)

/** Returns undefined outside a request, for example in a job. */
export const currentOrigin = (): Origin | undefined => requests.getStore()?.origin

/** Returns the address by which the request has reached us, or undefined outside a request. */
export const currentBaseUrl = (): string | undefined => requests.getStore()?.baseUrl
