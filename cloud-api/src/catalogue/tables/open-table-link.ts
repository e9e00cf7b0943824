import type { ScannedTable } from '@sufra/shared/tables/checked-link'
import type { Db } from '../../platform/db/connect.ts'
import { readTableToken } from './table-token.ts'
import { readTable } from './tables.store.ts'

/** Returns the table of a QR code, or undefined for a code that is forged, of another restaurant, or replaced since. */
export const readTableOfCode = async (db: Db, secret: Uint8Array, restaurantId: string, token: string) => {
  const code = readTableToken(secret, token)
  const table = code && (await readTable(db, restaurantId, code.tableId))
  return table && table.epoch === code.epoch ? table : undefined
}

/** Returns the table in the format for the phone that scans its code. */
export const createOpenTableLink =
  (db: Db, secret: Uint8Array) =>
  async (restaurantId: string, token: string): Promise<ScannedTable | undefined> => {
    const table = await readTableOfCode(db, secret, restaurantId, token)
    return table && { restaurantId, tableId: table.id, tableNumber: table.number }
  }

export type OpenTableLink = ReturnType<typeof createOpenTableLink>
