// The jobs of subscriptions when the process ends at any statement, and when two copies run them concurrently.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutTransactions } from './cut-transactions.test-data.ts'
import { signInReviewer } from '../../../../testing/reviewer.ts'
import { startTestApi, type OwnTestApi } from '../../../../testing/test-api.ts'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import type { Connection } from '../../../platform/db/connect.ts'
import { addPlan, messagesTo, notified } from '../subscriptions.test-data.ts'

let database: Connection
let cut: ReturnType<typeof cutTransactions>
let copies: [OwnTestApi, OwnTestApi]
let now = new Date('2027-01-01T09:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
  cut = cutTransactions(database)
  const start = (connection: Connection) => startTestApi({ connection, now: () => now })
  copies = [await start(cut.connection), await start(database)]
  await addPlan((await signInReviewer(copies[1])).call, { trialDays: 7, isDefault: true })
})
afterAll(async () => {
  for (const copy of copies) await copy.close()
  await database.close()
})

/** Runs a job in the first copy, ending it at each of its statements in turn, until it finishes. Returns the number of cuts. */
const runCut = async (job: string): Promise<number> => {
  for (let steps = 0; ; steps += 1) {
    cut.cutAfter(steps)
    await copies[0].runJob(job).catch(() => undefined)
    const isCut = cut.isCut()
    cut.cutAfter()
    if (!isCut) return steps
  }
}

type Invoice = { restaurantId: string; number: number }
const invoices = () =>
  database.query<Invoice>('select restaurant_id as "restaurantId", number from subscription_invoices order by number', [])

test('when the process ends at any statement, each trial, invoice and notification comes once, and numbers have no gap', async () => {
  const restaurants = [await addRestaurant(database.db), await addRestaurant(database.db)]
  expect(await runCut('start-trials')).toBeGreaterThan(3)
  expect(await runCut('issue-invoices')).toBeGreaterThan(10)
  now = new Date('2027-01-09T09:00:00Z')
  expect(await runCut('notify-late-invoices')).toBeGreaterThan(8)
  now = new Date('2027-01-23T09:00:00Z')
  expect(await runCut('notify-late-invoices')).toBeGreaterThan(8)
  expect((await invoices()).map(({ number }) => number)).toEqual([1, 2])
  for (const { restaurantId } of restaurants) {
    expect(await notified(copies[1], restaurantId)).toEqual(['invoice_due', 'invoice_overdue', 'account_deactivated'])
    expect(await messagesTo(copies[1], restaurantId)).toHaveLength(5)
  }
})

test('two copies that run each job concurrently do nothing twice', async () => {
  now = new Date('2027-03-01T09:00:00Z')
  const restaurants = await Promise.all(Array.from({ length: 8 }, () => addRestaurant(database.db)))
  const before = (await invoices()).length
  const both = (job: string) => Promise.all(copies.map((copy) => copy.runJob(job)))
  await both('start-trials')
  await both('issue-invoices')
  now = new Date('2027-03-24T09:00:00Z')
  await both('notify-late-invoices')
  const all = await invoices()
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: before + 8 }, (_, index) => index + 1))
  for (const { restaurantId } of restaurants)
    expect(await notified(copies[1], restaurantId)).toEqual(['invoice_due', 'invoice_overdue', 'account_deactivated'])
})
