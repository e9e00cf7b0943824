import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://sufra@db/sufra',
  SESSION_SECRET: '9f3c1e70b8a24d56c7e18f0293ab54d6',
  PUBLIC_URL: 'https://sufra.example',
  SMS_URL: 'https://sms.example/send',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Sufra <no-reply@sufra.example>',
  TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
  PAYMENTS_URL: 'tap://sk_live_1@api.tap.company?public=pk_live_1',
}

test('by default everything is embedded, and the demo is enabled', () => {
  expect(readEnv({})).toMatchObject({
    port: 7400,
    databaseUrl: undefined,
    redisUrl: undefined,
    uploads: undefined,
    wantsDemo: true,
    wantsPlainDemo: false,
    isProduction: false,
  })
})

test.each(['api', 'worker', 'all'] as const)('ROLE=%s is a role', (role) => {
  expect(readEnv({ ...production, ROLE: role })).toMatchObject({ role })
  expect(readEnv({}).role).toBe('all')
  expect(() => readEnv({ ROLE: `${role}s` })).toThrow('ROLE')
})

test('a complete production configuration starts without the demo', () => {
  expect(readEnv(production)).toMatchObject({ isProduction: true, wantsDemo: false })
})

describe('production refuses to start', () => {
  test.each([
    ['without a database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['without a secret', { SESSION_SECRET: undefined }, 'SESSION_SECRET'],
    ['with a secret of 31 characters', { SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET'],
    ['with a guessable secret', { SESSION_SECRET: 'x'.repeat(40) }, 'SESSION_SECRET'],
    ['with a secret that repeats itself', { SESSION_SECRET: '1234567890'.repeat(4) }, 'SESSION_SECRET'],
    ['with proxies that are every address', { TRUST_PROXY: '10.0.0.0/8,0.0.0.0/0' }, 'TRUST_PROXY may not be nearly every address'],
    ['with proxies that are every IPv6 address', { TRUST_PROXY: '::/0' }, 'TRUST_PROXY may not be nearly every address'],
    ['with an origin that every sandboxed page has', { ALLOWED_ORIGINS: 'null' }, 'ALLOWED_ORIGINS'],
    ['with an origin that is not https', { ALLOWED_ORIGINS: 'http://orders.example' }, 'ALLOWED_ORIGINS must start with https:'],
    ['with test keys of a payment gateway', { PAYMENTS_URL: 'tap://sk_test_1@api.tap.company?public=pk_live_1' }, 'needs live keys'],
    ['with a public test key', { PAYMENTS_URL: 'tap://sk_live_1@api.tap.company?public=pk_test_1' }, 'needs live keys'],
    ['with a payment gateway without TLS', { PAYMENTS_URL: 'tap://sk_live_1@api.tap.company?public=pk_live_1&tls=false' }, 'tls=false'],
    ['without TRUST_PROXY', { TRUST_PROXY: undefined }, 'TRUST_PROXY'],
    ['without its address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['with an address that is not https', { PUBLIC_URL: 'http://sufra.example' }, 'https'],
    ['without a way to send SMS', { SMS_URL: undefined }, 'SMS_URL'],
    ['without a mail server', { SMTP_URL: undefined }, 'SMTP_URL'],
    ['with an SMTP_URL of another protocol', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    ['with an SMTP_URL without a host', { SMTP_URL: 'smtp://' }, 'SMTP_URL'],
    ['without a sender of mail', { MAIL_FROM: undefined }, 'MAIL_FROM'],
    ['with an invalid sender', { MAIL_FROM: 'Sufra' }, 'MAIL_FROM'],
    ['with two senders', { MAIL_FROM: 'a@sufra.example, b@sufra.example' }, 'MAIL_FROM'],
    ['with a sender that injects another header', { MAIL_FROM: 'Sufra\nBcc: x <a@sufra.example>' }, 'MAIL_FROM'],
    ['without a payment gateway', { PAYMENTS_URL: undefined }, 'PAYMENTS_URL'],
    ['with a sandbox as payment gateway', { PAYMENTS_URL: 'sandbox+http://127.0.0.1:7400' }, 'PAYMENTS_URL may not be a sandbox'],
    ['with a payment gateway without a public key', { PAYMENTS_URL: 'tap://sk_live_1@api.tap.company' }, 'PAYMENTS_URL'],
    ['with a demo', { DEMO: 'true' }, 'DEMO'],
    ['with a plain demo', { DEMO: 'plain' }, 'DEMO'],
    ['with a failpoint', { FAIL_AT: 'after_order_commit' }, 'FAIL_AT may not be set'],
    ['with a database that is not PostgreSQL', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    ['without limits on orders', { ORDER_LIMITS: 'off' }, 'ORDER_LIMITS'],
    ['with a second factor that is optional', { SECOND_FACTOR: 'optional' }, 'SECOND_FACTOR may not be optional'],
    ['with an invalid port', { PORT: '70000' }, 'PORT'],
    ['with an empty secret', { SESSION_SECRET: '' }, 'SESSION_SECRET'],
    ['with a bus that is not Redis', { REDIS_URL: 'http://bus' }, 'REDIS_URL'],
    ['with a store that is not S3', { UPLOADS_URL: 'https://key:secret@store/uploads' }, 'UPLOADS_URL'],
  ])('%s, with an error that names the variable', (_name, change, named) => {
    expect(() => readEnv({ ...production, ...change })).toThrow(named)
  })
})

test('ALLOWED_ORIGINS is a list of origins', () => {
  expect(readEnv({ ...production, ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' }).allowedOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
  for (const wrong of ['a.example', 'https://a.example/path', 'https://A.example', 'file:///x'])
    expect(() => readEnv({ ALLOWED_ORIGINS: wrong })).toThrow('ALLOWED_ORIGINS')
})

test('TRUST_PROXY is a list of addresses or none', () => {
  expect(readEnv(production).trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1'])
  expect(readEnv({ ...production, TRUST_PROXY: 'none' }).trustProxy).toEqual([])
  expect(readEnv({}).trustProxy).toEqual([])
  for (const right of ['::1', 'fd00::/8', 'loopback, 10.1.2.3'])
    expect(readEnv({ TRUST_PROXY: right }).trustProxy).toEqual(right.split(', '))
  for (const wrong of ['my-proxy', '10.0.0.0/33', '10.0.0', '10.0.0.0/8/8', '127.0.0.1, proxy.example'])
    expect(() => readEnv({ TRUST_PROXY: wrong })).toThrow('TRUST_PROXY: IP addresses')
})

test('production serves the API documentation only when DOCS is true', () => {
  expect(readEnv({}).servesDocs).toBe(true)
  expect(readEnv(production).servesDocs).toBe(false)
  expect(readEnv({ ...production, DOCS: 'true' }).servesDocs).toBe(true)
})

test('FAIL_AT names the failpoint and the pass at which the process ends', () => {
  expect(readEnv({}).failAt).toBeUndefined()
  expect(readEnv({ FAIL_AT: 'after_order_commit:7' }).failAt).toEqual({ name: 'after_order_commit', passage: 7 })
  expect(readEnv({ FAIL_AT: 'after_order_commit' }).failAt).toEqual({ name: 'after_order_commit', passage: 1 })
  for (const wrong of ['nowhere', 'after_order_commit:0', 'after_order_commit:x', 'after_order_commit:1:2'])
    expect(() => readEnv({ FAIL_AT: wrong })).toThrow('FAIL_AT')
})

test('SMTP_URL requires MAIL_FROM in every environment', () => {
  expect(() => readEnv({ SMTP_URL: production.SMTP_URL })).toThrow('MAIL_FROM')
  expect(readEnv({ MAIL_FROM: production.MAIL_FROM }).smtp).toBeUndefined()
})

test.each(['Sufra <no-reply@sufra.example>', 'سفرة <no-reply@sufra.example>', 'no-reply@sufra.example'])('MAIL_FROM accepts %s', (from) => {
  expect(readEnv({ ...production, MAIL_FROM: from }).smtp).toEqual({ url: production.SMTP_URL, from })
})

test('a second factor is required in production, elsewhere only when SECOND_FACTOR says so', () => {
  expect(readEnv(production).requiresSecondFactor).toBe(true)
  expect(readEnv({ ...production, SECOND_FACTOR: 'required' }).requiresSecondFactor).toBe(true)
  expect(readEnv({}).requiresSecondFactor).toBe(false)
  expect(readEnv({ SECOND_FACTOR: 'required' }).requiresSecondFactor).toBe(true)
  expect(() => readEnv({ SECOND_FACTOR: 'off' })).toThrow('SECOND_FACTOR')
})
