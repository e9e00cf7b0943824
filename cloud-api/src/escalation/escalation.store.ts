import type { EscalationSettings } from '@sufra/shared/escalation/escalation'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '../db/connect.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import {
  deleteDevicesSql,
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
  /** Number of the restaurant's orders that ring and are not accepted. */
  waiting: number
}

export const createEscalationStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  due: (now: Date) => query<DueStep>(dueStepsSql, [now.toISOString()]),

  /** Sends nothing when an SMS was sent within the interval, also by another API instance. */
  sendSms: async (restaurantId: string, orderIds: string[], now: Date, messages: { id: string; to: string; text: string }[]) => {
    await query(smsStepSql, [restaurantId, JSON.stringify(orderIds), now.toISOString(), JSON.stringify(messages)])
  },

  /** Returns whether an event was emitted. */
  markUnreachable: async ({ restaurantId, orderId }: DueStep, now: Date): Promise<boolean> =>
    (await query(unreachableStepSql, [restaurantId, orderId, now.toISOString()])).length > 0,

  /** Returns whether the order was ringing. */
  silence: async (restaurantId: string, orderId: string, now: Date): Promise<boolean> =>
    (await query(silenceSql, [restaurantId, orderId, now.toISOString()])).length > 0,

  deviceAlive: async (restaurantId: string, deviceId: string, now: Date) => {
    await query(deviceAliveSql, [restaurantId, deviceId, now.toISOString()])
    await query(reachedSql, [restaurantId])
  },

  reached: async (restaurantId: string) => {
    await query(reachedSql, [restaurantId])
  },

  readSettings: async (restaurantId: string): Promise<EscalationSettings | undefined> => {
    const [row] = await db.select({ escalation: restaurants.escalation }).from(restaurants).where(eq(restaurants.id, restaurantId))
    return row?.escalation
  },

  saveSettings: async (restaurantId: string, escalation: EscalationSettings) => {
    await db.update(restaurants).set({ escalation }).where(eq(restaurants.id, restaurantId))
  },

  deleteStepsBefore: async (before: Date) => {
    await query(deleteStepsSql, [before.toISOString()])
  },

  deleteDevicesBefore: async (before: Date) => {
    await query(deleteDevicesSql, [before.toISOString()])
  },

  listUnreachable: () =>
    db
      .select({
        id: restaurants.id,
        name: restaurants.name,
        branchName: restaurants.branchName,
        phone: restaurants.phone,
        unreachableSince: restaurants.unreachableSince,
      })
      .from(restaurants)
      .where(isNotNull(restaurants.unreachableSince))
      .orderBy(asc(restaurants.unreachableSince)),
})

export type EscalationStore = ReturnType<typeof createEscalationStore>
