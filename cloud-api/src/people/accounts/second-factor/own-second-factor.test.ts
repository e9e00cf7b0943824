import { readMe } from '@sufra/shared/accounts/account.routes'
import { enableSecondFactor, readSecondFactor, replaceRecoveryCodes, setUpSecondFactor } from '@sufra/shared/accounts/second-factor.routes'
import { resetSecondFactor } from '@sufra/shared/administrators/administrator.routes'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messageTo } from '../../../../testing/applicants.ts'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addAdmin } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../audit/audit-log.table.ts'
import { codeAt } from './authenticator-app.ts'
import { addEnrolled, openBrowser, setUpApp } from './second-factor.test-data.ts'

const api = useApi({ now: () => clock.now })
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

const enrolled = () => addEnrolled(api, clock)
const signsIn = async (email: string, proof: { code: string } | { recoveryCode: string }) => {
  const browser = openBrowser(api)
  await browser.enterPassword(email)
  return (await browser.prove(proof)).status === 200
}

test('an administrator sees the state of the second factor, with the number of recovery codes', async () => {
  const { email } = await addAdmin(api.connection.db)
  const { call } = await api.signedIn(email, 'admin')
  const read = async () => (await call(readSecondFactor, {})).data
  expect(await read()).toEqual({ enabledAt: null, recoveryCodesLeft: 0, isRequired: false })
  const enabledAt = clock.now.toISOString()
  const { recoveryCodes } = await setUpApp(call, clock.now)
  expect(await read()).toEqual({ enabledAt, recoveryCodesLeft: 10, isRequired: false })
  await signsIn(email, { recoveryCode: recoveryCodes[0] ?? '' })
  expect(await read()).toMatchObject({ recoveryCodesLeft: 9 })
})

test('setting up an app ends the other sessions, which were opened with the password alone', async () => {
  const { email } = await addAdmin(api.connection.db)
  const [here, there] = [await api.signedIn(email, 'admin'), await api.signedIn(email, 'admin')]
  const { closedWith } = await openConnection(api, { accessToken: there.accessToken })
  await setUpApp(here.call, clock.now)
  expect(await closedWith()).toBe(4401)
  expect(await refusalOf(there.call(readMe, {}))).toMatchObject({ status: 401 })
  await here.call(readMe, {})
})

describe('another app', () => {
  test('needs a code of the first app or a recovery code, and then replaces the app and the recovery codes', async () => {
    const { call, email, code, recoveryCodes } = await enrolled()
    expect(await refusalOf(call(setUpSecondFactor, { body: {} }))).toMatchObject({ status: 400, code: 'factor.proof_required' })
    const [used = '', unused = ''] = recoveryCodes
    const app = await setUpApp(call, clock.now, { recoveryCode: used })
    expect(await signsIn(email, { code: code() })).toBe(false)
    expect(await signsIn(email, { recoveryCode: unused })).toBe(false)
    expect(await signsIn(email, { recoveryCode: app.recoveryCodes[0] ?? '' })).toBe(true)
    pass(30)
    expect(await signsIn(email, { code: codeAt(app.key, clock.now) })).toBe(true)
  })

  test('is not set up with a wrong or used code', async () => {
    const { call, code } = await enrolled()
    await call(setUpSecondFactor, { body: { proof: { code: code() } } })
    const again = call(setUpSecondFactor, { body: { proof: { code: code() } } })
    expect(await refusalOf(again)).toMatchObject({ status: 400, code: 'factor.wrong' })
  })

  test('is not enabled with the setup of an earlier app', async () => {
    const { call, key, setup } = await enrolled()
    const body = { setup, code: codeAt(key, clock.now) }
    expect(await refusalOf(call(enableSecondFactor, { body }))).toMatchObject({ status: 409, code: 'factor.changed' })
  })
})

test('creating recovery codes requires a code, and invalidates the earlier ones', async () => {
  const { call, email, code, recoveryCodes } = await enrolled()
  const renewed = (await call(replaceRecoveryCodes, { body: { code: code() } })).data.recoveryCodes
  expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20)
  expect(await signsIn(email, { recoveryCode: recoveryCodes[0] ?? '' })).toBe(false)
  expect(await signsIn(email, { recoveryCode: renewed[0] ?? '' })).toBe(true)
})

test('wrong codes in the settings lock the account after six, like at sign-in', async () => {
  const { call, code } = await enrolled()
  const guess = { recoveryCode: 'A'.repeat(25) }
  const codes: unknown[] = []
  for (let tries = 0; tries < 6; tries += 1) codes.push((await refusalOf(call(replaceRecoveryCodes, { body: guess }))).code)
  codes.push((await refusalOf(call(setUpSecondFactor, { body: { proof: { code: code() } } }))).code)
  expect(codes).toEqual([...Array.from({ length: 6 }, () => 'factor.recovery_wrong'), 'account.locked'])
})

test('an administrator without an app gets no recovery codes', async () => {
  const { call } = await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')
  expect(await refusalOf(call(replaceRecoveryCodes, { body: { code: '123456' } }))).toMatchObject({ code: 'factor.wrong' })
})

describe('an owner resets the second factor of another administrator', () => {
  const reset = (call: Awaited<ReturnType<typeof enrolled>>['call'], administratorId: string) =>
    call(resetSecondFactor, { params: { administratorId } })

  test('the administrator is signed out and notified, and signs in with the password or sets up an app again', async () => {
    const [owner, other] = [await enrolled(), await enrolled()]
    const browser = openBrowser(api)
    await browser.enterPassword(other.email)
    const { closedWith } = await openConnection(api, { accessToken: other.accessToken })
    await reset(owner.call, other.id)
    expect(await closedWith()).toBe(4401)
    expect(await refusalOf(other.call(readMe, {}))).toMatchObject({ status: 401 })
    expect(await browser.prove({ code: other.code() })).toMatchObject({ status: 410, error: 'factor.sign_in_over' })
    expect((await messageTo(api, other.email))?.subject).toBe('Two-step verification for your Sufra account was reset')
    expect(await openBrowser(api).enterPassword(other.email)).toMatchObject({ status: 200 })
    await reset(owner.call, other.id) // there is none
    const entries = await api.connection.db.select().from(auditLog).where(eq(auditLog.action, 'second_factor_reset')).orderBy(auditLog.id)
    expect(entries).toMatchObject([{ adminId: owner.id, details: { administrator: other.id, email: other.email } }])
  })

  test('an owner cannot reset their own second factor, or the second factor of an unknown account', async () => {
    const owner = await enrolled()
    expect(await refusalOf(reset(owner.call, owner.id))).toMatchObject({ status: 409, code: 'administrator.self' })
    expect(await refusalOf(reset(owner.call, crypto.randomUUID()))).toMatchObject({ status: 404, code: 'administrator.not_found' })
    await owner.call(readMe, {})
  })
})
