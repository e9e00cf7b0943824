import type { PrintMethod } from '@sufra/shared/tables/table'
import { refused } from '../../platform/refusals/refused.ts'
import type { ChangeTables } from './change-tables.ts'
import { readAllOrRefuse } from './edit-tables.ts'
import { incrementEpochs, insertPrints } from './tables.store.ts'

type Printed = { method: PrintMethod; codes: readonly { tableId: string; codeVersion: number }[]; userId: string }

export const createTableCodes = (changeTables: ChangeTables, now: () => Date) => ({
  /** Issues new codes for these tables and invalidates all earlier prints. Refuses `table.not_found`. */
  replace: (restaurantId: string, tableIds: readonly string[]) =>
    changeTables(restaurantId, async (tx) => {
      await readAllOrRefuse(tx, restaurantId, tableIds)
      await incrementEpochs(tx, restaurantId, tableIds)
    }),

  /**
   * Records prints. Refuses `table.not_found`, and `request.invalid` for a code that does not exist yet. A code that was replaced in
   * between is recorded with its old version.
   */
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
      const prints = codes.map(({ tableId, codeVersion }) => ({ tableId, epoch: codeVersion, method, userId, at }))
      await insertPrints(tx, restaurantId, prints)
    }),
})
