// Random faults under load, a few of each: the history must be consistent whenever a fault happens. They are part of `npm run test:full`
// alone; the full sizes are in `npm run test:faults`.
import { expect, inject, test } from 'vitest'
import { crash } from './crash.ts'
import { fillDisk } from './fill-disk.ts'
import { jumpClock } from './jump-clock.ts'
import { killJobs } from './jobs/kill-jobs.ts'
import { reminders } from './jobs/reminders.ts'
import { subscriptions } from './jobs/subscriptions.ts'
import { killPayments } from './payments/kill-payments.ts'
import { restartPostgres } from './restart-postgres.ts'
import { rollingDeploy } from './rolling-deploy.ts'
import { openTestPlace } from './test-place.ts'
import { runWithSeeds } from './with-seeds.ts'

const testDatabase = inject('testDatabase')
const isPostgres = testDatabase.kind === 'postgres'
/** The folder of a prepared PGlite. */
const database = testDatabase.kind === 'pglite' ? testDatabase.database : undefined
const seed = Number(process.env.SUFRA_TEST_SEED ?? 1974)
console.log(`  seed ${seed}`)
/** Kept small, because other tests run in parallel. */
const perSecond = 60
const holds = { violations: [], lost: 0, twice: 0, missed: 0 }

test('the API is killed under load and at a failpoint', async () => {
  const place = await openTestPlace()
  const result = await crash(place, { kills: 2, seed, orders: 20, perSecond, failpoints: ['after_order_commit'] }).finally(place.end)
  expect(result).toMatchObject({ ...holds, failed: 0, kills: 2, atFailpoints: 1, notReached: [] })
  expect(result.acknowledged).toBeGreaterThanOrEqual(20)
})

test.skipIf(isPostgres)('the API’s clock jumps by a day and back', async () => {
  const place = await openTestPlace()
  const result = await jumpClock(place, { seed, ordersEach: 5, perSecond }).finally(place.end)
  expect(result).toMatchObject({ ...holds, failed: 0, givenUp: 0 })
  expect(result.minOrders).toBeGreaterThanOrEqual(5)
})

test.skipIf(isPostgres)('the disk is full for a second', async () => {
  const result = await fillDisk({ fills: 1, seed, fullFor: 1_000, perSecond, database })
  if (!result) return // no small disk can be mounted here
  expect(result).toMatchObject({ ...holds, failed: 0 })
  expect(result.readyUnavailable).toBe(result.readyRequests)
  expect(result.busy).toBeGreaterThan(0)
})

test.skipIf(!isPostgres)('PostgreSQL restarts', async () => {
  const result = await restartPostgres({ restarts: 1, seed, perSecond })
  expect(result).toMatchObject({ ...holds, failed: 0, withoutRetryAfter: 0 })
  expect(result.resumed.every(Number.isFinite)).toBe(true)
})

test.skipIf(!isPostgres)('two instances are replaced one by one', async () => {
  expect(await rollingDeploy({ deploys: 1, seed, perSecond, between: 500, openPlace: openTestPlace })).toMatchObject({
    ...holds,
    failedOrders: 0,
    replaced: 2,
  })
})

test('the API is killed while diners pay, at two failpoints of a payment and at a random time', async () => {
  const failpoints = ['after_authorise_call', 'before_settle_call'] as const
  const kill = async (each: number) => {
    const place = await openTestPlace()
    return killPayments(place, { kills: 3, seed: each, failpoints, diners: 4, patience: 120_000 }).finally(place.end)
  }
  const result = await runWithSeeds(
    seed,
    kill,
    ({ outcomes, violations, left, failed }) => outcomes + violations.length + left + failed > 0,
  )
  expect(result).toMatchObject({ violations: [], left: 0, failed: 0, notReached: [], atFailpoints: 2 })
})

test.skipIf(!isPostgres).for([
  { check: reminders, counts: { reminders: 57, messages: 60, notifications: 39 } },
  {
    check: subscriptions,
    counts: { invoices: 6, messages: 27, notifications: 18, paid: 3, 'dirhams at the gateway': 60_000 },
  },
])('two copies that run jobs of $check.name at the same time are killed at a failpoint and at a random time', async ({ check, counts }) => {
  const kill = async (each: number) => {
    const place = await openTestPlace()
    return killJobs(place, { kills: 6, seed: each, check }).finally(place.end)
  }
  const result = await runWithSeeds(
    seed,
    kill,
    ({ hits, violations }) => violations.length > 0 || Object.values(hits).some((count) => count > 0),
  )
  expect(result).toMatchObject({ violations: [], kills: 6, counts })
})
