import { loginAdmin, loginMerchant, readMe } from '@sufra/shared/accounts/account.routes'
import { changePassword, checkLink, forgotPassword, resetPassword } from '@sufra/shared/accounts/own-account.routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageTo } from '../../testing/applicants.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addAdmin, addRestaurant, password } from '../../testing/test-restaurant.ts'
import { outgoingMessages } from '../messages/outgoing-messages.table.ts'
import { forgottenPasswords, passwordLinks } from './accounts.table.ts'

let api: TestApi
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))
const other = 'Machbus1!'

beforeAll(async () => {
  api = await startTestApi({ now: () => clock.now })
})
afterAll(() => api.close())
beforeEach(() => wait(2 * 3_600))

const forget = (email: string, role: 'merchant' | 'admin' = 'merchant') => api.post(forgotPassword.path, { email, role })
/** Twenty are looked up at a time. */
const lookedUp = async () => {
  const waiting = await api.connection.db.$count(forgottenPasswords)
  for (let done = 0; done < waiting; done += 20) await api.runJob('send-password-links')
  expect(await api.connection.db.select().from(forgottenPasswords)).toEqual([])
}
const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
const linkFor = async (email: string, role: 'merchant' | 'admin' = 'merchant') => {
  await forget(email, role)
  await lookedUp()
  return tokenIn((await messageTo(api, email))?.text)
}
const reset = (token: string, chosen = other) => api.post(resetPassword.path, { token, password: chosen })
const signsIn = async (email: string, given: string, route: typeof loginMerchant | typeof loginAdmin = loginMerchant) =>
  (await api.post(route.path, { email, password: given })).status === 200

describe('a forgotten password', () => {
  test('is chosen anew with the link of a mail, once, and every session is over', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const { call } = await api.signedIn(email)
    const token = await linkFor(email.toUpperCase())
    expect(token).toBe('')
    const real = tokenIn((await messageTo(api, email))?.text)
    expect(await api.post(checkLink.path, { token: real })).toMatchObject({ status: 200, data: { kind: 'reset', email, role: 'merchant' } })
    expect(await reset(real)).toMatchObject({ status: 200, data: { role: 'merchant' } })
    expect(await refusalOf(call(readMe, {}))).toMatchObject({ status: 401 })
    expect([await signsIn(email, password), await signsIn(email, other)]).toEqual([false, true])
    expect(await reset(real)).toMatchObject({ status: 410, error: 'account.link_over' })
    expect((await messageTo(api, email))?.subject).toBe('Your Sufra password was changed')
  })

  test('of an administrator too, and only at their own door', async () => {
    const { email } = await addAdmin(api.connection.db)
    await forget(email, 'merchant')
    await lookedUp()
    expect(await messageTo(api, email)).toBeUndefined()
    const token = await linkFor(email, 'admin')
    expect(await reset(token)).toMatchObject({ data: { role: 'admin' } })
    expect(await signsIn(email, other, loginAdmin)).toBe(true)
  })

  test.each([
    [30 * 60 - 1, 200],
    [30 * 60, 410],
  ])('has a link of 30 minutes: after %i s the answer is %i', async (seconds, status) => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    wait(seconds)
    expect((await api.post(checkLink.path, { token })).status).toBe(status)
    expect((await reset(token)).status).toBe(status)
  })

  test('used ten times at once is chosen once; an older link is over with it', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const older = await linkFor(email)
    const token = await linkFor(email)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `Machbus${index}!`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await reset(older)).status).toBe(410)
  })

  test('lifts the lock of who tried many before', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const from = { network: '10.77.0.1' }
    for (let tries = 0; tries < 7; tries += 1) await api.post(loginMerchant.path, { email, password: 'wrong' }, from)
    expect((await api.post(loginMerchant.path, { email, password }, from)).error).toBe('account.locked')
    await reset(await linkFor(email))
    expect((await api.post(loginMerchant.path, { email, password: other }, from)).status).toBe(200)
  })

  test('has no link any more when the password was changed by who knew it', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    const { call } = await api.signedIn(email)
    await call(changePassword, { body: { current: password, password: 'Machbus2!' } })
    expect((await reset(token)).status).toBe(410)
  })

  test('is no password that may not be chosen, and the link stays good', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    expect(await reset(token, 'short')).toMatchObject({ status: 400, error: 'account.password_rule' })
    expect((await reset(token)).status).toBe(200)
  })

  test.each(['', 'guessed', 'a'.repeat(43), '../../etc/passwd'])('has no link %j', async (token) => {
    expect((await reset(token)).error).toBe('account.link_over')
    expect((await api.post(checkLink.path, { token })).error).toBe('account.link_over')
  })

  test('asked for often is sent five times an hour', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (let asked = 0; asked < 7; asked += 1) await forget(email)
    await lookedUp()
    expect(await api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, email))).toHaveLength(5)
  })

  test('lies nowhere in the clear but in the mail', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    expect(JSON.stringify(await api.connection.db.select().from(passwordLinks))).not.toContain(token)
  })

  test('of an unknown email is answered like that of a known one', async () => {
    const { email } = await addRestaurant(api.connection.db)
    expect(await forget('nobody@sufra.test')).toEqual(await forget(email))
    await lookedUp()
    expect(await messageTo(api, 'nobody@sufra.test')).toBeUndefined()
  })
})

/** How often the first of a pair took longer. Of equals about half; who does less work is faster nearly always. */
const shareOfSlower = async (pairs: number, one: (index: number) => Promise<unknown>, another: (index: number) => Promise<unknown>) => {
  const timed = async (run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    return performance.now() - start
  }
  let slower = 0
  for (let index = 0; index < pairs; index += 1) {
    const isFirst = index % 2 === 0
    const early = await timed(() => (isFirst ? one : another)(index))
    const late = await timed(() => (isFirst ? another : one)(index))
    if (isFirst ? early > late : late > early) slower += 1
  }
  return slower / pairs
}

describe('an unknown email takes as long as a known one', () => {
  test('to sign in with', async () => {
    const emails = await Promise.all(Array.from({ length: 40 }, async () => (await addRestaurant(api.connection.db)).email))
    await api.post(loginMerchant.path, { email: 'warm@sufra.test', password: 'wrong' })
    const share = await shareOfSlower(
      emails.length,
      (index) => api.post(loginMerchant.path, { email: emails[index], password: 'wrong' }),
      (index) => api.post(loginMerchant.path, { email: `nobody${index}@sufra.test`, password: 'wrong' }),
    )
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.85)
  })

  test('to ask for a new password with', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const share = await shareOfSlower(
      40,
      () => forget(email),
      () => forget('nobody@sufra.test'),
    )
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.85)
    await lookedUp()
  })
})
