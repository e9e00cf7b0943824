// Who joins the party at a table, and when it has left.
import { billHours } from '@sufra/shared/table-bill/bill'
import type { Connection } from '../db/connect.ts'
import { lockCounters } from '../feed/counters.store.ts'
import { addPhone, closeSitting, countWrongCode, findSitting, readServedSittings } from '../orders/sittings/sittings.store.ts'
import { refused } from '../refusals/refused.ts'
import { readSittingIdleMinutes } from '../restaurants/restaurants.store.ts'
import { readTable } from '../tables/tables.store.ts'
import { recordBillChange } from './bill-changes.store.ts'
import type { BillOf, BillTable } from './bills.store.ts'
import { dropCashNotes } from './payments/bill-payments.store.ts'

type Deps = { connection: Pick<Connection, 'db' | 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/** Of the 10,000 codes of a sitting, whoever guesses tries this many. */
const maxWrongCodes = 20
/** Milliseconds: a party that has ordered later is never idle. */
const shortestIdle = 15 * 60_000
const batch = 200

export const createSittings = ({ connection, notify, now }: Deps) => {
  /** The party has left: the next order at the table opens another bill. Nothing happens when nobody sits there. */
  const end = async (restaurantId: string, table: BillTable, because: 'left' | 'idle'): Promise<void> => {
    const isClosed = await connection.transact(async (tx) => {
      const at = now()
      const ofTable = { restaurantId, tableId: table.id }
      await lockCounters(tx, restaurantId)
      if (!(await closeSitting(tx, ofTable, because, at))) return false
      await dropCashNotes(tx, ofTable, at)
      await recordBillChange(tx, { restaurantId, table, reason: 'ended', at })
      return true
    })
    if (isClosed) notify(restaurantId)
  }

  return {
    end,

    /** Refuses `bill.empty` when nobody sits there, `bill.code_wrong`, and `bill.code_locked` after too many wrong codes: then staff help. */
    join: async ({ restaurantId, table, deviceId }: BillOf & { deviceId: string }, code: string): Promise<void> => {
      const problem = await connection.transact(async (tx) => {
        await lockCounters(tx, restaurantId)
        const since = new Date(now().getTime() - billHours * 3_600_000)
        const sitting = await findSitting(tx, { restaurantId, tableId: table.id }, undefined, since)
        if (!sitting || sitting.closedAt) return 'bill.empty'
        if (sitting.wrongCodes >= maxWrongCodes) return 'bill.code_locked'
        if (sitting.code !== code) {
          await countWrongCode(tx, sitting)
          return 'bill.code_wrong'
        }
        await addPhone(tx, sitting, deviceId)
        return undefined
      })
      if (problem) throw refused(problem)
    },

    /** Ends the sittings that have ordered nothing for as long as their restaurant allows, and wait for no dish. */
    endIdle: async (): Promise<void> => {
      const at = now().getTime()
      for (const { restaurantId, tableId, lastOrderAt } of await readServedSittings(connection.db, new Date(at - shortestIdle), batch)) {
        const minutes = await readSittingIdleMinutes(connection.db, restaurantId)
        const table = await readTable(connection.db, restaurantId, tableId)
        if (table && lastOrderAt.getTime() <= at - minutes * 60_000) await end(restaurantId, { id: table.id, number: table.number }, 'idle')
      }
    },
  }
}

export type Sittings = ReturnType<typeof createSittings>
