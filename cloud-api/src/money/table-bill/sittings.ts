// Phones join the party at a table, and parties leave it.
import { randomInt } from 'node:crypto'
import { billHours } from '@sufra/shared/table-bill/bill'
import type { Connection } from '../../platform/db/connect.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import {
  addPhone,
  closeSitting,
  countWrongCode,
  findSitting,
  readServedSittings,
  readWrongCodes,
} from '../../ordering/orders/sittings/sittings.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readSittingIdleMinutes } from '../../people/restaurants/restaurants.store.ts'
import { readTable } from '../../catalogue/tables/tables.store.ts'
import { recordBillChange } from './bill-changes.store.ts'
import type { BillOf, BillTable } from './bills.store.ts'
import { dropCashNotes } from './payments/bill-payments.store.ts'

type Joining = BillOf & { deviceId: string; network: string }
type Deps = { connection: Pick<Connection, 'db' | 'transact'>; notify: (restaurantId: string) => void; now: () => Date }

/**
 * Limits of wrong codes of a sitting for one phone and one network address: a guesser can have many phones, and guests share an address.
 */
const maxOfPhone = 5
const maxOfNetwork = 40
/** Number of wrong codes, from any phones, after which the sitting gets a new code, so that codes ruled out before help no guesser. */
const wrongCodesOfCode = 20
/** Milliseconds: a party with an order in this time is never idle. */
const shortestIdle = 15 * 60_000
const batch = 200

/** Returns four digits other than the given code. */
const newCode = (code: string): string => String((Number(code) + 1 + randomInt(9_999)) % 10_000).padStart(4, '0')

export const createSittings = ({ connection, notify, now }: Deps) => {
  /** Closes the sitting, because the party has left: the next order at the table opens another bill. Does nothing at an empty table. */
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

    /**
     * Refuses `bill.empty` at an empty table, `bill.code_wrong`, and `bill.code_locked` after too many wrong codes of the phone or its
     * network: then staff help. Other guests can still join.
     */
    join: async ({ restaurantId, table, deviceId, network }: Joining, code: string): Promise<void> => {
      let hasNewCode = false
      const problem = await connection.transact(async (tx) => {
        await lockCounters(tx, restaurantId)
        const since = new Date(now().getTime() - billHours * 3_600_000)
        const sitting = await findSitting(tx, { restaurantId, tableId: table.id }, undefined, since)
        if (!sitting || sitting.closedAt) return 'bill.empty'
        const guessers = { phone: `phone ${deviceId}`, network: `network ${network}` }
        const wrong = await readWrongCodes(tx, sitting, Object.values(guessers))
        const isLocked = (wrong.get(guessers.phone) ?? 0) >= maxOfPhone || (wrong.get(guessers.network) ?? 0) >= maxOfNetwork
        if (isLocked) return 'bill.code_locked'
        if (sitting.code !== code) {
          hasNewCode = sitting.wrongCodes + 1 >= wrongCodesOfCode
          await countWrongCode(tx, sitting, Object.values(guessers), hasNewCode ? newCode(sitting.code) : undefined)
          if (hasNewCode) await recordBillChange(tx, { restaurantId, table, reason: 'payment', at: now() })
          return 'bill.code_wrong'
        }
        await addPhone(tx, sitting, deviceId)
        return undefined
      })
      if (hasNewCode) notify(restaurantId)
      if (problem) throw refused(problem)
    },

    /** Ends sittings that wait for no dish and have not ordered for the time limit of their restaurant. */
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
