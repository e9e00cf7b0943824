import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { forgotPassword, resetPassword } from '@sufra/shared/accounts/own-account.routes'
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { messageTo } from '../../../../testing/applicants.ts'
import { useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, password } from '../../../../testing/test-restaurant.ts'
import { networkFailures, sessions, signInFailures } from '../accounts.table.ts'

const api = useApi({ now: () => clock.now })
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

type Try = { network: string; email: string; given: string; cookie?: string }

const tryToSignIn = async ({ network, email, given, cookie = '' }: Try) => {
  const answer = await api.fetch(loginMerchant.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network, cookie },
    body: JSON.stringify({ email, password: given }),
  })
  const body = (await answer.json()) as Partial<ErrorReply> // sent by our own server
  const setCookie = answer.headers.getSetCookie().find((each) => each.startsWith('device='))
  const details = body.details as { retryAt?: string } | undefined // of account.locked
  return { status: answer.status, error: body.error, retryAt: Date.parse(details?.retryAt ?? ''), setCookie }
}

const cookieOf = (setCookie: string | undefined) => setCookie?.split(';')[0] ?? ''

/** Fails from enough networks to lock the account for all unknown places. */
const guessFromEverywhere = async (email: string, third: number) => {
  for (let tries = 0; tries < 51; tries += 1) await tryToSignIn({ network: `10.30.${third}.${tries}`, email, given: 'wrong' })
}

describe('one password at many accounts from one network', () => {
  test('is refused after thirty wrong attempts, and then checked once a minute', async () => {
    const network = '10.20.0.1'
    const spray = (account: number) => tryToSignIn({ network, email: `sprayed${account}@sufra.test`, given: 'Summer@2026' })
    for (let account = 0; account < 30; account += 1) expect((await spray(account)).status).toBe(401)
    const refused = await spray(30)
    expect(refused).toMatchObject({ status: 429, error: 'account.network_locked' })
    expect(refused.retryAt - clock.now.getTime()).toBe(60_000)
    wait(59)
    expect((await spray(31)).error).toBe('account.network_locked')
    wait(1)
    expect((await spray(32)).status).toBe(401)
    expect((await spray(33)).error).toBe('account.network_locked')
  })

  test('leaves no rows for accounts whose password was not checked', async () => {
    for (let account = 0; account < 40; account += 1)
      await tryToSignIn({ network: '10.20.0.2', email: `unseen${account}@sufra.test`, given: 'Summer@2026' })
    const rows = await api.connection.db.select().from(signInFailures).where(eq(signInFailures.email, 'unseen35@sufra.test'))
    expect(rows).toEqual([])
  })

  test('is not reset by signing in to one’s own account', async () => {
    const network = '10.20.0.3'
    const own = await addRestaurant(api.connection.db)
    for (let account = 0; account < 29; account += 1) await tryToSignIn({ network, email: `bought${account}@sufra.test`, given: 'x' })
    expect((await tryToSignIn({ network, email: own.email, given: password })).status).toBe(200)
    expect((await tryToSignIn({ network, email: 'bought30@sufra.test', given: 'x' })).status).toBe(401)
    expect((await tryToSignIn({ network, email: 'bought31@sufra.test', given: 'x' })).error).toBe('account.network_locked')
  })

  test('forty correct passwords from one network are all accepted', async () => {
    const network = '10.20.0.4'
    for (let person = 0; person < 40; person += 1) {
      const { email } = await addRestaurant(api.connection.db)
      expect((await tryToSignIn({ network, email, given: password })).status).toBe(200)
    }
  })

  test('does not lock out a device on that network that signed in before', async () => {
    const network = '10.20.0.5'
    const { email } = await addRestaurant(api.connection.db)
    const cookie = cookieOf((await tryToSignIn({ network, email, given: password })).setCookie)
    for (let account = 0; account < 31; account += 1) await tryToSignIn({ network, email: `near${account}@sufra.test`, given: 'x' })
    expect((await tryToSignIn({ network, email, given: password })).error).toBe('account.network_locked')
    expect((await tryToSignIn({ network, email, given: password, cookie })).status).toBe(200)
  })

  test('does not lock the network for longer when the clock is set back', async () => {
    const spray = (account: number) => tryToSignIn({ network: '10.20.0.7', email: `clock${account}@sufra.test`, given: 'x' })
    for (let account = 0; account < 31; account += 1) await spray(account)
    wait(-86_400)
    expect((await spray(32)).status).toBe(401)
    wait(86_400)
  })

  test('is deleted by the job delete-old-account-data', async () => {
    await tryToSignIn({ network: '10.20.0.6', email: 'once@sufra.test', given: 'x' })
    wait(2 * 86_400)
    await api.runJob('delete-old-account-data')
    expect(await api.connection.db.select().from(networkFailures)).toEqual([])
  })
})

describe('wrong guesses by others', () => {
  test('do not lock the owner out of a network from which the account signed in', async () => {
    const { email } = await addRestaurant(api.connection.db)
    await tryToSignIn({ network: '10.31.0.1', email, given: password })
    await guessFromEverywhere(email, 1)
    expect((await tryToSignIn({ network: '10.31.0.2', email, given: password })).error).toBe('account.locked')
    expect((await tryToSignIn({ network: '10.31.0.1', email, given: password })).status).toBe(200)
  })

  test('do not lock the owner out on a known device, on any network', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const { setCookie } = await tryToSignIn({ network: '10.32.0.1', email, given: password })
    expect(setCookie).toMatch(/HttpOnly/)
    expect(setCookie).toMatch(/SameSite=Lax/)
    await guessFromEverywhere(email, 2)
    const cookie = cookieOf(setCookie)
    expect((await tryToSignIn({ network: '10.32.0.2', email, given: password, cookie: `${cookie}x` })).error).toBe('account.locked')
    expect((await tryToSignIn({ network: '10.32.0.2', email, given: password, cookie })).status).toBe(200)
  })

  test('do not lock out an owner who has set a new password with the link of a mail', async () => {
    const { email } = await addRestaurant(api.connection.db)
    await guessFromEverywhere(email, 8)
    const fromNewPlace = (given: string) => tryToSignIn({ network: '10.38.0.1', email, given })
    expect((await fromNewPlace(password)).error).toBe('account.locked')
    await api.elsewhere()(forgotPassword, { body: { email, role: 'merchant' } })
    await api.runJob('send-password-links')
    const token = /token=([\w-]{43})/.exec((await messageTo(api, email))?.text ?? '')?.[1] ?? ''
    await api.elsewhere()(resetPassword, { body: { token, password: 'Another@2026' } })
    expect((await fromNewPlace('Another@2026')).status).toBe(200)
  })

  test('from the owner’s own network do not lock the owner’s device out', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const cookie = cookieOf((await tryToSignIn({ network: '10.33.0.1', email, given: password })).setCookie)
    for (let tries = 0; tries < 7; tries += 1) await tryToSignIn({ network: '10.33.0.1', email, given: 'wrong' })
    expect((await tryToSignIn({ network: '10.33.0.1', email, given: password })).error).toBe('account.locked')
    expect((await tryToSignIn({ network: '10.33.0.1', email, given: password, cookie })).status).toBe(200)
  })

  test('from the owner’s own network, at any rate, do not lock the owner’s device out', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const network = '10.37.0.1'
    const cookie = cookieOf((await tryToSignIn({ network, email, given: password })).setCookie)
    for (let tries = 0; tries < 40; tries += 1) await tryToSignIn({ network, email, given: 'wrong' })
    expect((await tryToSignIn({ network, email, given: password, cookie })).status).toBe(200)
  })

  test('on a device known to another account count like any other guess', async () => {
    const [own, victim] = [await addRestaurant(api.connection.db), await addRestaurant(api.connection.db)]
    const cookie = cookieOf((await tryToSignIn({ network: '10.34.0.1', email: own.email, given: password })).setCookie)
    await guessFromEverywhere(victim.email, 4)
    const refused = await tryToSignIn({ network: '10.34.0.1', email: victim.email, given: password, cookie })
    expect(refused.error).toBe('account.locked')
  })

  test('lock a known device too when they are made on it', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const cookie = cookieOf((await tryToSignIn({ network: '10.35.0.1', email, given: password })).setCookie)
    // The guesses come from changing networks, so that only the device is counted.
    for (let tries = 0; tries < 6; tries += 1)
      expect((await tryToSignIn({ network: `10.35.1.${tries}`, email, given: 'wrong', cookie })).status).toBe(401)
    expect((await tryToSignIn({ network: '10.35.2.1', email, given: password, cookie })).error).toBe('account.locked')
  })
})

test('a device keeps its cookie when another account signs in on it, and sessions store only hashes', async () => {
  const [one, two] = [await addRestaurant(api.connection.db), await addRestaurant(api.connection.db)]
  const first = await tryToSignIn({ network: '10.36.0.1', email: one.email, given: password })
  const cookie = cookieOf(first.setCookie)
  const second = await tryToSignIn({ network: '10.36.0.2', email: two.email, given: password, cookie })
  expect(cookieOf(second.setCookie)).toBe(cookie)
  const rows = await api.connection.db
    .select()
    .from(sessions)
    .where(inArray(sessions.restaurantId, [one.restaurantId, two.restaurantId]))
  expect(rows).toHaveLength(2)
  expect(rows[0]?.deviceHash).toBe(rows[1]?.deviceHash)
  const [deviceId = ''] = cookie.replace('device=', '').split('.')
  expect(deviceId).toHaveLength(22)
  expect(JSON.stringify(rows)).not.toContain(deviceId)
  expect(JSON.stringify(rows)).not.toContain('10.36.0.1')
})
