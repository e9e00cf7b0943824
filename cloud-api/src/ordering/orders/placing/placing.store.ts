import type { LimitProblem } from '@sufra/shared/orders/order-limits'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../platform/db/connect.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'
import { diningTables } from '../../../catalogue/tables/dining-tables.table.ts'
import type { orderRows } from '../order-rows.ts'
import type { LimitColumns } from './order-limits.ts'
import { limitProblemSql } from './order-limits.sql.ts'
import {
  placeAuthorisedOrderSql,
  placeAuthorisedTakingOrderSql,
  placeOrderSql,
  placeTakingOrderSql,
  type AuthorisationColumns,
} from './place-order.sql.ts'

/** JSON parameter of the placing statement. */
export type NewOrder = ReturnType<typeof orderRows> & LimitColumns & Partial<AuthorisationColumns> & { key: string; fingerprint: string }

export const createPlacingStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  /** Returns undefined when nothing was placed: the menu has another version, the table does not match, or a limit is reached. */
  place: async (restaurantId: string, order: NewOrder): Promise<{ seq: number; orderNumber: number } | undefined> => {
    const [plain, taking] =
      order.call_id === undefined ? [placeOrderSql, placeTakingOrderSql] : [placeAuthorisedOrderSql, placeAuthorisedTakingOrderSql]
    const statement = order.taken ? taking : plain
    const [row] = await query<{ seq: number; orderNumber: number }>(statement, [restaurantId, JSON.stringify(order)])
    return row
  },

  /** Whether no counter of the restaurant responds. */
  isUnreachable: async (restaurantId: string): Promise<boolean> => {
    const [row] = await db.select({ since: restaurants.unreachableSince }).from(restaurants).where(eq(restaurants.id, restaurantId))
    return row?.since instanceof Date
  },

  /** Returns the reason why an order for this table was refused. */
  tableProblem: async (
    restaurantId: string,
    tableId: string,
    epoch: number | undefined,
  ): Promise<'table.link_invalid' | 'table.renumbered'> => {
    const [table] = await db
      .select({ deletedAt: diningTables.deletedAt, epoch: diningTables.epoch })
      .from(diningTables)
      .where(and(eq(diningTables.restaurantId, restaurantId), eq(diningTables.id, tableId)))
    return !table || table.deletedAt || table.epoch !== epoch ? 'table.link_invalid' : 'table.renumbered'
  },

  /** Returns the limit that prevents this order from being placed, if any. */
  limitProblem: async (restaurantId: string, order: NewOrder): Promise<LimitProblem | undefined> => {
    const [row] = await query<{ problem: LimitProblem | null }>(limitProblemSql, [restaurantId, JSON.stringify(order)])
    return row?.problem ?? undefined
  },
})

export type PlacingStore = ReturnType<typeof createPlacingStore>
