// The bare HTTP server, before any feature has registered itself.
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import underPressure from '@fastify/under-pressure'
import websocket from '@fastify/websocket'
import { appVersion } from '@sufra/shared/app-version'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Platform, PlatformOptions } from '../platform.ts'
import { refused } from '../refusals/refused.ts'
import { closeConnections, trackHandlers } from './close-connections.ts'
import { handleErrors } from './error-reply.ts'
import { loggerOptions } from '../process/logging.ts'
import { createOwnOrigin } from './addresses/own-address.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { setSecurityHeaders, type PageOrigins } from './security-headers.ts'
import { shedAllButAssets } from './shed.ts'

const maxBodyBytes = 256 * 1024
/** Milliseconds until a request is answered with 503. */
const maxHandlingTime = 10_000
/** Milliseconds; long enough for a form with documents over a slow connection. */
const maxRequestTime = 300_000
const maxHeadersTime = 15_000
/** Milliseconds for the body of a route without a form. */
const maxBodyTime = 20_000
/** Milliseconds that a plugin may take to start: long, because a busy machine is slow. */
const maxStartTime = 60_000
const socketOptions = { maxPayload: 64 * 1024, perMessageDeflate: false }

export const createServer = ({
  logLevel = 'info',
  trustProxy = [],
  onRoute,
  headersTimeout = maxHeadersTime,
}: PlatformOptions): FastifyInstance => {
  const app = Fastify({
    logger: loggerOptions(logLevel),
    bodyLimit: maxBodyBytes,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    routerOptions: { maxParamLength: 200 },
    handlerTimeout: maxHandlingTime,
    pluginTimeout: maxStartTime,
    requestTimeout: maxRequestTime,
    http: { headersTimeout, connectionsCheckingInterval: Math.min(headersTimeout, 5_000) },
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  closeConnections(app)
  trackHandlers(app)
  return app
}

/** Fastify's plugins, security headers, rate limits and the interactive documentation. `origins`: further origins that our pages use. */
export const registerHttp = async (app: FastifyInstance, { options, isSecure, now }: Platform, origins: PageOrigins) => {
  // The header has the time of the API's clock, with which a phone compares its own (`clockError` of the diner app).
  app.addHook('onRequest', async (_request, reply) => void reply.header('date', now().toUTCString()))
  const rateLimits = createRateLimits(options.redisUrl, app.log)
  app.addHook('onClose', async () => rateLimits.close())
  app.decorate('rateLimits', rateLimits)
  app.decorate('isOwnOrigin', createOwnOrigin(options.publicUrl, options.allowedOrigins ?? []))
  limitBodies(app, options.bodyTimeout ?? maxBodyTime)
  await app.register(cookie)
  await app.register(multipart)
  await app.register(websocket, { options: socketOptions })
  // Refusing hooks come after the plugin for sockets, whose hooks end the connection of a refused upgrade.
  await app.register(underPressure, { maxEventLoopDelay: options.maxEventLoopDelay ?? 0, pressureHandler: shedAllButAssets })
  if (options.role === 'worker') serveOnlyProbes(app)
  await setSecurityHeaders(app, isSecure, origins)
  if (options.servesDocs ?? true) await serveDocs(app)
}

/** Serves the OpenAPI document of every route registered after this, at /docs and /docs/json. */
const serveDocs = async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Sufra', description: 'Restaurant ordering. Amounts are in QAR with at most two decimals.', version: appVersion },
    },
    transform: jsonSchemaTransform,
  })
  // Uses the app's content security policy: the plugin's own requires https, and the page is blank without it.
  await app.register(swaggerUi, { routePrefix: '/docs' })
}

/** Whether a route takes a form, whose files may need minutes on a slow connection. */
const takesForm = (schema: object | undefined) => schema !== undefined && 'consumes' in schema

/** Ends the connection of a request whose body has not arrived in time, so that half requests hold nothing for long. */
const limitBodies = (app: FastifyInstance, milliseconds: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.method === 'GET' || raw.method === 'HEAD' || takesForm(routeOptions.schema)) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), milliseconds)
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}

const probes = new Set(['/health', '/ready'])

/** Answers everything but the probes with 404, including sockets, for a process that only runs jobs. */
const serveOnlyProbes = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (!probes.has(url.split('?', 1)[0] ?? '')) throw refused('request.not_found')
  })
}
