import { loginAdmin, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import { beginEnrolment } from '@sufra/shared/accounts/second-factor.routes'
import { listAdministrators, setAdministratorDisabled } from '@sufra/shared/administrators/administrator.routes'
import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messageTo } from '../../../../testing/applicants.ts'
import { startTestApi, useApi } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addAdmin } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../audit/audit-log.table.ts'
import { sessions } from '../accounts.table.ts'
import { codeAt } from './authenticator-app.ts'
import { addEnrolled, openBrowser, type Browser } from './second-factor.test-data.ts'
import { pendingSignIns, recoveryCodes, secondFactors } from './second-factor.table.ts'

const api = useApi({ now: () => clock.now })
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

const enrolled = () => addEnrolled(api, clock)
/** Returns a code that the app does not show. */
const wrong = (code: string) => ({ code: String((Number(code) + 500_000) % 1_000_000).padStart(6, '0') })
const openSessions = async (userId: string) =>
  (
    await api.connection.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
  ).length
const actionsOf = async (adminId: string) =>
  (await api.connection.db.select().from(auditLog).where(eq(auditLog.adminId, adminId)).orderBy(auditLog.id)).map(({ action }) => action)
const enterPassword = async (email: string): Promise<Browser> => {
  const browser = openBrowser(api)
  expect(await browser.enterPassword(email)).toMatchObject({ status: 401, error: 'factor.code_required' })
  return browser
}

test('the password of an administrator with an app opens no session, and the code opens one', async () => {
  const { id, email, code } = await enrolled()
  const browser = openBrowser(api)
  const { set, status } = await browser.enterPassword(email)
  expect(status).toBe(401)
  expect(set).toHaveLength(1)
  expect(set[0]).toMatch(/^pending=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await openSessions(id)).toBe(1) // the session of the enrolment
  expect(await browser.prove({ code: code() })).toMatchObject({ status: 200, data: { email } })
  expect([...browser.cookies.keys()].toSorted()).toEqual(['access', 'device', 'refresh', 'user'])
  expect(await browser.send(readMe)).toMatchObject({ status: 200, data: { email } })
  expect(await openSessions(id)).toBe(2)
})

test('the audit log records sign-ins with a right code, a wrong code and a wrong password', async () => {
  const { id, email, code } = await enrolled()
  const browser = await enterPassword(email)
  await browser.prove(wrong(code()))
  await browser.prove({ code: code() })
  await openBrowser(api).send(loginAdmin, { email, password: 'Guess@2026' })
  const before = ['administrator_signed_in', 'second_factor_enabled', 'sign_in_code_failed', 'administrator_signed_in']
  await expect.poll(() => actionsOf(id)).toEqual([...before, 'sign_in_password_failed'])
})

test('the token of a pending sign-in opens nothing else, wherever it is sent', async () => {
  const { email } = await enrolled()
  const token = (await enterPassword(email)).cookies.get('pending') ?? ''
  const headersWithToken: Record<string, string>[] = [{ authorization: `Bearer ${token}` }, { cookie: `access=${token}; pending=${token}` }]
  for (const headers of headersWithToken)
    for (const { method, path } of [readMe, listAdministrators]) expect((await api.fetch(path, { method, headers })).status, path).toBe(401)
  const refresh = await api.fetch(refreshToken.path, { method: 'POST', headers: { cookie: `refresh=${token}` } })
  expect(refresh.status).toBe(401)
  const socket = await openConnection(api, { accessToken: token })
  socket.send({ event: 'join_merchant_room', data: {} })
  expect(await socket.waitForEvent('refused')).toMatchObject({ data: { error: 'session.none' } })
  socket.close()
})

test('an administrator with an app gets no new key with the password', async () => {
  const browser = await enterPassword((await enrolled()).email)
  expect(await browser.send(beginEnrolment)).toMatchObject({ status: 409, error: 'factor.changed' })
})

test('completing a sign-in that was not begun is refused', async () => {
  const browser = openBrowser(api)
  for (const token of [undefined, 'x', 'A'.repeat(43)]) {
    if (token) browser.cookies.set('pending', token)
    expect(await browser.prove({ code: '123456' })).toMatchObject({ status: 410, error: 'factor.sign_in_over' })
  }
})

describe('wrong codes', () => {
  test.each([
    [4, { status: 200 }],
    [5, { status: 410, error: 'factor.sign_in_over' }],
  ])('%d before the right one are answered with %j', async (count, then) => {
    const { email, code } = await enrolled()
    const browser = await enterPassword(email)
    for (let tries = 0; tries < count; tries += 1)
      expect(await browser.prove(wrong(code()))).toMatchObject({ status: 400, error: 'factor.wrong' })
    expect(await browser.prove({ code: code() })).toMatchObject(then)
  })

  test('also count for the account, even after a correct password: the sixth locks it for 30 seconds', async () => {
    const { email, code } = await enrolled()
    const browser = await enterPassword(email)
    for (let tries = 0; tries < 5; tries += 1) await browser.prove(wrong(code()))
    expect(await browser.enterPassword(email)).toMatchObject({ error: 'factor.code_required' })
    expect(await browser.prove(wrong(code()))).toMatchObject({ status: 400, error: 'factor.wrong' })
    expect(await browser.prove({ code: code() })).toMatchObject({ status: 429, error: 'account.locked' })
    expect(await browser.enterPassword(email)).toMatchObject({ status: 429, error: 'account.locked' })
    pass(29)
    expect(await browser.prove({ code: code() })).toMatchObject({ status: 429, error: 'account.locked' })
    pass(1)
    expect(await browser.prove({ code: code() })).toMatchObject({ status: 200 })
  })

  test('at the same time are each counted', async () => {
    const { email, code } = await enrolled()
    const browser = await enterPassword(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.prove(wrong(code()))))
    expect(answers.filter(({ error }) => error === 'factor.wrong').length).toBeLessThanOrEqual(5)
    expect(answers.filter(({ status }) => status === 200)).toEqual([])
  })

  test('are forgotten after the right code', async () => {
    const { email, code } = await enrolled()
    for (let round = 0; round < 3; round += 1) {
      const browser = await enterPassword(email)
      for (let tries = 0; tries < 4; tries += 1) await browser.prove(wrong(code()))
      expect(await browser.prove({ code: code() })).toMatchObject({ status: 200 })
      pass(60)
    }
  })
})

test.each([
  [299.999, { status: 200 }],
  [300, { status: 410, error: 'factor.sign_in_over' }],
])('a code that comes %d seconds after the password is answered with %j', async (seconds, then) => {
  const { email, code } = await enrolled()
  const browser = await enterPassword(email)
  pass(seconds)
  expect(await browser.prove({ code: code() })).toMatchObject(then)
})

describe('a code', () => {
  test('is accepted once, and codes of earlier steps are refused after it', async () => {
    const { email, key, code } = await enrolled()
    const [first, earlier] = [code(), codeAt(key, new Date(clock.now.getTime() - 30_000))]
    expect(await (await enterPassword(email)).prove({ code: first })).toMatchObject({ status: 200 })
    for (const each of [first, earlier])
      expect(await (await enterPassword(email)).prove({ code: each })).toMatchObject({ status: 400, error: 'factor.wrong' })
    pass(30)
    expect(await (await enterPassword(email)).prove({ code: code() })).toMatchObject({ status: 200 })
  })

  test('opens one session, even when it is sent twice at the same time', async () => {
    const { id, email, code } = await enrolled()
    const [one, two] = [await enterPassword(email), await enterPassword(email)]
    const results = await Promise.all([one.prove({ code: code() }), two.prove({ code: code() }), one.prove({ code: code() })])
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await openSessions(id)).toBe(2) // with the session of the enrolment
  })
})

describe('a recovery code', () => {
  test('signs in once, with an audit entry and a mail about the number of codes left', async () => {
    const { id, email, recoveryCodes: codes } = await enrolled()
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const [first = '', second = ''] = codes
    expect(await (await enterPassword(email)).prove({ recoveryCode: first.toLowerCase() })).toMatchObject({ status: 200 })
    expect(await messageTo(api, email)).toMatchObject({
      subject: 'A recovery code for your Sufra account was used',
      text: expect.stringContaining('left: 9') as string,
    })
    expect(await (await enterPassword(email)).prove({ recoveryCode: first })).toMatchObject({ status: 400, error: 'factor.recovery_wrong' })
    expect(await (await enterPassword(email)).prove({ recoveryCode: second })).toMatchObject({ status: 200 })
    expect(await actionsOf(id)).toEqual([
      'administrator_signed_in',
      'second_factor_enabled',
      'recovery_code_used',
      'administrator_signed_in',
      'sign_in_code_failed',
      'recovery_code_used',
      'administrator_signed_in',
    ])
  })

  test('opens one session, even when it is sent twice at the same time', async () => {
    const { id, email, recoveryCodes: codes } = await enrolled()
    const recoveryCode = codes[0] ?? ''
    const [one, two] = [await enterPassword(email), await enterPassword(email)]
    const results = await Promise.all([one.prove({ recoveryCode }), two.prove({ recoveryCode })])
    expect(results.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
    expect(await openSessions(id)).toBe(2)
  })

  test('of another administrator is wrong', async () => {
    const [one, other] = [await enrolled(), await enrolled()]
    const browser = await enterPassword(one.email)
    expect(await browser.prove({ recoveryCode: other.recoveryCodes[0] ?? '' })).toMatchObject({ error: 'factor.recovery_wrong' })
  })
})

test('an administrator who was disabled after the password is not signed in by the code', async () => {
  const [owner, other] = [await enrolled(), await enrolled()]
  const browser = await enterPassword(other.email)
  const disable = (isDisabled: boolean) =>
    owner.call(setAdministratorDisabled, { params: { administratorId: other.id }, body: { isDisabled } })
  await disable(true)
  await disable(false)
  expect(await browser.prove({ code: other.code() })).toMatchObject({ status: 410, error: 'factor.sign_in_over' })
})

test('the database stores neither keys nor codes, and deletes pending sign-ins', async () => {
  const { db } = api.connection
  const { id, email, key, recoveryCodes: codes } = await enrolled()
  const pending = (await enterPassword(email)).cookies.get('pending') ?? ''
  const stored = JSON.stringify([
    await db.select().from(secondFactors).where(eq(secondFactors.userId, id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id)),
    await db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, id)),
  ])
  for (const secret of [key, pending, ...codes, ...codes.map((each) => each.replaceAll('-', ''))]) expect(stored).not.toContain(secret)
  pass(301)
  await api.runJob('delete-old-account-data')
  expect(await db.select().from(pendingSignIns).where(eq(pendingSignIns.userId, id))).toEqual([])
})

test('after a change of the server’s secret, codes of the app are wrong, and recovery codes work', async () => {
  const { email, code, recoveryCodes: codes } = await enrolled()
  const secret = new TextEncoder().encode('another secret of at least 32 bytes')
  const other = await startTestApi({ now: () => clock.now, connection: api.connection, secret })
  const browser = openBrowser(other)
  await browser.enterPassword(email)
  expect(await browser.prove({ code: code() })).toMatchObject({ error: 'factor.wrong' })
  expect(await browser.prove({ recoveryCode: codes[0] ?? '' })).toMatchObject({ status: 200 })
  await other.close()
})

test('where no second factor is required, an administrator without an app signs in with the password', async () => {
  const { email } = await addAdmin(api.connection.db)
  expect(await openBrowser(api).enterPassword(email)).toMatchObject({ status: 200 })
})
