import { listNotifications } from '@sufra/shared/notifications/notification.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi, useApi } from '../../../testing/test-api.ts'
import { users } from '../../people/accounts/accounts.table.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { documents } from '../documents/documents.table.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { addDocument, addRestaurantWith, sentTo } from './expiring.test-data.ts'

const hour = 3_600_000
/** Noon in Doha. */
const noon = (day: string) => new Date(`${day}T12:00:00+03:00`)

const api = useApi({ now: () => now })
let now = noon('2026-10-01')
beforeEach(() => {
  now = noon('2026-10-01')
})

const run = (of: TestApi = api) => of.runJob('send-document-reminders')
const db = () => api.connection.db

/** Another copy of the API on the same database. */
const withCopy = async (use: (copy: TestApi) => Promise<void>, connection: Connection = api.connection) => {
  const copy = await startTestApi({ connection, now: () => now })
  try {
    await use(copy)
  } finally {
    await copy.close()
  }
}

test('each reminder is sent once, on its day, while two copies run the job at the same time', async () => {
  const { restaurantId } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  await withCopy(async (copy) => {
    for (let at = noon('2026-10-30').getTime(); at <= noon('2027-01-20').getTime(); at += 12 * hour) {
      now = new Date(at)
      await Promise.all([run(), run(copy)])
    }
  })
  const { log, mails, sms, bell } = await sentTo(api, restaurantId)
  expect(log.map(({ occasion, at }) => [occasion, at.toISOString().slice(0, 10)])).toEqual([
    ['60', '2026-11-01'],
    ['30', '2026-12-01'],
    ['14', '2026-12-17'],
    ['7', '2026-12-24'],
    ['1', '2026-12-30'],
    ['0', '2026-12-31'],
  ])
  expect([mails.length, sms.length, bell.length]).toEqual([6, 3, 6])
})

test('a reminder is sent at 9:00 of the restaurant’s own day, and not before', async () => {
  const doha = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  const london = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' }, { timeZone: 'Europe/London' })
  const sent = async () => Promise.all([doha, london].map(async ({ restaurantId }) => (await sentTo(api, restaurantId)).occasions))
  now = new Date('2026-11-01T08:59:59.999+03:00')
  await run()
  expect(await sent()).toEqual([[], []])
  now = new Date('2026-11-01T09:00:00+03:00')
  await run()
  expect(await sent()).toEqual([['60'], []])
  now = new Date('2026-11-01T08:59:59.999Z')
  await run()
  expect(await sent()).toEqual([['60'], []])
  now = new Date('2026-11-01T09:00:00Z')
  await run()
  expect(await sent()).toEqual([['60'], ['60']])
})

test('a document that is added late, or after days without the job, gets only the newest reminder', async () => {
  now = noon('2026-12-20')
  const { restaurantId } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  await run()
  expect((await sentTo(api, restaurantId)).occasions).toEqual(['14'])
  now = noon('2027-01-03')
  await run()
  expect((await sentTo(api, restaurantId)).occasions).toEqual(['14', '0'])
})

test('several documents on one day are one mail, one SMS and one notification, with the first to expire first', async () => {
  now = noon('2026-12-24')
  const restaurant = await addRestaurantWith(db(), {
    tradeLicense: '2026-12-31',
    commercialLicense: '2026-12-25',
    establishmentId: '2027-02-01',
  })
  await run()
  const { occasions, mails, sms, bell } = await sentTo(api, restaurant.restaurantId)
  expect(occasions.toSorted()).toEqual(['1', '60', '7'])
  expect([mails.length, sms.length, bell.length]).toEqual([1, 1, 1])
  expect(mails[0]?.text).toMatch(
    /Commercial License: Valid until .25\/12\/2026.\n• Trade License: Valid until .31\/12\/2026.\n• Establishment Id/,
  )
  expect(sms[0]).toMatchObject({
    recipient: '+97455500001',
    text: expect.stringContaining('please renew 2 documents, the first by 25/12/2026'),
  })
  const { call } = await api.signedIn(restaurant.email)
  expect((await call(listNotifications, {})).data.notifications).toMatchObject([
    {
      kind: 'documents_expiring',
      documents: ['commercialLicense', 'tradeLicense', 'establishmentId'],
      day: '2026-12-25',
      chatLink: '/merchant/settings/documents',
    },
  ])
})

test('an owner without a number gets no SMS, and the log shows none', async () => {
  now = noon('2026-12-31')
  const { restaurantId, userId } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  await db().update(users).set({ contactNumber: '' }).where(eq(users.id, userId))
  await run()
  const { log, mails, sms } = await sentTo(api, restaurantId)
  expect(log).toMatchObject([{ isInApp: true, mailState: 'waiting', smsState: null, smsId: null }])
  expect([mails.length, sms.length]).toEqual([1, 0])
})

test('a replacement under review stops reminders, a rejected one does not, and a renewed document has its own reminders', async () => {
  now = noon('2026-12-24')
  const { restaurantId, ids } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  const renewed = await addDocument(db(), restaurantId, 'tradeLicense', '2027-01-30', { state: 'waiting' })
  await run()
  expect((await sentTo(api, restaurantId)).occasions).toEqual([])
  const set = (change: Partial<typeof documents.$inferInsert>) => db().update(documents).set(change).where(eq(documents.id, renewed))
  await set({ state: 'rejected', reason: 'Not readable' })
  await run()
  expect((await sentTo(api, restaurantId)).occasions).toEqual(['7'])
  await db()
    .delete(documents)
    .where(eq(documents.id, ids.tradeLicense ?? ''))
  await set({ state: 'verified', reason: null })
  await run()
  expect((await sentTo(api, restaurantId)).log.map(({ documentId, occasion }) => [documentId, occasion])).toEqual(
    expect.arrayContaining([
      [ids.tradeLicense, '7'],
      [renewed, '60'],
    ]),
  )
})

test.each(['pending', 'rejected', 'deactivated'] as const)('a %s restaurant gets no reminder', async (status) => {
  now = noon('2026-12-31')
  const { restaurantId } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' }, { status })
  await run()
  expect((await sentTo(api, restaurantId)).occasions).toEqual([])
})

test('a transaction that is not committed leaves nothing, and the next run sends everything once', async () => {
  now = noon('2026-12-31')
  const { restaurantId } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  const fails: Connection = {
    ...api.connection,
    transact: (use) =>
      api.connection.transact(async (tx) => {
        await use(tx)
        throw new Error('the process ended')
      }),
  }
  await withCopy(async (copy) => expect(run(copy)).rejects.toThrow(), fails)
  expect(await sentTo(api, restaurantId)).toMatchObject({ log: [], mails: [], sms: [], bell: [] })
  await run()
  await run()
  const { log, mails, sms, bell } = await sentTo(api, restaurantId)
  expect([log.length, mails.length, sms.length, bell.length]).toEqual([1, 1, 1, 1])
})

test('a reminder whose commit was not answered is not sent again', async () => {
  now = noon('2026-12-31')
  const { restaurantId } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  const losesAnswer: Connection = {
    ...api.connection,
    transact: async (use) => {
      await api.connection.transact(use)
      throw new Error('the connection ended')
    },
  }
  await withCopy(async (copy) => expect(run(copy)).rejects.toThrow(), losesAnswer)
  await run()
  const { log, mails, sms, bell } = await sentTo(api, restaurantId)
  expect([log.length, mails.length, sms.length, bell.length]).toEqual([1, 1, 1, 1])
})

test('a restaurant that fails does not stop the others', async () => {
  now = noon('2026-12-31')
  const [broken, other] = [
    await addRestaurantWith(db(), { tradeLicense: '2026-12-31' }),
    await addRestaurantWith(db(), { tradeLicense: '2026-12-31' }),
  ]
  await db().delete(users).where(eq(users.id, broken.userId))
  await expect(run()).rejects.toThrow('1 of')
  expect((await sentTo(api, broken.restaurantId)).occasions).toEqual([])
  expect((await sentTo(api, other.restaurantId)).occasions).toEqual(['0'])
  await db().update(restaurants).set({ status: 'rejected' }).where(eq(restaurants.id, broken.restaurantId))
})

test('the log has the outcome of each message', async () => {
  now = noon('2026-12-31')
  const { restaurantId } = await addRestaurantWith(db(), { tradeLicense: '2026-12-31' })
  await run()
  const states = async () => (await sentTo(api, restaurantId)).log.map(({ mailState, smsState }) => [mailState, smsState])
  expect(await states()).toEqual([['waiting', 'waiting']])
  const { mails, sms } = await sentTo(api, restaurantId)
  const settle = (id: string | undefined, change: Partial<typeof outgoingMessages.$inferInsert>) =>
    db()
      .update(outgoingMessages)
      .set(change)
      .where(eq(outgoingMessages.id, id ?? ''))
  await settle(mails[0]?.id, { sentAt: now })
  await run()
  expect(await states()).toEqual([['sent', 'waiting']])
  await settle(sms[0]?.id, { failedAt: now, failure: 'no route' })
  await run()
  expect(await states()).toEqual([['sent', 'failed']])
})
