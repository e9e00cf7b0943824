// Reads the configuration from environment variables: embedded defaults in development, real services in production.
import { z } from 'zod'
import { failpointNames, type FailAt } from './failpoints/failpoints.ts'
import { storeAddress } from './uploads/store-address.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/**
 * Minimum number of different characters. A random secret of 32 hexadecimal digits has fewer once in a hundred
 * million.
 */
const minCharacters = 8

/** name:passage, for example after_order_commit:7; the first passage by default. */
const failAt = z
  .string()
  .regex(new RegExp(`^(${failpointNames.join('|')})(:[1-9]\\d{0,5})?$`), 'a point and its passage, as after_order_commit:7')
  .transform((text): FailAt => {
    const [name, passage = '1'] = text.split(':')
    return { name: name as FailAt['name'], passage: Number(passage) } // checked by the regular expression
  })

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(7400),
  DATA_DIR: z.string().default('.sufra/data'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(16),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The S3 store for uploads; without it they are in DATA_DIR, which one machine has. */
  UPLOADS_URL: storeAddress.optional(),
  SESSION_SECRET: z
    .string()
    .min(32)
    .refine((secret) => new Set(secret).size >= minCharacters, 'must be random: it repeats too few characters')
    .optional(),
  /** The URL to which SMS are posted as JSON {to, text}; without it they are shown at /dev/inbox. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The provider's bearer token. */
  SMS_TOKEN: z.string().optional(),
  /**
   * The mail server: smtps://user:password@host:465, or smtp: for STARTTLS; without it mail is shown at /dev/inbox.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  /** The sender of mail: Sufra <no-reply@sufra.example>. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, 'a name and an address, as Sufra <no-reply@sufra.example>')
    .optional(),
  /** Additional origins that may call with a session, such as the desktop app's, separated by commas. */
  ALLOWED_ORIGINS: z.string().default(''),
  /** Addresses of the trusted proxies for X-Forwarded-For, separated by commas; none: the API is reached directly. */
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEMO: flag.optional(),
  /** Event loop delay in milliseconds above which requests are refused with 503; 0 disables it. */
  MAX_EVENT_LOOP_DELAY: z.coerce.number().int().min(0).default(2_000),
  /** off: waiting orders are not limited by table, phone and network address, for load tests. */
  ORDER_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Whether /docs is served; off in production by default. */
  DOCS: flag.optional(),
  /** The failpoint at which a fault test ends this process; never in production. */
  FAIL_AT: failAt.optional(),
})

const requiredInProduction = {
  DATABASE_URL: 'a PostgreSQL 15 or newer, as postgres://user:password@host/database',
  SESSION_SECRET: 'at least 32 random characters, the same on every copy of the API',
  SMS_URL: 'where your SMS provider takes JSON {to, text}',
  SMTP_URL: 'your mail server, as smtps://user:password@host:465',
  MAIL_FROM: 'whom mail is from, as Sufra <no-reply@your.domain>',
  PUBLIC_URL: 'the https address that diners and counters use',
  TRUST_PROXY:
    'the addresses of the proxies before the API, as 10.0.0.0/8, or none. Without them all callers share the limits of one address',
} as const

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Reads the environment. Throws an Error that lists, one per line, each wrong or missing variable and what it should
 * be.
 */
export const readEnv = (source: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const env = parsed.data
  if (env.SMTP_URL && !env.MAIL_FROM) throw new Error(`MAIL_FROM is needed with SMTP_URL: ${requiredInProduction.MAIL_FROM}`)
  const isProduction = env.NODE_ENV === 'production'
  if (isProduction) {
    const missing = Object.entries(requiredInProduction).filter(([name]) => !given[name])
    const lines = missing.map(([name, what]) => `${name} is needed in production: ${what}`)
    if (env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https:')) lines.push('PUBLIC_URL must start with https: in production')
    if (env.DEMO) lines.push('DEMO may not be on in production: the demo restaurant has a known password')
    if (env.ORDER_LIMITS === 'off') lines.push('ORDER_LIMITS may not be off in production: nothing would stop invented orders')
    if (env.FAIL_AT) lines.push('FAIL_AT may not be set in production: it ends the process')
    if (lines.length > 0) throw new Error(lines.join('\n'))
  }
  return {
    isProduction,
    isDevelopment: env.NODE_ENV === 'development',
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    redisUrl: env.REDIS_URL,
    uploads: env.UPLOADS_URL,
    sessionSecret: env.SESSION_SECRET,
    smsUrl: env.SMS_URL,
    smsToken: env.SMS_TOKEN,
    /** The mail server and the sender, which are only useful together. */
    smtp: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    allowedOrigins: list(env.ALLOWED_ORIGINS),
    trustProxy: env.TRUST_PROXY === 'none' ? [] : list(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    limitsOrders: env.ORDER_LIMITS === 'on',
    /** The demo restaurant is created once, when the database is empty. */
    wantsDemo: env.DEMO ?? !isProduction,
    servesDocs: env.DOCS ?? !isProduction,
    failAt: env.FAIL_AT,
  }
}

export type Env = ReturnType<typeof readEnv>
