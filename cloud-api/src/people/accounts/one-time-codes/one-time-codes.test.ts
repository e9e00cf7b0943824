import { sendCode, verifyCode } from '@sufra/shared/accounts/sign-up.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeSentTo, messageTo } from '../../../../testing/applicants.ts'
import { newNetwork, refusalOf, startTestApi, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { outgoingMessages } from '../../../platform/messages/outgoing-messages.table.ts'
import { oneTimeCodes } from '../accounts.table.ts'

const api = useApi({ now: () => clock.now })
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

beforeEach(() => wait(2 * 3_600))

let people = 0
const newEmail = () => `reader${(people += 1)}@sufra.test`

/** Trusted without parsing: sent by our own server. */
type Reply = { error?: string; data: { requestId: string }; details?: unknown }

const post = async (path: string, body: object, network: string) => {
  const answer = await api.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...((await answer.json()) as Reply) }
}
const send = (address: string, network = newNetwork()) => post(sendCode.path, { channel: 'email', address }, network)
const sendTo = async (address = newEmail()) => ({
  address,
  requestId: (await send(address)).data.requestId,
  code: await codeSentTo(api, address),
})
const verify = (requestId: string, code: string, network = newNetwork()) => post(verifyCode.path, { requestId, code }, network)
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

describe('a code', () => {
  test('has six digits, is sent by email or SMS, and is stored in plain text only in the message', async () => {
    const { address, code } = await sendTo()
    expect(code).toMatch(/^\d{6}$/)
    const rows = await api.connection.db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, address))
    expect(JSON.stringify(rows)).not.toContain(code)
    expect(rows[0]?.codeHash).toMatch(/^\$argon2id\$/)
    const { data } = await api.call(sendCode, { body: { channel: 'phone', address: '+974 5551-7777' } })
    expect(await messageTo(api, '+97455517777')).toMatchObject({ channel: 'sms', recipient: '+97455517777' })
    expect(Date.parse(data.expiresAt) - clock.now.getTime()).toBe(300_000)
    expect(Date.parse(data.resendAt) - clock.now.getTime()).toBe(30_000)
  })

  test('returns a proof once', async () => {
    const { requestId, code } = await sendTo()
    expect(await verify(requestId, code)).toMatchObject({ status: 200 })
    expect(await verify(requestId, code)).toMatchObject({ status: 410, error: 'otp.expired' })
  })

  test('verified several times concurrently returns one proof', async () => {
    const { requestId, code } = await sendTo()
    const answers = await Promise.all([1, 2, 3].map(() => verify(requestId, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each([
    [299, 200],
    [300, 410],
  ])('is valid for five minutes: after %i s the status is %i', async (seconds, status) => {
    const { requestId, code } = await sendTo()
    wait(seconds)
    expect((await verify(requestId, code)).status).toBe(status)
  })

  test('allows five attempts, after which the correct code is refused too', async () => {
    const { requestId, code } = await sendTo()
    for (const triesLeft of [4, 3, 2, 1])
      expect(await verify(requestId, otherThan(code))).toMatchObject({ status: 400, error: 'otp.wrong', details: { triesLeft } })
    expect(await verify(requestId, otherThan(code))).toMatchObject({ status: 429, error: 'otp.no_tries' })
    expect(await verify(requestId, code)).toMatchObject({ status: 429, error: 'otp.no_tries' })
  })

  test('is accepted at the fifth attempt', async () => {
    const { requestId, code } = await sendTo()
    for (let wrong = 0; wrong < 4; wrong += 1) await verify(requestId, otherThan(code))
    expect((await verify(requestId, code)).status).toBe(200)
  })

  test('is checked five times for a hundred concurrent guesses', async () => {
    const { requestId, code } = await sendTo()
    const guesses = Array.from({ length: 100 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'))
    const answers = await Promise.all(guesses.map((guess) => verify(requestId, guess)))
    expect(answers.filter(({ error }) => error === 'otp.wrong')).toHaveLength(4)
    expect(answers.filter(({ error }) => error === 'otp.no_tries')).toHaveLength(96)
    expect((await verify(requestId, code)).status).toBe(429)
  })

  test('is refused with the request id of another code', async () => {
    const [one, other] = [await sendTo(), await sendTo()]
    if (one.code !== other.code) expect((await verify(one.requestId, other.code)).error).toBe('otp.wrong')
    expect((await verify('unknown', one.code)).error).toBe('otp.expired')
  })

  test.each(['12345', '1234567', '12345a', ''])('%j is rejected as malformed', async (code) => {
    const { requestId } = await sendTo()
    expect(await verify(requestId, code)).toMatchObject({ status: 400, error: 'otp.code_form' })
  })
})

describe('another code', () => {
  test.each([
    [29, 429],
    [30, 200],
  ])('can be requested after 30 seconds: after %i s the status is %i', async (seconds, status) => {
    const { address } = await sendTo()
    wait(seconds)
    const answer = await send(address)
    expect(answer.status).toBe(status)
    if (status === 429)
      expect(answer).toMatchObject({ error: 'otp.too_soon', details: { retryAt: new Date(clock.now.getTime() + 1_000).toISOString() } })
  })

  test('is limited to five an hour for one address', async () => {
    const address = newEmail()
    const first = clock.now.getTime()
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await send(address)).status).toBe(200)
      wait(31)
    }
    const refusal = await send(address)
    expect(refusal).toMatchObject({ status: 429, error: 'otp.too_many', details: { retryAt: new Date(first + 3_600_000).toISOString() } })
    clock.now = new Date(first + 3_600_000 - 1_000)
    expect((await send(address)).status).toBe(429)
    wait(1)
    expect((await send(address)).status).toBe(200)
  })

  test('is limited to twenty an hour from one network, whatever the addresses', async () => {
    const network = newNetwork()
    for (let sent = 0; sent < 20; sent += 1) expect((await send(newEmail(), network)).status).toBe(200)
    expect(await send(newEmail(), network)).toMatchObject({ status: 429, error: 'otp.too_many' })
    expect((await send(newEmail())).status).toBe(200)
  })

  test('is limited to twenty an hour from one IPv6 /64, which is one subscriber', async () => {
    for (let sent = 0; sent < 20; sent += 1) expect((await send(newEmail(), `2001:db8:7:7::${sent + 1}`)).status).toBe(200)
    expect(await send(newEmail(), '2001:db8:7:7:ffff::1')).toMatchObject({ status: 429, error: 'otp.too_many' })
    expect((await send(newEmail(), '2001:db8:7:8::1')).status).toBe(200)
  })

  test('a phone number in another notation is the same number', async () => {
    const call = (address: string) => post(sendCode.path, { channel: 'phone', address }, newNetwork())
    expect((await call('+974 5550 9999')).status).toBe(200)
    expect((await call('0097455509999')).error).toBe('otp.too_soon')
  })

  test('requested ten times concurrently is sent once', async () => {
    const address = newEmail()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(address)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, address))).toHaveLength(1)
  })
})

test('an email address is shown as registered only to the reader of its mail', async () => {
  const { email } = await addRestaurant(api.connection.db)
  const { requestId, code } = await sendTo(email.toUpperCase())
  expect(requestId).toBeTruthy()
  expect((await verify(requestId, otherThan(code))).error).toBe('otp.wrong')
  expect(await verify(requestId, await codeSentTo(api, email))).toMatchObject({ status: 409, error: 'account.email_taken' })
})

test.each([
  ['123456789', 'account.contact_invalid'],
  ['9741234567', undefined],
  ['974123456789012', undefined],
  ['1234567890123456', 'account.contact_invalid'],
  ['+974 (55) 12.34-56', undefined],
  ['97455x123456', 'account.contact_invalid'],
])('the contact number %s has the problem %s', async (address, code) => {
  const call = api.call(sendCode, { body: { channel: 'phone', address } })
  if (code) expect(await refusalOf(call)).toMatchObject({ status: 400, code })
  else await call
  wait(3_600)
})

describe('codes by SMS', () => {
  const sendSms = (address: string) => refusalOf(api.elsewhere()(sendCode, { body: { channel: 'phone', address } }))

  test('go to numbers of the countries in which restaurants sign up', async () => {
    for (const address of ['+1 900 555 0100', '+88216 123 4567', '+44 7911 123456'])
      expect(await sendSms(address)).toMatchObject({ status: 400, code: 'otp.country' })
    await api.elsewhere()(sendCode, { body: { channel: 'phone', address: '+966 55 555 0100' } })
  })

  test('are limited on the whole platform, for 24 hours', async () => {
    const { connection } = api
    const small = await startTestApi({ connection, now: () => clock.now, smsCodes: { countries: ['974'], maxADay: 2 } })
    wait(24 * 3_600)
    const sendOne = (number: number) => small.elsewhere()(sendCode, { body: { channel: 'phone', address: `9745551000${number}` } })
    await sendOne(1)
    wait(60)
    await sendOne(2)
    expect(await refusalOf(sendOne(3))).toMatchObject({ status: 429, code: 'otp.sms_full' })
    wait(24 * 3_600 - 60)
    await sendOne(4)
    await small.close()
  })
})
