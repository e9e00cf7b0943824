import { readMe } from '@sufra/shared/accounts/account.routes'
import {
  deactivateRestaurant,
  readDeactivation,
  readOwnDeactivation,
  restoreRestaurant,
} from '@sufra/shared/deactivation/deactivation.routes'
import { readMenu } from '@sufra/shared/menu/menu.routes'
import { listNotifications } from '@sufra/shared/notifications/notification.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf, type TestApi, useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addAdmin, addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'
import { readDecisions } from '../../people/audit/audit-log.ts'
import { restaurantCounters } from '../../platform/feed/counters.table.ts'
import { feed } from '../../platform/feed/feed.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { startTeam, type Team } from '../../people/staff/team.test-data.ts'
import { deactivateRestaurant as deactivate, restoreRestaurant as restore } from './change-deactivation.ts'

const now = new Date('2026-11-20T12:00:00Z')
const account = '/merchant/settings/payments-subscriptions'
const unpaid = { reason: 'subscription_unpaid', note: 'Invoice 12 is due since 1 November' } as const

const api = useApi({ now: () => now })
let team: Team
let finance: Awaited<ReturnType<TestApi['signedIn']>>
beforeAll(async () => {
  finance = await api.signedIn((await addAdmin(api.connection.db, 'finance')).email, 'admin')
})
beforeEach(async () => {
  team = await startTeam(api)
})

const params = (restaurantId = team.restaurantId) => ({ params: { restaurantId } })
const deactivateAs = async (draft: { reason: 'subscription_unpaid' | 'owner_request' | 'other'; note?: string } = unpaid) =>
  (await finance.call(deactivateRestaurant, { ...params(), body: draft })).data
const restoreAs = async () => (await finance.call(restoreRestaurant, params())).data
const stateOf = async () => (await finance.call(readDeactivation, params())).data
const takesOrders = async () => (await api.call(readMenu, params())).data.restaurant.takingOrders
const statusOf = async () => (await team.owner.call(readMe, {})).data.status
const ownOf = async (call = team.owner.call) => (await call(readOwnDeactivation, {})).data
const history = () => readDecisions(api.connection.db, team.restaurantId)
const sent = () =>
  api.connection.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.restaurantId, team.restaurantId))
    .orderBy(asc(outgoingMessages.createdAt), asc(outgoingMessages.id))
const statusEvents = () =>
  api.connection.db
    .select()
    .from(feed)
    .where(and(eq(feed.restaurantId, team.restaurantId), eq(feed.event, 'account_changed')))
const menuVersion = async () =>
  (await api.connection.db.select().from(restaurantCounters).where(eq(restaurantCounters.restaurantId, team.restaurantId)))[0]
    ?.menuVersion ?? 0
/** The parameters of a job, which calls the functions in a transaction of its own. */
const byPlatform = () => ({ restaurantId: team.restaurantId, adminId: null, now, publicAddress: 'https://sufra.test' })

describe('deactivating', () => {
  test('stops orders from the menu, and members see the reason', async () => {
    const before = await menuVersion()
    expect(await deactivateAs()).toMatchObject({
      status: 'deactivated',
      name: { en: 'Test Kitchen' },
      deactivation: { since: now.toISOString(), ...unpaid },
    })
    expect(await takesOrders()).toBe(false)
    expect(await menuVersion()).toBe(before + 1)
    expect(await statusOf()).toBe('deactivated')
    const staff = await team.add('staff')
    expect(await ownOf(staff.call)).toEqual({ since: now.toISOString(), ...unpaid })
  })

  test('is recorded with its effect, and sent to the owner in the app, by mail and by SMS', async () => {
    await api.call(processPayment, { body: goodPayment(team) })
    await deactivateAs()
    expect(await history()).toEqual([
      {
        at: now.toISOString(),
        by: 'Ada Admin',
        action: 'restaurant_deactivated',
        details: { ...unpaid, effect: { openOrders: 1, awaitingPayment: 0, membersSignedIn: 1, devices: 1 } },
      },
    ])
    const { notifications } = (await team.owner.call(listNotifications, { query: {} })).data
    expect(notifications).toMatchObject([{ kind: 'account_deactivated', chatLink: account }, { kind: 'order_placed' }])
    const [mail, sms] = await sent()
    expect(mail).toMatchObject({ channel: 'mail', recipient: team.email, subject: 'Test Kitchen has been deactivated on Sufra' })
    expect(mail?.text).toContain(unpaid.note)
    expect(mail?.text).toContain(account)
    expect(sms).toMatchObject({ channel: 'sms', recipient: '+97455500001' })
    expect(sms?.text).toContain('Test Kitchen is deactivated')
    expect(sms?.text).toContain('تم إيقاف')
  })

  test('repeated, or by several administrators at once, changes nothing more and keeps the first reason', async () => {
    await Promise.all(Array.from({ length: 5 }, () => deactivateAs()))
    expect(await deactivateAs({ reason: 'owner_request' })).toMatchObject({ deactivation: unpaid })
    expect(await statusEvents()).toHaveLength(1)
    expect(await history()).toHaveLength(1)
    expect(await sent()).toHaveLength(2)
  })

  test('reaches an open page of the restaurant and of a diner over their sockets', async () => {
    const counter = await openConnection(api, { accessToken: team.owner.accessToken })
    const diner = await openConnection(api)
    counter.send({ event: 'join_merchant_room', data: {} })
    diner.send({ event: 'join_menu_room', data: { restaurantId: team.restaurantId } })
    await Promise.all([counter.waitForEvent('joined'), diner.waitForEvent('joined')])
    await deactivateAs()
    expect((await counter.waitForEvent('account_changed'))?.data).toEqual({ status: 'deactivated' })
    expect((await counter.waitForEvent('newNotification'))?.data).toMatchObject({ notification: { kind: 'account_deactivated' } })
    await diner.waitForEvent('menu_changed')
    counter.close()
    diner.close()
  })

  test('does not affect other restaurants', async () => {
    const other = await addRestaurant(api.connection.db)
    await deactivateAs()
    expect((await api.call(readMenu, params(other.restaurantId))).data.restaurant.takingOrders).toBe(true)
  })
})

describe('a request is refused', () => {
  test.each(['pending', 'rejected'] as const)('for a %s restaurant, which is neither deactivated nor restored', async (status) => {
    const { restaurantId } = await addRestaurant(api.connection.db, { status })
    const refusal = { status: 409, code: 'deactivation.not_accepted' }
    expect(await refusalOf(finance.call(deactivateRestaurant, { ...params(restaurantId), body: unpaid }))).toMatchObject(refusal)
    expect(await refusalOf(finance.call(restoreRestaurant, params(restaurantId)))).toMatchObject(refusal)
  })

  test('for an unknown restaurant, which is not found', async () => {
    const unknown = params(crypto.randomUUID())
    const refusal = { status: 404, code: 'restaurant.not_found' }
    expect(await refusalOf(finance.call(readDeactivation, unknown))).toMatchObject(refusal)
    expect(await refusalOf(finance.call(deactivateRestaurant, { ...unknown, body: unpaid }))).toMatchObject(refusal)
    expect(await refusalOf(finance.call(restoreRestaurant, unknown))).toMatchObject(refusal)
  })

  test.each([
    ['', 'deactivation.note_required'],
    ['  ', 'deactivation.note_required'],
    ['x'.repeat(501), 'deactivation.note_length'],
  ])('for another reason with the note %j', async (note, code) => {
    expect(await refusalOf(deactivateAs({ reason: 'other', note }))).toMatchObject({ status: 400, code })
    expect(await statusOf()).toBe('accepted')
  })

  test('except with a note of 500 characters, which is stored', async () => {
    expect((await deactivateAs({ reason: 'other', note: 'x'.repeat(500) })).deactivation?.note).toHaveLength(500)
  })
})

test('the effect counts open orders, members who are signed in, and devices', async () => {
  const member = await team.add('staff')
  await api.signedIn(member.email)
  for (const _ of [1, 2]) await api.call(processPayment, { body: goodPayment(team) })
  expect(await stateOf()).toMatchObject({
    status: 'accepted',
    deactivation: null,
    effect: { openOrders: 2, awaitingPayment: 0, membersSignedIn: 2, devices: 3 },
  })
  await api.fetch('/api/accounts/sign-out-everywhere', { method: 'POST', headers: { authorization: `Bearer ${member.accessToken}` } })
  expect((await stateOf()).effect).toMatchObject({ membersSignedIn: 1 })
})

describe('restoring', () => {
  test('lets the restaurant take orders again, notifies its owner and is recorded', async () => {
    await deactivateAs()
    expect(await restoreAs()).toMatchObject({ status: 'accepted', deactivation: null })
    expect(await takesOrders()).toBe(true)
    expect(await statusOf()).toBe('accepted')
    expect(await ownOf()).toBeNull()
    expect(await history()).toMatchObject([{ action: 'restaurant_restored', by: 'Ada Admin' }, { action: 'restaurant_deactivated' }])
    const { notifications } = (await team.owner.call(listNotifications, { query: {} })).data
    expect(notifications[0]).toMatchObject({ kind: 'account_restored', chatLink: '/merchant/orders' })
    expect((await sent()).slice(2)).toMatchObject([
      { channel: 'mail', subject: 'Test Kitchen is active again on Sufra' },
      { channel: 'sms' },
    ])
    await expect(api.call(processPayment, { body: goodPayment(team) })).resolves.toMatchObject({ success: true })
  })

  test('twice, or while nothing is deactivated, changes nothing', async () => {
    await restoreAs()
    expect(await statusEvents()).toHaveLength(0)
    await deactivateAs()
    await Promise.all([restoreAs(), restoreAs()])
    expect(await statusEvents()).toHaveLength(2)
    expect(await sent()).toHaveLength(4)
  })
})

describe('by the platform', () => {
  test('is recorded without a name', async () => {
    expect(await api.connection.transact((tx) => deactivate(tx, { ...byPlatform(), reason: 'subscription_unpaid' }))).toBe(true)
    expect(await api.connection.transact((tx) => deactivate(tx, { ...byPlatform(), reason: 'subscription_unpaid' }))).toBe(false)
    expect(await history()).toMatchObject([{ action: 'restaurant_deactivated', by: '', details: { note: '' } }])
  })

  test('restores only a restaurant that was deactivated for the given reason', async () => {
    await deactivateAs({ reason: 'owner_request' })
    const restoreFor = (reason: 'subscription_unpaid' | 'owner_request') =>
      api.connection.transact((tx) => restore(tx, { ...byPlatform(), reason }))
    expect(await restoreFor('subscription_unpaid')).toBe(false)
    expect(await statusOf()).toBe('deactivated')
    expect(await restoreFor('owner_request')).toBe(true)
    expect(await statusOf()).toBe('accepted')
  })

  test('a change that is rolled back leaves no trace', async () => {
    const failed = api.connection.transact(async (tx) => {
      await deactivate(tx, { ...byPlatform(), reason: 'subscription_unpaid' })
      throw new Error('the job ended')
    })
    await expect(failed).rejects.toThrow('the job ended')
    expect([await statusOf(), await history(), await sent(), await statusEvents()]).toEqual(['accepted', [], [], []])
  })
})
