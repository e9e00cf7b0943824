import { loginAdmin, loginMerchant, readMe } from '@sufra/shared/accounts/account.routes'
import { changePassword, checkLink, forgotPassword, resetPassword } from '@sufra/shared/accounts/own-account.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { messageTo } from '../../../../testing/applicants.ts'
import { isFullRun } from '../../../../../scripts/common/test-scope.ts'
import { verified } from '../../../../testing/fast-argon2.ts'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addAdmin, addRestaurant, password } from '../../../../testing/test-restaurant.ts'
import { outgoingMessages } from '../../../platform/messages/outgoing-messages.table.ts'
import { passwordResetRequests, passwordLinks } from '../accounts.table.ts'

const api = useApi({ now: () => clock.now })
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))
const other = 'Machbus1!'

beforeEach(() => wait(2 * 3_600))

const requestReset = (email: string, role: 'merchant' | 'admin' = 'merchant') => api.post(forgotPassword.path, { email, role })
/** Runs the job until every request is processed: it takes twenty at a time. */
const processRequests = async () => {
  const pending = await api.connection.db.$count(passwordResetRequests)
  for (let done = 0; done < pending; done += 20) await api.runJob('send-password-links')
  expect(await api.connection.db.select().from(passwordResetRequests)).toEqual([])
}
const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
const linkFor = async (email: string, role: 'merchant' | 'admin' = 'merchant') => {
  await requestReset(email, role)
  await processRequests()
  return tokenIn((await messageTo(api, email))?.text)
}
const reset = (token: string, chosen = other) => api.post(resetPassword.path, { token, password: chosen })
const signsIn = async (email: string, given: string, route: typeof loginMerchant | typeof loginAdmin = loginMerchant) =>
  (await api.post(route.path, { email, password: given })).status === 200

describe('a password reset', () => {
  test('sets a new password with the emailed link, once, and ends every session', async () => {
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

  test('works for an administrator only with the administrator role', async () => {
    const { email } = await addAdmin(api.connection.db)
    await requestReset(email, 'merchant')
    await processRequests()
    expect(await messageTo(api, email)).toBeUndefined()
    const token = await linkFor(email, 'admin')
    expect(await reset(token)).toMatchObject({ data: { role: 'admin' } })
    expect(await signsIn(email, other, loginAdmin)).toBe(true)
  })

  test.each([
    [30 * 60 - 1, 200],
    [30 * 60, 410],
  ])('has a link valid for 30 minutes: after %i s the status is %i', async (seconds, status) => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    wait(seconds)
    expect((await api.post(checkLink.path, { token })).status).toBe(status)
    expect((await reset(token)).status).toBe(status)
  })

  test('requested ten times concurrently succeeds once; an older link is invalidated', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const older = await linkFor(email)
    const token = await linkFor(email)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => reset(token, `Machbus${index}!`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await reset(older)).status).toBe(410)
  })

  test('clears the lock after failed attempts', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const from = { network: '10.77.0.1' }
    for (let tries = 0; tries < 7; tries += 1) await api.post(loginMerchant.path, { email, password: 'wrong' }, from)
    expect((await api.post(loginMerchant.path, { email, password }, from)).error).toBe('account.locked')
    await reset(await linkFor(email))
    expect((await api.post(loginMerchant.path, { email, password: other }, from)).status).toBe(200)
  })

  test('has no valid link after the password was changed in the account', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    const { call } = await api.signedIn(email)
    await call(changePassword, { body: { current: password, password: 'Machbus2!' } })
    expect((await reset(token)).status).toBe(410)
  })

  test('rejects a weak password, and the link stays valid', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    expect(await reset(token, 'short')).toMatchObject({ status: 400, error: 'account.password_rule' })
    expect((await reset(token)).status).toBe(200)
  })

  test.each(['', 'guessed', 'a'.repeat(43), '../../etc/passwd'])('rejects the token %j', async (token) => {
    expect((await reset(token)).error).toBe('account.link_over')
    expect((await api.post(checkLink.path, { token })).error).toBe('account.link_over')
  })

  test('is sent at most five times an hour', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (let sent = 0; sent < 7; sent += 1) await requestReset(email)
    await processRequests()
    expect(await api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, email))).toHaveLength(5)
  })

  test('stores the token in plain text only in the email', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    expect(JSON.stringify(await api.connection.db.select().from(passwordLinks))).not.toContain(token)
  })

  test('responds the same for an unknown email as for a known one', async () => {
    const { email } = await addRestaurant(api.connection.db)
    expect(await requestReset('nobody@sufra.test')).toEqual(await requestReset(email))
    await processRequests()
    expect(await messageTo(api, 'nobody@sufra.test')).toBeUndefined()
  })
})

/** Share of pairs in which the first request was slower: about half for equal work, and almost none for a request that does less work. */
const shareOfSlower = async (pairs: number, one: (index: number) => Promise<unknown>, another: (index: number) => Promise<unknown>) => {
  const timed = async (run: () => Promise<unknown>) => {
    const start = performance.now()
    await run()
    return performance.now() - start
  }
  let slower = 0
  for (let index = 0; index < pairs; index += 1) {
    const isFirst = index % 2 === 0
    const first = await timed(() => (isFirst ? one : another)(index))
    const second = await timed(() => (isFirst ? another : one)(index))
    if (isFirst ? first > second : second > first) slower += 1
  }
  return slower / pairs
}

describe('an unknown email causes the same work as a known one', () => {
  test('at sign-in a password is compared with a hash', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (const each of [email, 'nobody@sufra.test']) {
      const before = verified.count
      await api.post(loginMerchant.path, { email: each, password: 'wrong' })
      expect(verified.count - before).toBe(1)
    }
  })

  test('at a password reset a request is stored', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (const each of [email, 'nobody@sufra.test']) {
      await requestReset(each)
      expect(await api.connection.db.select().from(passwordResetRequests)).toHaveLength(1)
      await processRequests()
    }
  })
})

describe.runIf(isFullRun)('an unknown email takes as long as a known one', () => {
  test('at sign-in', async () => {
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

  test('at a password reset', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const share = await shareOfSlower(
      40,
      () => requestReset(email),
      () => requestReset('nobody@sufra.test'),
    )
    expect(share).toBeGreaterThan(0.15)
    expect(share).toBeLessThan(0.85)
    await processRequests()
  })
})
