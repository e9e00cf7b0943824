import { readHours } from '@sufra/shared/hours/hours.routes'
import { listNotifications } from '@sufra/shared/notifications/notification.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signInReviewer } from '../../../../testing/reviewer.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import type { Connection } from '../../../platform/db/connect.ts'
import { documents } from '../../documents/documents.table.ts'
import { evenings } from '../../../catalogue/hours/hours.test-data.ts'
import { addDocument, sentTo } from '../expiring.test-data.ts'
import { doha, useRestriction } from './restriction.test-data.ts'

const { scene, order, setHours, db, idOf, run, pass, menu, stored, answerToOrder, expires } = useRestriction()

describe('a restaurant whose licence has expired', () => {
  test('takes orders for 7 more days and to the end of its evening, and none from then on', async () => {
    await setHours(evenings)
    await expires()
    const answers: Record<string, string | undefined> = {}
    for (const time of [
      '2026-11-24T23:59', // its last day
      '2026-11-25T18:00',
      '2026-12-01T18:00', // the last evening of grace
      '2026-12-02T00:30',
      '2026-12-02T01:29',
      '2026-12-02T01:30', // last orders
      '2026-12-02T02:00',
      '2026-12-02T18:00',
      '2027-03-01T18:00',
    ]) {
      await pass(time)
      answers[time] = await answerToOrder()
    }
    expect(answers).toEqual({
      '2026-11-24T23:59': 'ordered',
      '2026-11-25T18:00': 'ordered',
      '2026-12-01T18:00': 'ordered',
      '2026-12-02T00:30': 'ordered',
      '2026-12-02T01:29': 'ordered',
      '2026-12-02T01:30': 'restaurant.closed',
      '2026-12-02T02:00': 'restaurant.not_taking_orders',
      '2026-12-02T18:00': 'restaurant.not_taking_orders',
      '2027-03-01T18:00': 'restaurant.not_taking_orders',
    })
    expect(await menu()).toMatchObject({ restaurant: { takingOrders: false, opening: { periods: [] } } })
    expect((await menu()).items.length).toBeGreaterThan(0)
  })

  test.each([
    ['2026-12-02T03:59', 'ordered'],
    ['2026-12-02T04:00', 'restaurant.not_taking_orders'],
  ])('and that has no hours answers an order at %s with %s, even before the job has run', async (time, code) => {
    await expires()
    await pass('2026-11-25T12:00')
    scene.now = doha(time)
    expect(await answerToOrder()).toBe(code)
  })

  test('finishes its opening hours when the expiry is noticed late', async () => {
    await setHours(evenings)
    await expires('tradeLicense', '2026-08-01')
    await pass('2026-12-02T18:00')
    expect(await answerToOrder()).toBe('ordered')
    expect(await stored()).toEqual(doha('2026-12-03T02:00'))
    await pass('2026-12-03T02:00')
    await pass('2026-12-03T18:00')
    expect(await answerToOrder()).toBe('restaurant.not_taking_orders')
  })

  test('has its restriction announced once when it is set and once when it begins, even by two copies at the same time', async () => {
    await setHours(evenings)
    await expires()
    const copy = await startTestApi({ connection: scene.api.connection, now: () => scene.now })
    try {
      const versions: number[] = [(await menu()).version]
      for (const time of [
        '2026-11-24T23:00',
        '2026-11-25T00:00',
        '2026-11-25T00:01',
        '2026-12-02T01:59',
        '2026-12-02T02:00',
        '2026-12-02T02:01',
        '2026-12-09T12:00',
      ]) {
        scene.now = doha(time)
        await Promise.all([run(), run(copy)])
        versions.push((await menu()).version)
      }
      const first = versions[0] ?? 0
      expect(versions.map((version) => version - first)).toEqual([0, 0, 1, 1, 1, 2, 2, 2])
    } finally {
      await copy.close()
    }
    const { mails, sms, bell, log } = await sentTo(scene.api, idOf())
    expect(log.map(({ occasion }) => occasion)).toEqual(['restricted:2026-12-01T23:00:00.000Z'])
    expect([mails.length, sms.length, bell.length]).toEqual([1, 1, 1])
    expect(mails[0]).toMatchObject({ subject: 'Your restaurant is not taking orders', text: expect.stringContaining('Trade License') })
    const { call } = await scene.api.signedIn(scene.restaurant.email)
    expect((await call(listNotifications, {})).data.notifications).toMatchObject([
      { kind: 'orders_restricted', documents: ['tradeLicense'] },
    ])
    expect((await call(readHours, {})).data).toMatchObject({ takingOrders: false, ordersRestrictedFrom: '2026-12-01T23:00:00.000Z' })
  })

  test('finishes its open orders', async () => {
    await expires()
    await pass('2026-12-02T03:00')
    const { orderId } = await order()
    await pass('2026-12-02T04:00')
    const { call } = await scene.api.signedIn(scene.restaurant.email)
    for (const body of [{ status: 'Preparing', minutes: 15 }, { status: 'Out for Delivery' }, { status: 'Delivered' }] as const)
      await call(moveOrder, { params: { orderId }, body })
    expect(await answerToOrder()).toBe('restaurant.not_taking_orders')
  })

  test('takes orders again as soon as the new licence is verified', async () => {
    await expires()
    await pass('2026-12-02T04:00')
    await addDocument(db(), idOf(), 'tradeLicense', '2027-12-31', { state: 'waiting' })
    await pass('2026-12-02T12:00')
    expect(await answerToOrder()).toBe('restaurant.not_taking_orders')
    const { version } = await menu()
    await (await signInReviewer(scene.api)).verify(idOf())
    expect(await answerToOrder()).toBe('ordered')
    expect(await stored()).toBeNull()
    expect((await menu()).version).toBe(version + 1)
    await run()
    expect((await menu()).version).toBe(version + 1)
  })

  test('stays restricted while another licence has expired, and has the grace period of a licence that expired recently', async () => {
    await expires()
    await expires('commercialLicense', '2026-11-23')
    await pass('2026-11-25T12:00')
    await pass('2026-12-02T05:00')
    await addDocument(db(), idOf(), 'commercialLicense', '2027-12-31', { state: 'waiting' })
    await (await signInReviewer(scene.api)).verify(idOf())
    expect(await answerToOrder()).toBe('restaurant.not_taking_orders')
    await db().update(documents).set({ expirationDate: '2026-12-01' }).where(eq(documents.kind, 'tradeLicense'))
    await run()
    expect(await answerToOrder()).toBe('ordered')
    expect(await stored()).toEqual(doha('2026-12-09T04:00'))
  })

  test('follows hours that are changed before the restriction begins', async () => {
    await expires()
    await pass('2026-11-25T12:00')
    expect(await stored()).toEqual(doha('2026-12-02T04:00'))
    await setHours(evenings, { call: (await scene.api.signedIn(scene.restaurant.email)).call })
    await run()
    expect(await stored()).toEqual(doha('2026-12-02T02:00'))
  })

  test('is neither restricted nor notified by a transaction that is not committed', async () => {
    await expires()
    const fails: Connection = {
      ...scene.api.connection,
      transact: (use) =>
        scene.api.connection.transact(async (tx) => {
          await use(tx)
          throw new Error('the process ended')
        }),
    }
    scene.now = doha('2026-12-02T04:00')
    const copy = await startTestApi({ connection: fails, now: () => scene.now })
    try {
      await expect(run(copy)).rejects.toThrow()
    } finally {
      await copy.close()
    }
    expect(await stored()).toBeNull()
    expect((await sentTo(scene.api, idOf())).log).toEqual([])
    await run()
    await pass('2026-12-03T04:00')
    await run()
    expect((await sentTo(scene.api, idOf())).mails).toHaveLength(1)
  })
})

test.each(['establishmentId', 'taxCertificates', 'proofOfIdentity', 'foodSafetyCertificates'] as const)(
  'a restaurant with an expired %s takes orders, because by default it only gets a warning',
  async (kind) => {
    await expires(kind, '2026-01-01')
    await pass('2026-12-02T12:00')
    expect([await answerToOrder(), await stored()]).toEqual(['ordered', null])
  },
)

test('an invalid document restricts nothing', async () => {
  await addDocument(db(), idOf(), 'tradeLicense', '2026-01-01', { state: 'rejected' })
  await pass('2026-12-02T12:00')
  expect([await answerToOrder(), await stored()]).toEqual(['ordered', null])
})
