// The numbers beside the filters of the administrators' lists: a separate route has them, and so has the reply of a list for desktops of
// earlier releases.
import { countApplicants, listApplicants } from '@sufra/shared/applicants/applicant.routes'
import { countExpiring, listExpiring } from '@sufra/shared/expiring/expiring.routes'
import { countProvisions, listProvisions } from '@sufra/shared/provisions/provision.routes'
import { countSubscriptions, listSubscriptions } from '@sufra/shared/subscriptions/subscription-list.routes'
import { countSupportQueue, listSupportQueue } from '@sufra/shared/support/support.routes'
import { beforeAll, expect, test } from 'vitest'
import { usePlatform } from '../../../testing/reviewer.ts'
import { seedPlatform } from '../../demo/platform/seed-platform.ts'

const platform = usePlatform()
beforeAll(() => seedPlatform(platform.api.connection, { run: 'counts', restaurants: 60, now: platform.clock.now }))

test.each([
  ['restaurants', listProvisions, countProvisions],
  ['applicants', listApplicants, countApplicants],
  ['documents that expire', listExpiring, countExpiring],
  ['subscriptions', listSubscriptions, countSubscriptions],
  ['requests for help', listSupportQueue, countSupportQueue],
] as const)('the list of %s has the same rows with and without the numbers of its filters', async (_name, list, count) => {
  const { call } = platform.reviewer
  const { data: numbers } = await call(count, {})
  expect(Math.max(...Object.values(numbers))).toBeGreaterThan(1)
  const before = await call(list, {})
  expect(before.counts).toEqual(numbers)
  const { counts, ...page } = await call(list, { query: { counts: 'none' } })
  expect(counts).toBeUndefined()
  expect({ ...page, counts: numbers }).toEqual(before)
})
