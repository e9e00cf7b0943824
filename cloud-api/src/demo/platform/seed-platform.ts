import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dayOf } from '@sufra/shared/dates/day'
import { administratorRoles } from '@sufra/shared/permissions/permissions'
import { v7 as uuidv7 } from 'uuid'
import { hashPassword } from '../../people/accounts/passwords/passwords.ts'
import { insertUser } from '../../people/accounts/users.store.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { demoPassword } from '../seed-demo.ts'
import { insertPlan } from '../../money/subscriptions/plans/plans.store.ts'
import { insertDocumentsSql, insertRequestsSql, insertRestaurantsSql, insertSubscriptionsSql } from './platform-rows.sql.ts'

/** Restaurants for each statement. */
const batch = 500

/** `run`: begins emails and makes ids, so that several runs fill one database. */
type Options = { run: string; restaurants: number; now: Date; onProgress?: (stored: number) => void }

/**
 * Stores restaurants, each with an owner, five documents, a subscription once it was accepted and two requests for help, and one administrator of each role. Returns the emails of the
 * administrators, an owner of the platform first.
 */
export const seedPlatform = async ({ db, query }: Connection, { run, restaurants, now, onProgress }: Options): Promise<string[]> => {
  const passwordHash = await hashPassword(demoPassword)
  const administrators = administratorRoles.map((role) => ({ id: uuidv7(), role, email: `${run}-${role}@sufra.test` }))
  for (const { id, role, email } of administrators) {
    const name = { firstName: 'Sufra', lastName: role }
    await insertUser(db, { id, role: 'admin', administratorRole: role, email, passwordHash, ...name })
  }
  const ids = JSON.stringify(administrators.map(({ id }) => id))
  const at = now.toISOString()
  const plan = { id: uuidv7(), name: { en: 'Standard', ar: 'الأساسية' }, price: 29_900, period: 'month' as const, trialDays: 30 }
  await insertPlan(db, { ...plan, isOffered: true, isDefault: false })
  for (let first = 1; first <= restaurants; first += batch) {
    const last = Math.min(restaurants, first + batch - 1)
    await query(insertRestaurantsSql, [run, first, last, at, passwordHash])
    await query(insertDocumentsSql, [run, first, last, at, dayOf(now, homeTimeZone)])
    await query(insertSubscriptionsSql, [run, first, last, dayOf(now, homeTimeZone), plan.id])
    await query(insertRequestsSql, [run, first, last, at, ids])
    onProgress?.(last)
  }
  return administrators.map(({ email }) => email)
}
