// The services that every feature gets when it registers itself.
import { randomUUID } from 'node:crypto'
import { adminDashboardParts } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { healthParts } from '@sufra/shared/health/health.routes'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import type { Connection } from './db/connect.ts'
import { createBaseUrl, createPublicAddress } from './http/addresses/own-address.ts'
import { checkDatabase } from './db/check-database.ts'
import { checkJobs } from './jobs/check-jobs.ts'
import { createDeleteOldJobs } from './jobs/delete-old-jobs.ts'
import { createJobs, type JobOptions, type Jobs } from './jobs/jobs.ts'
import { createJobsStore } from './jobs/jobs.store.ts'
import { createLocalBus, createRedisBus, type Bus } from './realtime/bus.ts'
import type { SocketLimits } from './realtime/socket-places.ts'
import type { ProcessRole } from './process/process-role.ts'
import { createReplyParts, type ReplyParts } from './http/reply-parts/reply-parts.ts'
import { createRoomTypes, type RoomTypes } from './realtime/rooms/room-types.ts'
import type { FileStore } from './files/uploads/file-store.ts'

export type PlatformOptions = {
  connection: Connection
  secret: Uint8Array
  files: FileStore
  publicUrl?: string
  allowedOrigins?: string[]
  redisUrl?: string
  trustProxy?: string[]
  logLevel?: string
  now?: () => Date
  /** Timeout for a request's headers, in milliseconds. */
  headersTimeout?: number
  /** Timeout for the body of a request that has no form, in milliseconds. */
  bodyTimeout?: number
  /** Event loop delay in milliseconds above which requests are refused; 0 disables it. */
  maxEventLoopDelay?: number
  /** Whether /docs is served. */
  servesDocs?: boolean
  /** Maximum sockets without a session. */
  socketLimits?: Partial<SocketLimits>
  /** Called with each route when it is added. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
  /** Role of the process; it does everything when omitted. */
  role?: ProcessRole
  /** Whether jobs are scheduled, and their intervals. */
  jobs?: JobOptions
}

export type Platform = {
  options: PlatformOptions
  connection: Connection
  secret: Uint8Array
  files: FileStore
  bus: Bus
  jobs: Jobs
  /** The kinds of rooms that clients join; each feature adds its own. */
  roomTypes: RoomTypes
  /** The parts of the administrators' dashboard; each feature adds its own. */
  dashboardParts: ReplyParts<typeof adminDashboardParts>
  /** The parts of the health page; each feature adds its own. */
  healthChecks: ReplyParts<typeof healthParts>
  log: FastifyBaseLogger
  now: () => Date
  /** Makes every copy of the API read the new entries of a restaurant's feed. Call it after the commit. */
  notifyFeed: (restaurantId: string) => void
  /** Our address in mails; without `publicUrl` that of the listening server. */
  publicAddress: () => string
  /** Our address as the caller of a request wrote it. */
  baseUrl: (request: FastifyRequest) => string
  /** Whether browsers reach us over https. */
  isSecure: boolean
}

export const createPlatform = async (app: FastifyInstance, options: PlatformOptions): Promise<Platform> => {
  const { connection, secret, files, publicUrl, redisUrl, now = () => new Date() } = options
  const bus = redisUrl ? await createRedisBus(redisUrl, app.log) : createLocalBus()
  app.addHook('onClose', () => bus.close())
  const jobsStore = createJobsStore(connection.query, options.now)
  const jobs = createJobs(app, { ...options.jobs, store: jobsStore, holder: randomUUID(), role: options.role })
  jobs.add({ name: 'delete-old-jobs', everySeconds: 3_600, run: createDeleteOldJobs(jobsStore, now) })
  app.decorate('jobs', jobs)
  const healthChecks = createReplyParts(healthParts, { log: app.log })
  healthChecks.add('database', () => checkDatabase(connection))
  healthChecks.add('jobs', () => checkJobs(jobsStore, jobs, now()))
  return {
    options,
    connection,
    secret,
    files,
    bus,
    jobs,
    roomTypes: createRoomTypes(),
    dashboardParts: createReplyParts(adminDashboardParts, { log: app.log }),
    healthChecks,
    log: app.log,
    now,
    notifyFeed: (restaurantId) => bus.publish({ kind: 'feed', restaurantId }),
    publicAddress: createPublicAddress(app, publicUrl),
    baseUrl: createBaseUrl(publicUrl),
    isSecure: publicUrl?.startsWith('https:') ?? false,
  }
}
