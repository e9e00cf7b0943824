import type { SmsSwitches } from '@sufra/shared/sms/sms-events'
import type { SmsSettings } from '@sufra/shared/sms/sms.routes'
import { recordMemberEntry } from '../../people/audit/audit-log.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'

/** The switch of receipts has a separate column: it was the only switch of an earlier release. */
export const switchesOf = ({ smsIsOn, receiptSmsIsOn }: { smsIsOn: SmsSwitches; receiptSmsIsOn: boolean }): SmsSwitches => ({
  ...smsIsOn,
  receipt: receiptSmsIsOn,
})

type Deps = { connection: Pick<Connection, 'transact'>; now: () => Date }
/** `version`: version that the page showed. */
type Change = { restaurantId: string; memberId: string; settings: SmsSettings; version: number }

/**
 * Changes the settings and records them in the audit log, since guests read the SMS. Refuses `sms.changed` when someone else has changed
 * the settings.
 */
export const createChangeSms =
  ({ connection, now }: Deps) =>
  ({ restaurantId, memberId, settings, version }: Change): Promise<void> =>
    connection.transact(async (tx) => {
      const restaurant = await lockRestaurant(tx, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      if (restaurant.smsVersion !== version) throw refused('sms.changed')
      const { receipt: receiptSmsIsOn, ...smsIsOn } = settings.isOn
      await updateRestaurant(tx, restaurantId, { smsWording: settings.wording, smsIsOn, receiptSmsIsOn, smsVersion: version + 1 })
      const before = { wording: restaurant.smsWording, isOn: switchesOf(restaurant) }
      await recordMemberEntry(tx, { restaurantId, memberId, action: 'sms_changed', at: now(), details: { before, after: settings } })
    })
