import type { PrintMethod } from '@sufra/shared/tables/table'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { refused } from '../refusals/refused.ts'
import type { ChangeTables } from './change-tables.ts'
import { diningTables, tableCodePrints } from './dining-tables.table.ts'
import { areTables, readAllOrRefuse } from './edit-tables.ts'

type Printed = { method: PrintMethod; codes: readonly { tableId: string; codeVersion: number }[]; userId: string }

export const createTableCodes = (changeTables: ChangeTables, now: () => Date) => ({
  /** Issues new codes for these tables and invalidates all earlier prints. Refuses `table.not_found`. */
  replace: (restaurantId: string, tableIds: readonly string[]) =>
    changeTables(restaurantId, async (tx) => {
      await readAllOrRefuse(tx, restaurantId, tableIds)
      await tx
        .update(diningTables)
        .set({ epoch: sql`${diningTables.epoch} + 1` })
        .where(areTables(restaurantId, tableIds))
    }),

  /** Refuses `table.not_found`, and `request.invalid` for a code that does not exist yet. A code replaced meanwhile is recorded with its old version. */
  recordPrints: (restaurantId: string, { method, codes, userId }: Printed) =>
    changeTables(restaurantId, async (tx) => {
      const rows = await readAllOrRefuse(
        tx,
        restaurantId,
        codes.map(({ tableId }) => tableId),
      )
      const epochs = new Map(rows.map(({ id, epoch }) => [id, epoch]))
      if (codes.some(({ tableId, codeVersion }) => codeVersion > (epochs.get(tableId) ?? 0))) throw refused('request.invalid')
      const at = now()
      await tx
        .insert(tableCodePrints)
        .values(codes.map(({ tableId, codeVersion }) => ({ restaurantId, id: uuidv7(), tableId, epoch: codeVersion, method, userId, at })))
    }),
})
