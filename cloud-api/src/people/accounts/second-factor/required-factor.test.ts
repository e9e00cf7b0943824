import { loginMerchant, readMe } from '@sufra/shared/accounts/account.routes'
import { listSessions } from '@sufra/shared/accounts/own-account.routes'
import { beginEnrolment, completeEnrolment, readSecondFactor } from '@sufra/shared/accounts/second-factor.routes'
import type { FactorSetup } from '@sufra/shared/accounts/second-factor.routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageTo } from '../../../../testing/applicants.ts'
import { type OwnTestApi, refusalOf, startTestApi } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addAdmin, addRestaurant, password } from '../../../../testing/test-restaurant.ts'
import { codeAt } from './authenticator-app.ts'
import { openBrowser, type Browser } from './second-factor.test-data.ts'

/** An API that requires a second factor, and another copy over the same database that does not. */
let api: OwnTestApi
let optional: OwnTestApi
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const pass = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

beforeAll(async () => {
  api = await startTestApi({ now: () => clock.now, requiresSecondFactor: true })
  optional = await startTestApi({ now: () => clock.now, connection: api.connection })
})
afterAll(async () => {
  await optional.close()
  await api.close()
})

const enterPassword = async () => {
  const { id, email } = await addAdmin(api.connection.db, 'support')
  const browser = openBrowser(api)
  expect(await browser.enterPassword(email)).toMatchObject({ status: 401, error: 'factor.enrolment_required' })
  return { id, email, browser }
}
const begin = async (browser: Browser) => (await browser.send(beginEnrolment)).data as FactorSetup // the reply of the route
const enrol = (browser: Browser, { setup, key }: FactorSetup) => browser.send(completeEnrolment, { setup, code: codeAt(key, clock.now) })

test('an administrator without an app sets one up after the password, and is signed in only then', async () => {
  const { email, browser } = await enterPassword()
  expect([...browser.cookies.keys()]).toEqual(['pending'])
  expect(await browser.send(readMe)).toMatchObject({ status: 401, error: 'session.none' })
  expect(await browser.prove({ code: '123456' })).toMatchObject({ status: 400, error: 'factor.wrong' })
  const setup = await begin(browser)
  expect(setup.uri).toContain(`secret=${setup.key}`)
  const wrong = { setup: setup.setup, code: codeAt(setup.key, new Date(0)) }
  expect(await browser.send(completeEnrolment, wrong)).toMatchObject({ status: 400, error: 'factor.wrong' })
  const enrolled = await enrol(browser, setup)
  expect(enrolled).toMatchObject({ status: 200, data: { email } })
  expect(enrolled.recoveryCodes).toHaveLength(10)
  expect(await browser.send(readMe)).toMatchObject({ status: 200 })
  expect(await browser.send(readSecondFactor)).toMatchObject({
    data: { enabledAt: clock.now.toISOString(), recoveryCodesLeft: 10, isRequired: true },
  })
  expect((await messageTo(api, email))?.subject).toBe('An authenticator app was set up for your Sufra account')
})

test('the code that set the app up does not work for a sign-in', async () => {
  const { email, browser } = await enterPassword()
  const setup = await begin(browser)
  await enrol(browser, setup)
  const other = openBrowser(api)
  expect(await other.enterPassword(email)).toMatchObject({ error: 'factor.code_required' })
  expect(await other.prove({ code: codeAt(setup.key, clock.now) })).toMatchObject({ status: 400, error: 'factor.wrong' })
  pass(30)
  expect(await other.prove({ code: codeAt(setup.key, clock.now) })).toMatchObject({ status: 200 })
})

describe('a session without a second factor', () => {
  test('counts as ended for routes and sockets', async () => {
    const { email } = await addAdmin(api.connection.db)
    const { call, accessToken } = await optional.signedIn(email, 'admin')
    await call(listSessions, {})
    for (const { path } of [readMe, listSessions, readSecondFactor])
      expect((await api.fetch(path, { headers: { authorization: `Bearer ${accessToken}` } })).status, path).toBe(401)
    const socket = await openConnection(api, { accessToken })
    socket.send({ event: 'join_merchant_room', data: {} })
    expect(await socket.waitForEvent('refused')).toMatchObject({ data: { error: 'session.none' } })
    socket.close()
  })

  test('stays ended when its owner sets an app up', async () => {
    const { email } = await addAdmin(api.connection.db)
    const { accessToken } = await optional.signedIn(email, 'admin')
    const browser = openBrowser(api)
    await browser.enterPassword(email)
    expect(await enrol(browser, await begin(browser))).toMatchObject({ status: 200 })
    for (const { url } of [api, optional])
      expect((await fetch(url + readMe.path, { headers: { authorization: `Bearer ${accessToken}` } })).status).toBe(401)
  })

  test('of a restaurant continues', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const { call } = await api.signedIn(email)
    await call(readMe, {})
    expect((await api.post(loginMerchant.path, { email, password })).status).toBe(200)
  })
})

describe('a setup', () => {
  test.each([
    [599.999, { status: 200 }],
    [600, { status: 410, error: 'factor.setup_over' }],
  ])('completed %d seconds after it began is answered with %j', async (seconds, then) => {
    const { email, browser } = await enterPassword()
    const setup = await begin(browser)
    pass(seconds)
    await browser.enterPassword(email) // the sign-in expires before
    expect(await enrol(browser, setup)).toMatchObject(then)
  })

  test('of another administrator is refused', async () => {
    const [one, other] = [await enterPassword(), await enterPassword()]
    expect(await enrol(one.browser, await begin(other.browser))).toMatchObject({ status: 410, error: 'factor.setup_over' })
    expect(await one.browser.send(completeEnrolment, { setup: 'x', code: '123456' })).toMatchObject({ error: 'factor.setup_over' })
  })

  test('does not replace an app whose setup was completed after it began', async () => {
    const { email, browser } = await enterPassword()
    const [first, second] = [await begin(browser), await begin(browser)]
    const other = openBrowser(api)
    await other.enterPassword(email)
    expect(await enrol(browser, first)).toMatchObject({ status: 200 })
    expect(await enrol(other, second)).toMatchObject({ status: 410, error: 'factor.sign_in_over' })
    await other.enterPassword(email)
    expect(await enrol(other, second)).toMatchObject({ status: 409, error: 'factor.changed' })
  })

  test('completed twice at the same time enrols one app', async () => {
    const { email, browser } = await enterPassword()
    const other = openBrowser(api)
    await other.enterPassword(email)
    const [one, two] = [await begin(browser), await begin(other)]
    const results = await Promise.all([enrol(browser, one), enrol(other, two)])
    expect(results.map(({ status }) => String(status)).toSorted()).toEqual(['200', '410'])
  })

  test('is confirmed with at most five codes after one password', async () => {
    const { browser } = await enterPassword()
    const setup = await begin(browser)
    const wrong = { setup: setup.setup, code: codeAt(setup.key, new Date(0)) }
    for (let tries = 0; tries < 5; tries += 1) expect(await browser.send(completeEnrolment, wrong)).toMatchObject({ status: 400 })
    expect(await enrol(browser, setup)).toMatchObject({ status: 410, error: 'factor.sign_in_over' })
  })
})

test('no key is given without a sign-in', async () => {
  expect(await refusalOf(api.elsewhere()(beginEnrolment, {}))).toMatchObject({ status: 410, code: 'factor.sign_in_over' })
})
