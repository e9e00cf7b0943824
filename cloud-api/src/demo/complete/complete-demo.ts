// Fills the demo restaurant, so that each page of a merchant and of an administrator has content: documents, staff, an open evening, cash,
// a subscription, requests for help, and other restaurants. `seedDemo` has created its menu, tables and past orders.
import { businessDayOf, type RestaurantClock } from '@sufra/shared/dates/business-day'
import { and, eq, max } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { users } from '../../people/accounts/accounts.table.ts'
import { bankAccounts } from '../../money/bank-details/bank-accounts.table.ts'
import { customerNotes } from '../../back-office/customers/customer-notes.table.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { documents } from '../../licensing/documents/documents.table.ts'
import { restaurantCounters } from '../../platform/feed/counters.table.ts'
import { memberships } from '../../people/memberships/memberships.table.ts'
import { readMenu } from '../../catalogue/menu/menu.store.ts'
import { orderLines, orders, payments } from '../../ordering/orders/orders.table.ts'
import { sittings } from '../../ordering/orders/sittings/sittings.table.ts'
import { readClock } from '../../people/restaurants/restaurants.store.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { tableBills } from '../../money/table-bill/table-bill.table.ts'
import { readTables } from '../../catalogue/tables/tables.store.ts'
import type { FileStore } from '../../platform/files/uploads/file-store.ts'
import { insertPaymentsAndCash } from './demo-cash.ts'
import { createDemoDocuments } from './demo-documents.ts'
import { insertHelpAndRecords, insertOtherRestaurants, insertSubscription } from './demo-platform.ts'
import { demoDiners, demoNumbers, demoRestaurant, demoStaff } from '../demo-restaurant.ts'
import { openEvening } from './open-evening.ts'
import { demoAdminEmail, demoMerchantEmail } from '../seed-demo.ts'

/** Milliseconds since the opening of the demo restaurant. */
const openFor = 61 * 86_400_000

const readPeople = async (db: Db) => {
  const [owner] = await db.select().from(users).where(eq(users.email, demoMerchantEmail))
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.email, demoAdminEmail))
  if (!owner?.restaurantId || !admin) throw new Error('the demo restaurant was not created')
  return { restaurantId: owner.restaurantId, ownerId: owner.id, adminId: admin.id, passwordHash: owner.passwordHash }
}

const insertStaff = async (tx: Db, restaurantId: string, passwordHash: string, now: Date) => {
  const staff = demoStaff.map((member) => ({ ...member, id: uuidv7() }))
  await tx
    .insert(users)
    .values(staff.map(({ role: _role, ...member }) => ({ ...member, role: 'merchant' as const, passwordHash, restaurantId })))
  await tx.insert(memberships).values(staff.map(({ id, role }) => ({ restaurantId, userId: id, role, createdAt: now })))
}

const insertDetails = async (tx: Db, restaurantId: string, ownerId: string, now: Date) => {
  await tx
    .update(restaurants)
    .set({ ...demoNumbers, submittedAt: new Date(now.getTime() - openFor), createdAt: new Date(now.getTime() - openFor) })
    .where(eq(restaurants.id, restaurantId))
  await tx.insert(bankAccounts).values({
    restaurantId,
    iban: 'QA58DOHB00001234567890ABCDEFG',
    bankName: 'Doha Bank',
    branchCode: '0012',
    accountHolder: demoRestaurant.name.en,
    version: 1,
    updatedAt: now,
    updatedBy: ownerId,
  })
  const noted = [
    [demoDiners[0], 'Prefers the terrace'],
    [demoDiners[2], 'حساسية من المكسرات'],
  ] as const
  await tx
    .insert(customerNotes)
    .values(noted.map(([diner, note]) => ({ restaurantId, mobileNumber: diner?.mobile ?? '', note, changedAt: now })))
}

const insertEvening = async (tx: Db, restaurantId: string, clock: RestaurantClock, now: Date) => {
  const read = await readMenu(tx, restaurantId, 1, now)
  if (!read) throw new Error('the demo restaurant has no menu')
  const businessDay = businessDayOf(now, clock)
  const [last] = await tx
    .select({ number: max(orders.orderNumber) })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.businessDay, businessDay)))
  const tables = await readTables(tx, restaurantId)
  const rows = openEvening({ restaurantId, items: read.menu.items, tables, clock, lastNumber: last?.number ?? 0 }, now)
  await tx.insert(sittings).values(rows.sittings)
  await tx.insert(orders).values(rows.orders)
  await tx.insert(orderLines).values(rows.lines)
  await tx.insert(payments).values(rows.payments)
  await tx.insert(tableBills).values(rows.bills)
  const orderNumber = rows.orders.at(-1)?.orderNumber
  await tx.update(restaurantCounters).set({ orderNumber, businessDay }).where(eq(restaurantCounters.restaurantId, restaurantId))
}

/** Call it once, after `seedDemo`. */
export const completeDemo = async (connection: Connection, files: FileStore, now: Date): Promise<void> => {
  const { passwordHash, ...people } = await readPeople(connection.db)
  const { restaurantId, ownerId } = people
  const clock = await readClock(connection.db, restaurantId)
  if (!clock) throw new Error('the demo restaurant was not created')
  const own = await createDemoDocuments(files, restaurantId, now)
  await insertOtherRestaurants(connection, files, now)
  await connection.transact(async (tx) => {
    await tx.insert(documents).values(own)
    await insertDetails(tx, restaurantId, ownerId, now)
    await insertStaff(tx, restaurantId, passwordHash, now)
    await insertSubscription(tx, people, now)
    await insertHelpAndRecords(tx, people, now)
    await insertPaymentsAndCash(tx, { restaurantId, ownerId, clock }, now)
    // This follows the closing of yesterday, so that no order of this evening is in its report.
    await insertEvening(tx, restaurantId, clock, now)
  })
}
