// The jobs of subscriptions on a clock that the test sets. It is a few minutes after midnight in Qatar, three hours ahead of UTC.
import { deactivateRestaurant } from '@sufra/shared/deactivation/deactivation.routes'
import { beforeAll, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../../testing/reviewer.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { addPlan, addSubscribed, messagesTo, notified, pay, read } from '../subscriptions.test-data.ts'

const platform = usePlatform()
const moveTo = (day: string) => {
  platform.clock.now = new Date(new Date(`${day}T00:05:00Z`).getTime() - 3 * 3_600_000)
}
const jobs = ['start-trials', 'issue-invoices', 'notify-late-invoices'] as const
const runJobs = async () => {
  for (const job of jobs) await platform.api.runJob(job)
}
/** Signs in again: access tokens end while days pass. */
const call = async () => (await signInReviewer(platform.api)).call
const readNow = async (restaurantId: string) => read(await call(), restaurantId)
const statesOf = async (restaurantId: string, days: readonly string[]) => {
  const states: string[] = []
  for (const day of days) {
    moveTo(day)
    await runJobs()
    states.push((await readNow(restaurantId)).state)
  }
  return states
}

beforeAll(() => moveTo('2027-01-01'))

test('an accepted restaurant begins with the trial of the plan for new restaurants, once, and other restaurants do not', async () => {
  moveTo('2027-01-01')
  const waiting = await addRestaurant(platform.api.connection.db)
  await platform.api.runJob('start-trials')
  expect(await platform.api.connection.query('select 1 from subscriptions', [])).toEqual([])
  await addPlan(await call(), { trialDays: 30 })
  const pending = await addRestaurant(platform.api.connection.db, { status: 'pending' })
  await Promise.all([platform.api.runJob('start-trials'), platform.api.runJob('start-trials')])
  await platform.api.runJob('start-trials')
  const subscription = await readNow(waiting.restaurantId)
  expect(subscription).toMatchObject({ state: 'trial', trialEndsOn: '2027-01-31', nextInvoiceOn: '2027-01-24', invoices: [] })
  expect(subscription.history.map(({ kind }) => kind)).toEqual(['started'])
  await expect(readNow(pending.restaurantId)).rejects.toMatchObject({ status: 404, code: 'subscription.not_found' })
})

test('invoices come seven days before each period, including at the end of short months', async () => {
  moveTo('2027-01-01')
  await addPlan(await call(), { trialDays: 30, price: 150 })
  const { restaurantId } = await addSubscribed(platform.api)
  const numbers = async () =>
    (await readNow(restaurantId)).invoices.map(({ periodStart, periodEnd, dueOn }) => [periodStart, periodEnd, dueOn])
  moveTo('2027-01-23')
  await runJobs()
  expect(await numbers()).toEqual([])
  moveTo('2027-01-24')
  await Promise.all([platform.api.runJob('issue-invoices'), platform.api.runJob('issue-invoices')])
  await runJobs()
  expect(await numbers()).toEqual([['2027-01-31', '2027-02-28', '2027-01-31']])
  await pay(await call(), restaurantId, (await readNow(restaurantId)).invoices[0]?.number ?? 0, 150, { paidOn: '2027-01-24' })
  moveTo('2027-02-20')
  await runJobs()
  expect(await numbers()).toHaveLength(1)
  moveTo('2027-02-21')
  await runJobs()
  expect((await numbers())[0]).toEqual(['2027-02-28', '2027-03-31', '2027-02-28'])
})

test('an unpaid invoice is due, overdue and lapsed, each announced once on its day, and then the restaurant takes no orders', async () => {
  moveTo('2027-03-01')
  await addPlan(await call(), { trialDays: 7 })
  const { restaurantId } = await addSubscribed(platform.api)
  const days = ['2027-03-01', '2027-03-08', '2027-03-09', '2027-03-22', '2027-03-23', '2027-03-23', '2027-05-30']
  expect(await statesOf(restaurantId, days)).toEqual(['due', 'due', 'overdue', 'overdue', 'lapsed', 'lapsed', 'lapsed'])
  expect(await notified(platform.api, restaurantId)).toEqual(['invoice_due', 'invoice_overdue', 'account_deactivated'])
  const { invoices, history, nextInvoiceOn } = await readNow(restaurantId)
  expect(invoices).toHaveLength(1)
  expect((await readNow(restaurantId)).status).toBe('deactivated')
  expect(nextInvoiceOn).toBeNull()
  expect(history.map(({ kind }) => kind)).toEqual(['lapsed', 'overdue', 'invoice_issued', 'started'])
  const [number] = invoices.map((invoice) => invoice.number)
  expect(await messagesTo(platform.api, restaurantId)).toEqual([
    `mail: Sufra invoice ${number} is due on \u206808/03/2027\u2069`,
    `mail: Sufra invoice ${number} is overdue`,
    `sms: Sufra invoice ${number} is overdue. Sign in to pay.`,
    'mail: Test Kitchen has been deactivated on Sufra',
    expect.stringContaining('Test Kitchen is deactivated'),
  ])
})

test('paying a lapsed invoice restores the restaurant, and the days without it are not charged', async () => {
  moveTo('2027-06-01')
  await addPlan(await call(), { trialDays: 7 })
  const { restaurantId } = await addSubscribed(platform.api)
  await statesOf(restaurantId, ['2027-06-01', '2027-06-30', '2027-08-15'])
  const [invoice] = (await readNow(restaurantId)).invoices
  expect(await pay(await call(), restaurantId, invoice?.number ?? 0, 199.99, { paidOn: '2027-08-15' })).toMatchObject({
    state: 'lapsed',
    status: 'deactivated',
  })
  expect(await pay(await call(), restaurantId, invoice?.number ?? 0, 0.01, { paidOn: '2027-08-15' })).toMatchObject({
    state: 'active',
    status: 'accepted',
  })
  expect((await notified(platform.api, restaurantId)).slice(-2)).toEqual(['invoice_paid', 'account_restored'])
  await runJobs()
  const { invoices, state } = await readNow(restaurantId)
  expect(invoices.map(({ periodStart, dueOn }) => [periodStart, dueOn])).toEqual([
    ['2027-08-15', '2027-08-22'],
    ['2027-06-08', '2027-06-08'],
  ])
  expect(state).toBe('due')
})

test('a lapsed invoice that is paid before its period ends continues with the next period', async () => {
  moveTo('2027-06-01')
  await addPlan(await call(), { trialDays: 7 })
  const { restaurantId } = await addSubscribed(platform.api)
  expect(await statesOf(restaurantId, ['2027-06-01', '2027-06-23'])).toEqual(['due', 'lapsed'])
  const [invoice] = (await readNow(restaurantId)).invoices
  const paid = await pay(await call(), restaurantId, invoice?.number ?? 0, 200, { paidOn: '2027-06-23' })
  expect(paid).toMatchObject({ state: 'active', status: 'accepted', paidUntil: '2027-07-08', nextInvoiceOn: '2027-07-01' })
})

test('two overdue invoices must both be paid before the restaurant is restored', async () => {
  moveTo('2027-07-01')
  await addPlan(await call(), { trialDays: 7 })
  const { restaurantId } = await addSubscribed(platform.api)
  moveTo('2027-08-20') // after a pause of the jobs two periods have begun, both due in seven days
  await runJobs()
  moveTo('2027-09-12')
  await runJobs()
  const numbers = (await readNow(restaurantId)).invoices.map(({ number }) => number).toReversed()
  expect(numbers).toHaveLength(2)
  const payWhole = async (number = 0) => pay(await call(), restaurantId, number, 200, { paidOn: '2027-09-12' })
  expect(await payWhole(numbers[0])).toMatchObject({ state: 'lapsed', status: 'deactivated' })
  expect(await payWhole(numbers[1])).toMatchObject({ state: 'active', status: 'accepted' })
})

test('after a pause of the jobs the invoices of all periods that began are issued, each due in seven days', async () => {
  moveTo('2027-09-01')
  await addPlan(await call(), { trialDays: 7 })
  const { restaurantId } = await addSubscribed(platform.api)
  moveTo('2027-11-01')
  await runJobs()
  expect((await readNow(restaurantId)).invoices.map(({ periodStart, dueOn }) => [periodStart, dueOn])).toEqual([
    ['2027-11-08', '2027-11-08'],
    ['2027-10-08', '2027-11-08'],
    ['2027-09-08', '2027-11-08'],
  ])
})

test('a free plan has no invoices', async () => {
  moveTo('2028-01-01')
  await addPlan(await call(), { price: 0 })
  const { restaurantId } = await addSubscribed(platform.api)
  expect(await statesOf(restaurantId, ['2028-01-01', '2028-06-01'])).toEqual(['active', 'active'])
  expect(await readNow(restaurantId)).toMatchObject({ invoices: [], nextInvoiceOn: null })
})

test('a payment does not restore a restaurant that was deactivated for another reason', async () => {
  moveTo('2028-09-01')
  await addPlan(await call(), { trialDays: 7 })
  const { restaurantId } = await addSubscribed(platform.api)
  await runJobs()
  const finance = await call()
  await finance(deactivateRestaurant, { params: { restaurantId }, body: { reason: 'terms_violated', note: '' } })
  const [invoice] = (await readNow(restaurantId)).invoices
  expect(await pay(finance, restaurantId, invoice?.number ?? 0, 200, { paidOn: '2028-09-01' })).toMatchObject({ status: 'deactivated' })
})
