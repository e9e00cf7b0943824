// Settings that production refuses: missing variables, and well-formed values that are unsafe there.
import type { PaymentsAddress } from '../money/payments/gateway/payments-address.ts'

export const requiredInProduction = {
  DATABASE_URL: 'a PostgreSQL 15 or newer, as postgres://user:password@host/database',
  SESSION_SECRET: 'at least 32 random characters, the same on every copy of the API',
  SMS_URL: 'where your SMS provider takes JSON {to, text}',
  SMTP_URL: 'your mail server, as smtps://user:password@host:465',
  MAIL_FROM: 'whom mail is from, as Sufra <no-reply@your.domain>',
  PUBLIC_URL: 'the https address that diners and counters use',
  PAYMENTS_URL: 'your payment gateway, as tap://SECRET_KEY@api.tap.company?public=PUBLIC_KEY',
  TRUST_PROXY:
    'the addresses of the proxies before the API, as 10.0.0.0/8, or none. Without them all callers share the limits of one address',
} as const

type Checked = {
  PUBLIC_URL?: string | undefined
  PAYMENTS_URL?: PaymentsAddress | undefined
  DEMO?: string | undefined
  ORDER_LIMITS: string
  SECOND_FACTOR?: string | undefined
  FAIL_AT?: unknown
  ALLOWED_ORIGINS: readonly string[]
  TRUST_PROXY: readonly string[]
}

/**
 * Minimum prefix length of a trusted network. A wider one is larger than any network of proxies: with `0.0.0.0/0` every caller could choose
 * its own address.
 */
const minPrefix = 8
const isTooWide = (proxy: string) => Number(proxy.split('/')[1] ?? minPrefix) < minPrefix

const problemsOfPayments = (payments: PaymentsAddress | undefined): string[] => {
  if (!payments) return []
  if (payments.kind === 'sandbox') return ['PAYMENTS_URL may not be a sandbox in production: it takes no money']
  const isLive = payments.secretKey.startsWith('sk_live_') && payments.publicKey.startsWith('pk_live_')
  return [
    ...(isLive ? [] : ['PAYMENTS_URL needs live keys in production, sk_live_ and pk_live_: with others a test card pays for a real order']),
    ...(payments.url.startsWith('https:') ? [] : ['PAYMENTS_URL may not have tls=false in production: it would send its key unencrypted']),
  ]
}

/** Returns lines for the operator who starts the API. */
export const productionProblems = (env: Checked, given: Record<string, string | undefined>): string[] => [
  ...Object.entries(requiredInProduction).flatMap(([name, what]) => (given[name] ? [] : [`${name} is needed in production: ${what}`])),
  ...(env.PUBLIC_URL && !env.PUBLIC_URL.startsWith('https:') ? ['PUBLIC_URL must start with https: in production'] : []),
  ...problemsOfPayments(env.PAYMENTS_URL),
  ...(env.ALLOWED_ORIGINS.every((origin) => origin.startsWith('https:')) ? [] : ['ALLOWED_ORIGINS must start with https: in production']),
  ...(env.TRUST_PROXY.some(isTooWide)
    ? ['TRUST_PROXY may not be nearly every address in production: each caller could choose its own, and with it its limits']
    : []),
  ...(env.DEMO && env.DEMO !== 'false' ? ['DEMO may not be on in production: the demo restaurant has a known password'] : []),
  ...(env.ORDER_LIMITS === 'off' ? ['ORDER_LIMITS may not be off in production: nothing would stop invented orders'] : []),
  ...(env.SECOND_FACTOR === 'optional'
    ? ['SECOND_FACTOR may not be optional in production: a stolen password would open the platform']
    : []),
  ...(env.FAIL_AT ? ['FAIL_AT may not be set in production: it ends the process'] : []),
]
