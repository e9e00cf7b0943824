import type { SmsSwitches } from '@sufra/shared/sms/sms-events'
import type { SmsSettings } from '@sufra/shared/sms/sms.routes'
import { recordMemberEntry } from '../audit/audit-log.ts'
import type { Connection } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import { lockRestaurant, updateRestaurant } from '../restaurants/restaurants.store.ts'

/** Receipts have a column of their own, which an earlier release had alone. */
export const switchesOf = ({ smsIsOn, receiptSmsIsOn }: { smsIsOn: SmsSwitches; receiptSmsIsOn: boolean }): SmsSwitches => ({
  ...smsIsOn,
  receipt: receiptSmsIsOn,
})

type Deps = { connection: Pick<Connection, 'transact'>; now: () => Date }
/** `version`: the one that the page showed. */
type Change = { restaurantId: string; memberId: string; settings: SmsSettings; version: number }

/** Recorded in the audit log, since guests read it. Refuses `sms.changed` when someone else has changed the settings. */
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
