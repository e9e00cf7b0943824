import { loginAdmin, loginMerchant, readMe } from '@sufra/shared/accounts/account.routes'
import {
  changePassword,
  changeProfile,
  checkLink,
  endAllSessions,
  endSession,
  forgotPassword,
  listSessions,
  readProfile,
  resetPassword,
} from '@sufra/shared/accounts/own-account.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messageTo } from '../../testing/applicants.ts'
import { newNetwork, refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addAdmin, addRestaurant, password } from '../../testing/test-restaurant.ts'
import { outgoingMessages } from '../messages/outgoing-messages.table.ts'
import { forgottenPasswords, passwordLinks } from './accounts.table.ts'

let api: TestApi
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))
const other = 'Machbus1!'

beforeAll(async () => {
  api = await startTestApi({ now: () => clock.now, messagesMilliseconds: 50 })
})
afterAll(() => api.close())
beforeEach(() => wait(2 * 3_600))

/** Each from a place of its own: limits by place are not what these tests are about. */
const post = async (path: string, body: object, language = 'en') => {
  const headers = {
    'content-type': 'application/json',
    'accept-language': language,
    'x-forwarded-for': newNetwork(),
  }
  const answer = await api.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, ...((await answer.json()) as { error?: string; message?: string; data?: unknown; details?: unknown }) } // our own server's
}
const forget = (email: string, role: 'merchant' | 'admin' = 'merchant', language = 'en') =>
  post(forgotPassword.path, { email, role }, language)
const lookedUp = () => expect.poll(() => api.connection.db.select().from(forgottenPasswords)).toEqual([])
const tokenIn = (text = '') => /#token=([\w-]+)/.exec(text)?.[1] ?? ''
const linkFor = async (email: string, role: 'merchant' | 'admin' = 'merchant') => {
  await forget(email, role)
  await lookedUp()
  return tokenIn((await messageTo(api, email))?.text)
}
const reset = (token: string, chosen = other) => post(resetPassword.path, { token, password: chosen })
const signsIn = async (email: string, given: string, route: typeof loginMerchant | typeof loginAdmin = loginMerchant) =>
  (await post(route.path, { email, password: given })).status === 200

describe('a forgotten password', () => {
  test('is chosen anew with the link of a mail, once, and every session is over', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const { call } = await api.signedIn(email)
    const token = await linkFor(email.toUpperCase())
    expect(token).toBe('')
    const real = tokenIn((await messageTo(api, email))?.text)
    expect(await post(checkLink.path, { token: real })).toMatchObject({ status: 200, data: { kind: 'reset', email, role: 'merchant' } })
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
    expect((await post(checkLink.path, { token })).status).toBe(status)
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

  test('is no password that may not be chosen, and the link stays good', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const token = await linkFor(email)
    expect(await reset(token, 'short')).toMatchObject({ status: 400, error: 'account.password_rule' })
    expect((await reset(token)).status).toBe(200)
  })

  test.each(['', 'guessed', 'a'.repeat(43), '../../etc/passwd'])('has no link %j', async (token) => {
    expect((await reset(token)).error).toBe('account.link_over')
    expect((await post(checkLink.path, { token })).error).toBe('account.link_over')
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
    await post(loginMerchant.path, { email: 'warm@sufra.test', password: 'wrong' })
    const share = await shareOfSlower(
      emails.length,
      (index) => post(loginMerchant.path, { email: emails[index], password: 'wrong' }),
      (index) => post(loginMerchant.path, { email: `nobody${index}@sufra.test`, password: 'wrong' }),
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

describe('one’s sessions', () => {
  test('are listed with their devices, this one marked', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const agents = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Sufra/1.1.1 (Windows 11)',
    ]
    for (const agent of agents)
      await api.fetch(loginMerchant.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': agent },
        body: JSON.stringify({ email, password }),
      })
    const { call } = await api.signedIn(email)
    const { data } = await call(listSessions, {})
    expect(data.map(({ browser, system }) => [browser, system])).toEqual(
      expect.arrayContaining([
        ['Chrome', 'Windows'],
        ['Sufra', 'Windows 11'],
      ]),
    )
    expect(data.filter(({ isThis }) => isThis)).toHaveLength(1)
  })

  test('end one by one, and only one’s own', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const stranger = await addRestaurant(api.connection.db)
    const [here, there] = [await api.signedIn(email), await api.signedIn(email)]
    const theirs = await api.signedIn(stranger.email)
    const found = (await here.call(listSessions, {})).data.find(({ isThis }) => !isThis)
    const params = { sessionId: found?.id ?? '' }
    expect(await refusalOf(theirs.call(endSession, { params }))).toMatchObject({ status: 404, code: 'account.session_unknown' })
    await here.call(endSession, { params })
    expect(await refusalOf(there.call(readMe, {}))).toMatchObject({ status: 401 })
    await here.call(readMe, {})
    expect(await refusalOf(here.call(endSession, { params }))).toMatchObject({ status: 404 })
  })

  test('end everywhere at once, here too, and a mail says so', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const [here, there] = [await api.signedIn(email), await api.signedIn(email)]
    await here.call(endAllSessions, {})
    for (const { call } of [here, there]) expect(await refusalOf(call(readMe, {}))).toMatchObject({ status: 401 })
    expect((await messageTo(api, email))?.subject).toBe('You are signed out of Sufra on all devices')
  })

  test('end with the password, but for this one', async () => {
    const { email } = await addRestaurant(api.connection.db)
    const [here, there] = [await api.signedIn(email), await api.signedIn(email)]
    expect(await refusalOf(here.call(changePassword, { body: { current: 'wrong', password: other } }))).toMatchObject({
      code: 'account.password_wrong',
    })
    await here.call(changePassword, { body: { current: password, password: other } })
    expect(await refusalOf(there.call(readMe, {}))).toMatchObject({ status: 401 })
    await here.call(readMe, {})
    expect([await signsIn(email, password), await signsIn(email, other)]).toEqual([false, true])
  })
})

describe('wrong passwords', () => {
  const from = async (network: string, email: string, given: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
    const answer = await api.fetch(loginMerchant.path, { method: 'POST', headers, body: JSON.stringify({ email, password: given }) })
    return { status: answer.status, ...((await answer.json()) as { error?: string; details?: { retryAt: string } }) } // our own server's
  }

  test('lock for 30 s after six in a row, longer each time', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (let tries = 0; tries < 6; tries += 1) expect((await from('10.1.0.1', email, 'wrong')).status).toBe(401)
    const locked = await from('10.1.0.1', email, password)
    expect(locked).toMatchObject({ status: 429, error: 'account.locked' })
    expect(Date.parse(locked.details?.retryAt ?? '') - clock.now.getTime()).toBe(30_000)
    wait(30)
    expect((await from('10.1.0.1', email, 'wrong')).status).toBe(401)
    const longer = await from('10.1.0.1', email, password)
    expect(Date.parse(longer.details?.retryAt ?? '') - clock.now.getTime()).toBe(60_000)
    wait(60)
    expect((await from('10.1.0.1', email, password)).status).toBe(200)
  })

  test('are forgotten with the right one', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (const given of ['a', 'b', 'c', 'd', 'e', password, 'f', 'g'])
      expect((await from('10.1.0.2', email, given)).status).toBe(given === password ? 200 : 401)
  })

  test('of a stranger do not lock the counter out, until they come from everywhere', async () => {
    const { email } = await addRestaurant(api.connection.db)
    for (let tries = 0; tries < 8; tries += 1) await from('10.2.0.1', email, 'wrong')
    expect((await from('10.2.0.2', email, password)).status).toBe(200)
    for (let tries = 0; tries < 50; tries += 1) await from(`10.2.1.${tries}`, email, 'wrong')
    expect(await from('10.2.0.2', email, password)).toMatchObject({ status: 429, error: 'account.locked' })
  })

  test('at an unknown email lock just the same', async () => {
    for (let tries = 0; tries < 6; tries += 1) expect((await from('10.3.0.1', 'ghost@sufra.test', 'wrong')).status).toBe(401)
    expect((await from('10.3.0.1', 'ghost@sufra.test', 'wrong')).error).toBe('account.locked')
  })
})

describe('a profile', () => {
  const draft = {
    name: { en: 'Bayt Noora', ar: 'بيت نورة' },
    branchName: 'Lusail',
    firstName: 'Noora',
    lastName: 'Al Kuwari',
    restaurantAddress: 'Marina 7, Lusail',
    facebookUrl: '',
    instagramUrl: '',
    googleReviewUrl: 'https://g.page/r/x',
    commercialRegistrationNumber: 'CR-9',
    tradeLicenseNumber: 'TL-9',
    establishmentIdNumber: 'ES-9',
    taxIdentificationNumber: 'TX-9',
  }

  test('changes, and diners see the name at once; the numbers stay as the papers prove them', async () => {
    const { email, restaurantId } = await addRestaurant(api.connection.db)
    const { call } = await api.signedIn(email)
    const menu = async () => (await api.call(readMenu, { params: { restaurantId } })).data.restaurant.name.en
    expect(await menu()).toBe('Test Kitchen')
    const { data } = await call(changeProfile, { body: draft })
    expect(data).toMatchObject({
      ...draft,
      commercialRegistrationNumber: '',
      tradeLicenseNumber: '',
      establishmentIdNumber: '',
      taxIdentificationNumber: '',
    })
    expect(await menu()).toBe('Bayt Noora')
    expect((await call(readMe, {})).data).toMatchObject({ name: 'Noora Al Kuwari', restaurant: { name: draft.name } })
  })

  test('of a rejected restaurant changes with its numbers; of a pending one not at all', async () => {
    const rejected = await api.signedIn((await addRestaurant(api.connection.db, { status: 'rejected' })).email)
    expect((await rejected.call(changeProfile, { body: draft })).data).toMatchObject(draft)
    const pending = await api.signedIn((await addRestaurant(api.connection.db, { status: 'pending' })).email)
    expect(await refusalOf(pending.call(changeProfile, { body: draft }))).toMatchObject({ status: 409, code: 'account.under_review' })
    expect((await pending.call(readProfile, {})).data.branchName).toBe('West Bay')
  })

  test.each([
    [{ name: { en: '', ar: '' } }, 'account.restaurant_required'],
    [{ name: { en: 'AB', ar: 'أ' } }, 'account.name_length'],
    [{ googleReviewUrl: 'x' }, 'account.link_invalid'],
  ])('is refused with %j', async (change, code) => {
    const { call } = await api.signedIn((await addRestaurant(api.connection.db)).email)
    expect(await refusalOf(call(changeProfile, { body: { ...draft, ...change } }))).toMatchObject({ status: 400, code })
  })
})
