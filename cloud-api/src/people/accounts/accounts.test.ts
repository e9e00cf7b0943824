import { beforeAll, describe, expect, test } from 'vitest'
import { loginAdmin, loginMerchant, readMe } from '@sufra/shared/accounts/account.routes'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addAdmin, addRestaurant, password, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi({ now: () => clock.now })
let restaurant: TestRestaurant
const clock = { now: new Date('2026-11-20T12:00:00Z') }
const wait = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000))

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

/** The cookies set by a response, by name. */
const cookiesOf = (answer: Response): Record<string, string> =>
  Object.fromEntries(answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split(/=(.*)/s).slice(0, 2) ?? []))
const header = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
const post = (path: string, cookies: Record<string, string> = {}, body?: object) =>
  api.fetch(path, {
    method: 'POST',
    headers: { cookie: header(cookies), ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  })
const signIn = async () => cookiesOf(await post('/api/restaurants/login', {}, { email: restaurant.email, password }))
const refresh = (cookies: Record<string, string>) => post('/api/restaurants/refresh-token', cookies)
const me = (cookies: Record<string, string>) => api.fetch('/api/restaurants/me', { headers: { cookie: header(cookies) } })

describe('sign-in', () => {
  test('returns the merchant’s session, sets HttpOnly tokens and a `user` cookie of 7 days', async () => {
    const answer = await post('/api/restaurants/login', {}, { email: restaurant.email.toUpperCase(), password })
    expect(await answer.json()).toMatchObject({
      success: true,
      data: { id: restaurant.restaurantId, role: 'merchant', status: 'accepted' },
    })
    const lines = answer.headers.getSetCookie()
    expect(lines.filter((line) => line.includes('HttpOnly')).map((line) => line.split('=')[0])).toEqual(['access', 'refresh', 'device'])
    const user = lines.find((line) => line.startsWith('user='))
    expect(user).toContain('Max-Age=604800')
    expect(user).not.toContain('HttpOnly')
    expect(JSON.parse(decodeURIComponent(user?.split(/=|;/)[1] ?? ''))).toEqual({
      id: restaurant.restaurantId,
      role: 'merchant',
      status: 'accepted',
    })
  })

  test('returns the same error for a wrong password, an unknown email and the wrong role', async () => {
    const attempt = (body: { email: string; password: string }, route: typeof loginMerchant | typeof loginAdmin = loginMerchant) =>
      refusalOf(api.call(route, { body }))
    const wrong = { status: 401, code: 'session.wrong_credentials' }
    expect(await attempt({ email: restaurant.email, password: 'Sufra@2027' })).toMatchObject(wrong)
    expect(await attempt({ email: 'nobody@sufra.test', password })).toMatchObject(wrong)
    expect(await attempt({ email: restaurant.email, password }, loginAdmin)).toMatchObject(wrong)
  })

  test('checks only six of ten concurrent guesses', async () => {
    const { email } = await addAdmin(api.connection.db)
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => refusalOf(api.call(loginAdmin, { body: { email, password: 'wrong' } }))),
    )
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 6 }, () => 401),
      ...Array.from({ length: 4 }, () => 429),
    ])
  })
})

describe('a session', () => {
  test('is refused with 401 without a token, with 403 for a token older than 15 minutes, and continues after a refresh', async () => {
    expect((await me({})).status).toBe(401)
    expect((await me({ access: 'forged' })).status).toBe(401)
    const cookies = await signIn()
    expect((await me(cookies)).status).toBe(200)
    wait(15 * 60 + 1)
    const expired = await me(cookies)
    expect(expired.status).toBe(403)
    expect(await expired.json()).toMatchObject({ error: 'session.expired' })
    const renewed = await refresh(cookies)
    expect(renewed.status).toBe(200)
    expect((await me({ ...cookies, ...cookiesOf(renewed) })).status).toBe(200)
  })

  test('returns the same successor to twenty concurrent refreshes', async () => {
    const cookies = await signIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(cookies)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map((answer) => cookiesOf(answer).refresh)).size).toBe(1)
    wait(5 * 60 + 1)
    expect((await refresh(cookiesOf(answers[0] as Response))).status).toBe(200) // the array has twenty
  })

  test('returns the same successor again within five minutes when the response to a refresh was lost', async () => {
    const cookies = await signIn()
    const lost = cookiesOf(await refresh(cookies))
    wait(5 * 60)
    const again = await refresh(cookies)
    expect(again.status).toBe(200)
    expect(cookiesOf(again).refresh).toBe(lost.refresh)
  })

  test('ends completely when a refresh token is reused after the five-minute grace period', async () => {
    const stolen = await signIn()
    const own = cookiesOf(await refresh(stolen))
    wait(5 * 60 + 1)
    expect((await refresh(stolen)).status).toBe(401)
    expect((await refresh(own)).status).toBe(401)
    expect((await me(own)).status).toBe(401)
  })

  test('ends completely when the second-to-last refresh token is used', async () => {
    const first = await signIn()
    const second = cookiesOf(await refresh(first))
    const third = cookiesOf(await refresh(second))
    expect((await refresh(first)).status).toBe(401)
    expect((await refresh(third)).status).toBe(401)
  })

  test('ends at logout, which clears the cookies', async () => {
    const cookies = await signIn()
    const answer = await post('/api/restaurants/logout', cookies)
    expect(cookiesOf(answer)).toEqual({ access: '', refresh: '', user: '' })
    expect((await me(cookies)).status).toBe(401)
    expect((await refresh(cookies)).status).toBe(401)
  })

  test('expires after 7 days without use', async () => {
    const cookies = await signIn()
    wait(7 * 86_400 + 1)
    expect((await refresh(cookies)).status).toBe(401)
  })
})

test('the signed-in user is read from the session with the current status', async () => {
  const { call } = await api.signedIn(restaurant.email)
  const { data } = await call(readMe, {})
  expect(data).toMatchObject({ id: restaurant.restaurantId, restaurant: { _id: restaurant.restaurantId, branchName: 'West Bay' } })
})

describe('a request from another site', () => {
  const from = (headers: Record<string, string>) => api.fetch('/api/restaurants/logout', { method: 'POST', headers })
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('with headers %j returns %i', async (headers, status) => {
    expect((await from(headers as Record<string, string>)).status).toBe(status)
  })
})
