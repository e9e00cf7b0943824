import { loginAdmin, logout, readMe, refreshToken } from '@sufra/shared/accounts/account.routes'
import { endAllSessions, endSession, listSessions } from '@sufra/shared/accounts/own-account.routes'
import { changeAdministratorRole, setAdministratorDisabled } from '@sufra/shared/administrators/administrator.routes'
import { readOrderSteps } from '@sufra/shared/order-history/order-history.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { startView } from '@sufra/shared/provisions/view-as.routes'
import { readOrderPayments } from '@sufra/shared/refunds/refund.routes'
import { createReportLink } from '@sufra/shared/reports/report.routes'
import { readTableBill } from '@sufra/shared/table-bill/table-bill.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { refusalOf } from '../../../../testing/test-api.ts'
import { addAdmin, addRestaurant, goodPayment, password, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { auditLog } from '../../../people/audit/audit-log.table.ts'

const platform = usePlatform()
let restaurant: TestRestaurant
beforeEach(async () => {
  restaurant = await addRestaurant(platform.api.connection.db)
})

const start = async (call = platform.reviewer.call) => {
  const { viewId, accessToken } = (await call(startView, { params: { restaurantId: restaurant.restaurantId } })).data
  return { viewId, accessToken, call: platform.api.withToken(accessToken) }
}

type View = Awaited<ReturnType<typeof start>>

/** Signs in an administrator for support, with the cookies of that session. */
const signIn = async () => {
  const { api } = platform
  const { id, email } = await addAdmin(api.connection.db, 'support')
  const answer = await api.fetch(loginAdmin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return { id, cookie, call: api.withToken(accessToken) }
}
type Own = Awaited<ReturnType<typeof signIn>>

describe('a view ends immediately when the administrator', () => {
  const ways: [string, (own: Own) => Promise<unknown>][] = [
    ['signs out', ({ cookie }) => platform.api.fetch(logout.path, { method: 'POST', headers: { cookie } })],
    ['signs out everywhere', ({ call }) => call(endAllSessions, {})],
    [
      'gets another role',
      ({ id }) =>
        platform.reviewer.call(changeAdministratorRole, { params: { administratorId: id }, body: { role: 'finance', seen: 'support' } }),
    ],
    [
      'is disabled',
      ({ id }) => platform.reviewer.call(setAdministratorDisabled, { params: { administratorId: id }, body: { isDisabled: true } }),
    ],
  ]
  test.each(ways)('%s', async (_, end) => {
    const own = await signIn()
    const view = await start(own.call)
    expect((await view.call(readMe, {})).data.id).toBe(restaurant.restaurantId)
    await end(own)
    expect(await refusalOf(view.call(readMe, {}))).toMatchObject({ status: 401, code: 'session.none' })
  })

  test('ends the session in which it was started, but not when another session ends', async () => {
    const [own, other] = [await signIn(), await signIn()]
    const [view, another] = [await start(own.call), await start(other.call)]
    const [session, ...others] = (await own.call(listSessions, {})).data
    expect(others).toEqual([])
    await own.call(endSession, { params: { sessionId: session?.id ?? '' } })
    expect(await refusalOf(view.call(readMe, {}))).toMatchObject({ status: 401, code: 'session.none' })
    expect((await another.call(readMe, {})).data.id).toBe(restaurant.restaurantId)
  })
})

test.each(['reviewer', 'finance'] as const)(
  'an administrator with the role %s cannot start a view, and nothing is recorded',
  async (role) => {
    const { db } = platform.api.connection
    const { email } = await addAdmin(db, role)
    expect(await refusalOf(start((await platform.api.signedIn(email, 'admin')).call))).toMatchObject({
      status: 403,
      code: 'session.forbidden',
    })
    expect(await db.select().from(auditLog).where(eq(auditLog.restaurantId, restaurant.restaurantId))).toEqual([])
  },
)

test('a view does not find data of another restaurant', async () => {
  const { api } = platform
  const other = await addRestaurant(api.connection.db)
  const { orderId } = await api.call(processPayment, { body: goodPayment(other) })
  const { call } = await start()
  expect(await refusalOf(call(readOrderPayments, { params: { orderId } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(call(readOrderSteps, { params: { orderId } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(call(readTableBill, { params: { tableId: other.tables.one } }))).toMatchObject({ status: 404 })
})

test('a view neither creates links to files nor uses links of others', async () => {
  const { api } = platform
  const { call, accessToken } = await start()
  const body = { period: 'last7', part: 'all', format: 'csv', language: 'en' } as const
  expect(await refusalOf(call(createReportLink, { body }))).toMatchObject({ status: 403, code: 'session.view_only' })
  const { link } = (await (await api.signedIn(restaurant.email)).call(createReportLink, { body })).data
  const answer = await api.fetch(link, { headers: { authorization: `Bearer ${accessToken}` } })
  expect([answer.status, await answer.json()]).toMatchObject([410, { error: 'file.link_over' }])
})

test.each([
  ['its token', (view: View) => view.accessToken],
  ['its id', (view: View) => view.viewId],
  ['its id and no secret', (view: View) => `${view.viewId}.`],
  ['its id and its token', (view: View) => `${view.viewId}.${view.accessToken}`],
])('a view cannot be prolonged: %s is refused as a refresh token', async (_, tokenOf) => {
  const view = await start()
  const headers = { cookie: `refresh=${tokenOf(view)}`, authorization: `Bearer ${view.accessToken}` }
  const answer = await platform.api.fetch(refreshToken.path, { method: 'POST', headers })
  expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'session.none' }])
})
