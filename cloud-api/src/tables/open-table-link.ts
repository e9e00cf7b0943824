import type { ScannedTable } from '@sufra/shared/tables/checked-link'
import type { Db } from '../db/connect.ts'
import { readTableToken } from './table-token.ts'
import { readTable } from './tables.store.ts'

/** The table of a QR code; undefined for a code that is forged, of another restaurant, or replaced since. */
export const createOpenTableLink =
  (db: Db, secret: Uint8Array) =>
  async (restaurantId: string, token: string): Promise<ScannedTable | undefined> => {
    const decoded = readTableToken(secret, token)
    const table = decoded && (await readTable(db, restaurantId, decoded.tableId))
    return table && table.epoch === decoded.epoch ? { restaurantId, tableId: table.id, tableNumber: table.number } : undefined
  }

export type OpenTableLink = ReturnType<typeof createOpenTableLink>
