import type { EscalationSettings } from '@sufra/shared/escalation/escalation'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { SmsSwitches } from '@sufra/shared/sms/sms-events'
import type { SmsWording } from '@sufra/shared/sms/sms-wording'
import type { Connection } from '../../platform/db/connect.ts'
import { listUnreachableRestaurants, readRestaurant, updateRestaurant } from '../../people/restaurants/restaurants.store.ts'
import {
  deleteConnectionsSql,
  deleteDevicesSql,
  deleteOutagesSql,
  deleteStepsSql,
  deviceAliveSql,
  dueStepsSql,
  reachedSql,
  silenceSql,
  smsStepSql,
  unreachableStepSql,
} from './escalation.sql.ts'

export type DueStep = {
  restaurantId: string
  orderId: string
  orderNumber: number
  tableNumber: number | null
  step: 'sms' | 'unreachable' | 'missed'
  smsNumbers: string[]
  restaurant: LocalizedText
  wording: SmsWording
  smsIsOn: SmsSwitches
  /** Number of the restaurant's orders that ring and are not accepted. */
  waiting: number
}

export const createEscalationStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  due: (now: Date) => query<DueStep>(dueStepsSql, [now.toISOString()]),

  /** Sends nothing when an SMS was sent within the interval, including by another API instance. */
  sendSms: async (restaurantId: string, orderIds: string[], now: Date, messages: { id: string; to: string; text: string }[]) => {
    await query(smsStepSql, [restaurantId, JSON.stringify(orderIds), now.toISOString(), JSON.stringify(messages)])
  },

  /** Returns whether an event was emitted. */
  markUnreachable: async ({ restaurantId, orderId }: DueStep, now: Date): Promise<boolean> =>
    (await query(unreachableStepSql, [restaurantId, orderId, now.toISOString()])).length > 0,

  /** Returns whether the order was ringing. */
  silence: async (restaurantId: string, orderId: string, now: Date): Promise<boolean> =>
    (await query(silenceSql, [restaurantId, orderId, now.toISOString()])).length > 0,

  recordDevice: async (restaurantId: string, deviceId: string, now: Date) => {
    await query(deviceAliveSql, [restaurantId, deviceId, now.toISOString()])
  },

  /** Returns whether the restaurant was unreachable. */
  reached: async (restaurantId: string, now: Date): Promise<boolean> =>
    (await query(reachedSql, [restaurantId, now.toISOString()])).length > 0,

  readSettings: async (restaurantId: string): Promise<EscalationSettings | undefined> =>
    (await readRestaurant(db, restaurantId))?.escalation,

  saveSettings: (restaurantId: string, escalation: EscalationSettings) => updateRestaurant(db, restaurantId, { escalation }),

  deleteStepsBefore: async (before: Date) => {
    await query(deleteStepsSql, [before.toISOString()])
  },

  deleteDevicesBefore: async (before: Date) => {
    await query(deleteDevicesSql, [before.toISOString()])
  },

  deleteConnectionsBefore: async (before: Date) => {
    await query(deleteConnectionsSql, [before.toISOString()])
    await query(deleteOutagesSql, [before.toISOString()])
  },

  listUnreachable: (limit: number) => listUnreachableRestaurants(db, limit),
})

export type EscalationStore = ReturnType<typeof createEscalationStore>
