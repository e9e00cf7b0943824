import type { DiningTable } from '@sufra/shared/tables/table'
import { toTableDraft } from '@sufra/shared/tables/table-draft'
import type { Db } from '../../platform/db/connect.ts'
import { signTableToken } from './table-token.ts'
import { readPrints, readTables } from './tables.store.ts'

/** `baseUrl`: public address for diners, the start of every table's link. */
export const createListTables =
  (db: Db, secret: Uint8Array) =>
  async (restaurantId: string, baseUrl: string): Promise<DiningTable[]> => {
    const prints = await readPrints(db, restaurantId)
    const rows = await readTables(db, restaurantId)
    return rows.map((row) => {
      const { id, epoch, version } = row
      const print = prints.get(id)
      return {
        _id: id,
        ...toTableDraft(row),
        link: `${baseUrl}/qr-link?r=${restaurantId}&t=${signTableToken(secret, id, epoch)}`,
        version,
        codeVersion: epoch,
        print: print ? { ...print, at: print.at.toISOString() } : null,
      }
    })
  }

export type ListTables = ReturnType<typeof createListTables>
