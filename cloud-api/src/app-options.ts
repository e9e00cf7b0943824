import type { Connection } from './db/connect.ts'
import type { JobOptions } from './jobs/jobs.ts'
import type { Provider } from './messages/sender.ts'
import type { DistFolders } from './pages/dist-folders.ts'
import type { FileStore } from './uploads/file-store.ts'

export type AppOptions = {
  connection: Connection
  secret: Uint8Array
  files: FileStore
  publicUrl?: string
  allowedOrigins?: string[]
  redisUrl?: string
  trustProxy?: string[]
  logLevel?: string
  now?: () => Date
  /** Milliseconds in which a request's headers must have come. */
  headersTimeout?: number
  /** Milliseconds of a busy event loop after which requests are refused until it has caught up; 0: never. */
  maxEventLoopDelay?: number
  /** Whether /docs is served. */
  servesDocs?: boolean
  /** Sockets from one network address. */
  maxSockets?: number
  /** Whether waiting orders are limited by table, phone and network address. */
  limitsOrders?: boolean
  /** Called with each route when it is added. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
  /** Whether jobs run by themselves, and how often. */
  jobs?: JobOptions
  /** Send SMS and mail; what has none is only shown, at /dev/inbox. */
  sms?: Provider
  mail?: Provider
  /** The built web apps; those of this repository where none are named. */
  dist?: DistFolders
}
