// Where the request that is being handled comes from, for what is recorded deep below its handler.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyRequest } from 'fastify'
import { userAgentOf } from '../../accounts/sessions/user-agent.ts'

type Origin = { ipAddress: string; userAgent: string }

const origins = new AsyncLocalStorage<Origin>()

/** Runs the handler of a request. Everything that it awaits sees the request's origin. */
export const withOrigin = <Result>({ ip, headers }: FastifyRequest, handle: () => Result): Result =>
  origins.run({ ipAddress: ip, userAgent: userAgentOf(headers['user-agent']) }, handle)

/** Undefined outside a request, for example in a job. */
export const currentOrigin = (): Origin | undefined => origins.getStore()
