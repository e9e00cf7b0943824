import type { Connection } from '../../platform/db/connect.ts'
import type { RequirePlace } from '../../people/restaurants/require-place.ts'
import { createChangeTables } from './change-tables.ts'
import { createEditTables } from './edit-tables.ts'
import { createListTables } from './list-tables.ts'
import { createTableCodes } from './table-codes.ts'

type Deps = {
  connection: Connection
  secret: Uint8Array
  requirePlace: RequirePlace
  notify: (restaurantId: string) => void
  now: () => Date
}

/** A restaurant's tables: the list with codes, edits and the history of prints. */
export const createTables = ({ connection, secret, requirePlace, notify, now }: Deps) => {
  const changeTables = createChangeTables({ connection, notify, now })
  return {
    list: createListTables(connection.db, secret),
    edit: createEditTables({ changeTables, requirePlace, now }),
    codes: createTableCodes(changeTables, now),
  }
}

export type Tables = ReturnType<typeof createTables>
