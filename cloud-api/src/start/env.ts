// Reads the configuration from environment variables: embedded defaults in development, real services in production.
import { z } from 'zod'
import { failAt, flag, isOrigin, list, repeats } from './env-values.ts'
import { unknownProxies } from './trusted-proxies.ts'
import { paymentsAddress } from '../money/payments/gateway/payments-address.ts'
import { processRoles } from '../platform/process/process-role.ts'
import { productionProblems, requiredInProduction } from './production-problems.ts'
import { storeAddress } from '../platform/files/uploads/store-address.ts'

/** Every variable that the API reads, with its description: `npm run docs` writes docs/configuration.md from it. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('With `production` the API refuses to start with an embedded default that is unsafe there, and names the variable to set.'),
  ROLE: z
    .enum(processRoles)
    .default('all')
    .describe(
      'What this process does: `api` answers requests, `worker` runs the jobs and serves only `/health` and `/ready`, `all` does both. At least one process must run the jobs; with more than one, set `REDIS_URL`.',
    ),
  HOST: z
    .string()
    .default('0.0.0.0')
    .describe(
      'The address to listen on. The default lets a phone on the same network scan the printed QR code; `127.0.0.1` keeps the API to this machine.',
    ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(7400).describe('The port to listen on; `0` takes a free one.'),
  DATA_DIR: z.string().default('.sufra/data').describe('The folder of the embedded database, of uploads and of the generated secret.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The address that diners and counters use, for links in QR codes, mails and SMS, and, with `ALLOWED_ORIGINS`, the only origin that may call with a session. Without it the address of each request is taken. In production it starts with `https:`.',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'PostgreSQL 15 or newer: `postgres://user:password@host/database`. Without it: PGlite (PostgreSQL in process) in `DATA_DIR`.',
    ),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(16)
    .describe('Size of the pool of connections to PostgreSQL, per copy of the API.'),
  DATABASE_PROBE_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .default(1_500)
    .describe('Milliseconds after which a PostgreSQL that does not answer counts as unreachable, and requests are refused at once.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis or Valkey, for messages between copies of the API and for rate limits. Needed when more than one copy runs.'),
  UPLOADS_URL: storeAddress
    .optional()
    .describe(
      'An S3-compatible store: `s3://KEY:SECRET@host:9000/bucket?region=us-east-1`, with `&tls=false` for a store without TLS. Without it uploads are files in `DATA_DIR`. Needed when more than one copy runs.',
    ),
  SESSION_SECRET: z
    .string()
    .min(32)
    .refine((secret) => !repeats(secret), 'must be random: it repeats too few characters')
    .optional()
    .describe(
      'At least 32 random characters, the same on every copy of the API. It signs sessions and QR codes, and encrypts the keys of authenticator apps: a new one signs everyone out, ends all printed codes, and administrators sign in with a recovery code once and set up their app again. Without it one is generated and stored in `DATA_DIR`.',
    ),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where your SMS provider takes a POST of JSON `{to, text}`. Without it SMS are shown at `/dev/inbox`.'),
  SMS_TOKEN: z.string().optional().describe('The bearer token of the SMS provider. Without it the request has no `Authorization` header.'),
  SMS_CODE_COUNTRIES: z
    .string()
    .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/, 'calling codes, as 974,966')
    .default('974,966,971,973,965,968')
    .transform(list)
    .describe(
      'Calling codes of the countries to which one-time codes are sent by SMS, separated by commas: those in which restaurants sign up.',
    ),
  SMS_CODES_A_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe(
      'Maximum number of one-time codes by SMS in 24 hours, on the whole platform. Half of them, and all of them, are logged as an error.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./ })
    .optional()
    .describe(
      'Your mail server: `smtps://user:password@host:465`, or `smtp://…:587`, which insists on STARTTLS except on this machine (`?requireTLS=false` turns that off). Without it mail is shown at `/dev/inbox`.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'a name and an address, as Sufra <no-reply@sufra.example>')
    .optional()
    .describe('The sender of mail: `Sufra <no-reply@your.domain>`. Needed with `SMTP_URL`.'),
  SUPPORT_EMAIL: z
    .email()
    .optional()
    .describe(
      'Where restaurants reach you, shown to those whose application is not accepted, on the help page and on the page at `/`. Without it they write on the help page alone; outside production it is an invented one.',
    ),
  PAYMENTS_URL: paymentsAddress
    .optional()
    .describe(
      'The payment gateway: `tap://SECRET_KEY@api.tap.company?public=PUBLIC_KEY`, with `&merchant=ID` for an account with several merchants. Without it each copy of the API has a sandbox of its own, which takes test cards only, at `/sandbox-gateway`; `sandbox+http://host:7400` is the sandbox of another copy with the same `SESSION_SECRET`, for the other copies and for workers. See [payments](payments.md). Refused in production: a sandbox, test keys, `tls=false`.',
    ),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{87}$/, 'a public key, as npx web-push generate-vapid-keys prints it')
    .optional()
    .describe(
      'The public key for notifications that reach a phone while the page of its order is closed; `npx web-push generate-vapid-keys` prints a pair. Needed with `VAPID_PRIVATE_KEY`. Without them orders are followed on the open page alone.',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'a private key, as npx web-push generate-vapid-keys prints it')
    .optional()
    .describe('The private key for these notifications. Another pair ends all subscriptions.'),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'how the push services reach you, as mailto:you@your.domain')
    .optional()
    .describe(
      'How the push services reach you when something is wrong: `mailto:you@your.domain`, or an https address. Needed with the keys.',
    ),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform(list)
    .refine((origins) => origins.every(isOrigin), 'origins, as https://orders.example')
    .describe('Origins other than our own that may call with a session, separated by commas. In production they start with `https:`.'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => (text === 'none' ? [] : list(text)))
    .refine(
      (proxies) => unknownProxies(proxies).length === 0,
      'IP addresses or ranges separated by commas, as 10.0.0.0/8,127.0.0.1, or none. Names of hosts are not looked up',
    )
    .describe(
      'The proxies whose `X-Forwarded-For` is believed, separated by commas (`10.0.0.0/8,127.0.0.1`), or `none` when the API is reached directly. With a proxy that is not listed all callers share the limits of one address.',
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('How much is logged.'),
  DEMO: z
    .enum(['true', 'false', 'plain'])
    .optional()
    .describe(
      'Whether a new database gets the demo restaurant. On outside production; refused in production, since its password is known. `plain`: with its menu, tables and past orders alone, without open orders, documents and other restaurants.',
    ),
  MAX_EVENT_LOOP_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .default(2_000)
    .describe('Milliseconds of a busy event loop after which requests are rejected with 503 until it has caught up; `0`: never.'),
  ORDER_LIMITS: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` lifts the limits on waiting orders per table, phone and network address, for load tests. Refused in production.'),
  SECOND_FACTOR: z
    .enum(['required', 'optional'])
    .optional()
    .describe(
      'Whether administrators must have a second factor (an authenticator app): with `required`, the default in production, who has none sets one up at the next sign-in and can do nothing else before. `optional`, the default elsewhere, leaves it to each. Refused in production: `optional`.',
    ),
  DOCS: flag.optional().describe('Whether `/docs` (OpenAPI) is served. On outside production.'),
  FAIL_AT: failAt
    .optional()
    .describe(
      'Where a fault test ends this process: a failpoint, and at which time that it is reached (`after_order_commit:7`). Refused in production.',
    ),
})

/** Reads the environment. Throws an Error that lists, one per line, each wrong or missing variable and its expected value. */
export const readEnv = (source: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const env = parsed.data
  if (env.SMTP_URL && !env.MAIL_FROM) throw new Error(`MAIL_FROM is needed with SMTP_URL: ${requiredInProduction.MAIL_FROM}`)
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  const push = publicKey && privateKey && subject ? { publicKey, privateKey, subject } : undefined
  if (!push && (publicKey || privateKey || subject))
    throw new Error('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT are needed together')
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction) {
    const lines = productionProblems(env, given)
    if (lines.length > 0) throw new Error(lines.join('\n'))
  }
  return {
    isProduction,
    isDevelopment: env.NODE_ENV === 'development',
    role: env.ROLE,
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseProbeTimeout: env.DATABASE_PROBE_TIMEOUT,
    redisUrl: env.REDIS_URL,
    uploads: env.UPLOADS_URL,
    sessionSecret: env.SESSION_SECRET,
    smsUrl: env.SMS_URL,
    smsToken: env.SMS_TOKEN,
    supportEmail: env.SUPPORT_EMAIL ?? (isProduction ? undefined : 'support@sufra.test'),
    /** The mail server and the sender, which are only useful together. */
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    /** Keys for notifications of browsers. */
    push,
    /** The payment gateway; without one this process serves a sandbox. */
    payments: env.PAYMENTS_URL,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    smsCodes: { countries: env.SMS_CODE_COUNTRIES, maxADay: env.SMS_CODES_A_DAY },
    limitsOrders: env.ORDER_LIMITS === 'on',
    /** The demo restaurant is created once, when the database is empty. */
    wantsDemo: env.DEMO ? env.DEMO !== 'false' : !isProduction,
    wantsPlainDemo: env.DEMO === 'plain',
    requiresSecondFactor: isProduction || env.SECOND_FACTOR === 'required',
    servesDocs: env.DOCS ?? !isProduction,
    failAt: env.FAIL_AT,
  }
}

export type Env = ReturnType<typeof readEnv>
