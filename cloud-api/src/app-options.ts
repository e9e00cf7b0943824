import type { SmsLimits } from './people/accounts/one-time-codes/one-time-codes.ts'
import type { Connection } from './platform/db/connect.ts'
import type { JobOptions } from './platform/jobs/jobs.ts'
import type { Provider } from './platform/messages/sender.ts'
import type { DistFolders } from './pages/dist-folders.ts'
import type { PaymentGateway } from './money/payments/gateway/payment-gateway.ts'
import type { PaymentsAddress } from './money/payments/gateway/payments-address.ts'
import type { WebPushOptions } from './platform/messages/push/web-push.ts'
import type { ProcessRole } from './platform/process/process-role.ts'
import type { SocketLimits } from './platform/realtime/socket-places.ts'
import type { FileStore } from './platform/files/uploads/file-store.ts'

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
  smsCodes?: SmsLimits
  /** Whether waiting orders are limited by table, phone and network address. */
  limitsOrders?: boolean
  /** Whether administrators must have a second factor. */
  requiresSecondFactor?: boolean
  /** Called with each route when it is added. */
  onRoute?: (route: { method: string | string[]; url: string }) => void
  /** Role of the process; it does everything when omitted. */
  role?: ProcessRole
  /** Whether jobs are scheduled, and their intervals. */
  jobs?: JobOptions
  /** Providers for SMS and email; messages of a channel without one are only shown at /dev/inbox. */
  sms?: Provider
  mail?: Provider
  /** Keys for notifications of browsers; without them none are sent. */
  push?: WebPushOptions | undefined
  /** Rejects when the mail server does not answer or does not accept our account. */
  verifyMail?: () => Promise<unknown>
  /** The payment gateway; without one a sandbox below our own address. */
  payments?: PaymentsAddress
  /** Replaces the gateway at that address in tests. */
  paymentGateway?: PaymentGateway
  /** Milliseconds for which a request waits for the payment gateway; its answer counts however late it comes. */
  maxPaymentWait?: number
  /** Whether this is the demo, in which every phone has a sample card. */
  wantsDemo?: boolean
  /** Email address of the people who run the platform. */
  supportEmail?: string | undefined
  /** Folder of the sandbox's payments; without it they are in memory. */
  dataDir?: string
  /** The built web apps; by default the builds in this repository. */
  dist?: DistFolders
}
