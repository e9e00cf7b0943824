import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://sufra@db/sufra',
  SESSION_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://sufra.example',
  SMS_URL: 'https://sms.example/send',
}

test('with nothing set everything is embedded, and there is a demo', () => {
  expect(readEnv({})).toMatchObject({
    port: 7400,
    databaseUrl: undefined,
    redisUrl: undefined,
    uploads: undefined,
    wantsDemo: true,
    isProduction: false,
  })
})

test('production with its real parts starts, without a demo', () => {
  expect(readEnv(production)).toMatchObject({ isProduction: true, wantsDemo: false })
})

describe('production refuses to start', () => {
  test.each([
    ['without a database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['without a secret', { SESSION_SECRET: undefined }, 'SESSION_SECRET'],
    ['with a secret of 31 characters', { SESSION_SECRET: 'x'.repeat(31) }, 'SESSION_SECRET'],
    ['without its address', { PUBLIC_URL: undefined }, 'PUBLIC_URL'],
    ['with an address that is not https', { PUBLIC_URL: 'http://sufra.example' }, 'https'],
    ['without a way to send SMS', { SMS_URL: undefined }, 'SMS_URL'],
    ['with a demo', { DEMO: 'true' }, 'DEMO'],
    ['with a database that is not PostgreSQL', { DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    ['with a port that is not one', { PORT: '70000' }, 'PORT'],
    ['with an empty secret', { SESSION_SECRET: '' }, 'SESSION_SECRET'],
    ['with a bus that is not Redis', { REDIS_URL: 'http://bus' }, 'REDIS_URL'],
    ['with a store that is not S3', { UPLOADS_URL: 'https://key:secret@store/uploads' }, 'UPLOADS_URL'],
  ])('%s, and says which variable', (_name, change, named) => {
    expect(() => readEnv({ ...production, ...change })).toThrow(named)
  })
})
