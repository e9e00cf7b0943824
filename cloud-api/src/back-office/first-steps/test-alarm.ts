import { alarmTestText, maxAlarmTests } from '@sufra/shared/first-steps/alarm-test'
import { isSmsOn } from '@sufra/shared/sms/sms-events'
import { recordMemberEntry } from '../../people/audit/audit-log.ts'
import type { Connection } from '../../platform/db/connect.ts'
import type { RateLimits } from '../../platform/http/limits/rate-limits.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; rateLimits: Pick<RateLimits, 'consume'>; now: () => Date }

/** Seconds. */
const hour = 3_600

/**
 * Sends the SMS of the alarm once to each number of the restaurant, and records it in the audit log. Returns the count of numbers: 0 when
 * the restaurant has none or has switched this SMS off. Refuses `request.too_many`.
 */
export const createTestAlarm =
  ({ connection, rateLimits, now }: Deps) =>
  async ({ restaurantId, memberId }: { restaurantId: string; memberId: string }): Promise<{ numbers: number }> => {
    const { allowed } = await rateLimits.consume('test-alarm', restaurantId, { max: maxAlarmTests, windowSeconds: hour })
    if (!allowed) throw refused('request.too_many')
    return connection.transact(async (tx) => {
      const restaurant = await readRestaurant(tx, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      const at = now()
      const { escalation, smsIsOn, smsWording, name } = restaurant
      const numbers = isSmsOn(smsIsOn, 'order_waiting') ? escalation.smsNumbers : []
      const text = alarmTestText(smsWording, name)
      // A later SMS is useless, because the person at the counter no longer waits for it.
      const expiresAt = new Date(at.getTime() + hour * 1_000)
      await enqueueMessages(
        tx,
        at,
        numbers.map((to) => ({ channel: 'sms', to, text, restaurantId, expiresAt })),
      )
      await recordMemberEntry(tx, { restaurantId, memberId, action: 'alarm_tested', at, details: {} })
      return { numbers: numbers.length }
    })
  }
