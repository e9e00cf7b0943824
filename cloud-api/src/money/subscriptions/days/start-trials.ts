import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { Connection } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import { forEachRestaurant } from '../../../platform/jobs/for-each-restaurant.ts'
import { startSubscription } from '../periods.ts'
import { readDefaultPlan } from '../plans/plans.store.ts'
import type { DueSubscriptionsStore } from './due-subscriptions.store.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; due: DueSubscriptionsStore; now: () => Date }

/** Puts every accepted restaurant without a subscription on the plan for new restaurants, if there is one, with its trial from today. */
export const createStartTrials =
  ({ connection, due, now }: Deps) =>
  async (): Promise<void> => {
    const plan = await readDefaultPlan(connection.db)
    if (!plan) return
    const at = now()
    await forEachRestaurant(await due.listWithoutSubscription(), async (restaurantId) => {
      const isNew = await connection.transact(async (tx) => {
        await lockCounters(tx, restaurantId)
        const isStarted = await startSubscription(tx, restaurantId, plan, { today: dayOf(at, homeTimeZone), at })
        if (isStarted) failpoint('before_trial_commit')
        return isStarted
      })
      if (isNew) failpoint('after_trial_commit')
    })
  }
