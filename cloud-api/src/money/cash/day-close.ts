// Closing the day puts everything since the last close into one numbered report. Rows get the report's number, so that each row is in
// exactly one report.
import { dayFiguresOf, isEmptyDay, type DayEntries, type DayReport } from '@sufra/shared/cash/day-close'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { readNames } from '../../people/accounts/users.store.ts'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { failpoint } from '../../platform/process/failpoints.ts'
import {
  putOrdersIntoDayClose,
  readUncountedOrders,
  readUnpaidOrders,
  sumUnpaidOrders,
} from '../../ordering/orders/closing/day-close.store.ts'
import { putCallsIntoDayClose, readUncountedCalls } from '../payments/calls/day-close.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { putMovementsIntoDayClose, readUncountedMovements } from './cash-movements.store.ts'
import { insertDayClose, readLastDayClose, type DayCloseRow } from './day-closes.store.ts'
import { asClosedShift } from './shown-cash.ts'
import type { ChangeDrawer } from './shifts.ts'
import { putIntoDayClose, readOpenShift, readUncounted, type ShiftRow } from './shifts.store.ts'
import type { Member } from './take-cash.ts'

type OrderRow = Awaited<ReturnType<typeof readUncountedOrders>>[number]
type CallRow = Awaited<ReturnType<typeof readUncountedCalls>>[number]
type MovementRow = Awaited<ReturnType<typeof readUncountedMovements>>[number]
type Rows = {
  orders: OrderRow[]
  calls: CallRow[]
  movements: MovementRow[]
  shifts: ShiftRow[]
  openShift?: ShiftRow
}

const entriesOf = async (db: Db, rows: Rows): Promise<DayEntries> => {
  const { orders, calls, movements, shifts, openShift } = rows
  const names = await readNames(
    db,
    shifts.flatMap(({ openedBy, closedBy }) => (closedBy ? [openedBy, closedBy] : [openedBy])),
  )
  return {
    orders: orders.map((order) => ({ ...order, status: order.status === 'Cancelled' ? 'Cancelled' : 'Delivered' })),
    gateway: calls.map(({ kind, amount, method }) => ({ kind: kind === 'refund' ? 'refund' : 'capture', amount, method })),
    movements,
    shifts: shifts.map((shift) => asClosedShift(shift, names)),
    openShift: openShift ? { _id: openShift.id, openedAt: openShift.openedAt.toISOString(), openingFloat: openShift.openingFloat } : null,
  }
}

/** Reads everything that is in no day close yet. */
const readUncountedEntries = async (tx: Db, restaurantId: string, openShift?: ShiftRow): Promise<DayEntries> =>
  entriesOf(tx, {
    orders: await readUncountedOrders(tx, restaurantId),
    calls: await readUncountedCalls(tx, restaurantId),
    movements: await readUncountedMovements(tx, restaurantId),
    shifts: await readUncounted(tx, restaurantId),
    openShift,
  })

/** Puts the uncounted entries into a day close and returns them. */
export const putEntriesIntoDayClose = async (tx: Db, restaurantId: string, number: number): Promise<DayEntries> =>
  entriesOf(tx, {
    orders: await putOrdersIntoDayClose(tx, restaurantId, number),
    calls: await putCallsIntoDayClose(tx, restaurantId, number),
    movements: await putMovementsIntoDayClose(tx, restaurantId, number),
    shifts: await putIntoDayClose(tx, restaurantId, number),
  })

/** Milliseconds for which an unpaid order is carried from day to day. */
const carriedFor = 30 * 24 * 3_600_000

const carriedSince = (at: Date) => new Date(at.getTime() - carriedFor)

/** Returns delivered orders that are neither paid nor written off; the newest of them, if there are very many. */
export const readUndecidedOrders = (db: Db, restaurantId: string, at: Date): Promise<CounterOrder[]> =>
  readUnpaidOrders(db, restaurantId, carriedSince(at))

/** Sums all delivered orders that are neither paid nor written off. */
export const sumUndecidedOrders = (db: Db, restaurantId: string, at: Date) => sumUnpaidOrders(db, restaurantId, carriedSince(at))

type Deps = { connection: Pick<Connection, 'db'>; changeDrawer: ChangeDrawer; now: () => Date }

export const createDayClose = ({ connection, changeDrawer, now }: Deps) => ({
  /** Returns the report since the last day close, read from one snapshot of the database. */
  report: (restaurantId: string): Promise<DayReport> =>
    connection.db.transaction(
      async (tx) => {
        const openShift = await readOpenShift(tx, restaurantId)
        const entries = await readUncountedEntries(tx, restaurantId, openShift)
        const last = await readLastDayClose(tx, restaurantId)
        return {
          from: last?.closedAt.toISOString() ?? null,
          at: now().toISOString(),
          problem: openShift ? 'cash.shift_open' : isEmptyDay(entries) ? 'cash.nothing_to_close' : null,
          undecided: await sumUndecidedOrders(tx, restaurantId, now()),
          figures: dayFiguresOf(entries),
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),

  /**
   * Closes the day. `carryOver`: unpaid delivered orders stay in the list of unpaid orders. Changes of money, orders or shifts at the same
   * time wait for the counters, and are in the next day. Refuses `cash.shift_open`, `cash.unpaid_orders` and `cash.nothing_to_close`.
   */
  close: async (
    { restaurantId, userId }: Member,
    { carryOver }: { carryOver: boolean },
    store: (tx: Db, row: DayCloseRow) => Promise<void>,
  ): Promise<DayCloseRow> => {
    const closed = await changeDrawer(restaurantId, 'day_close', async (tx, closedAt) => {
      if (await readOpenShift(tx, restaurantId)) throw refused('cash.shift_open')
      if (!carryOver && (await sumUndecidedOrders(tx, restaurantId, closedAt)).count > 0) throw refused('cash.unpaid_orders')
      const last = await readLastDayClose(tx, restaurantId)
      const number = (last?.number ?? 0) + 1
      const entries = await putEntriesIntoDayClose(tx, restaurantId, number)
      if (isEmptyDay(entries)) throw refused('cash.nothing_to_close')
      const row = await insertDayClose(tx, {
        restaurantId,
        number,
        from: last?.closedAt ?? null,
        closedAt,
        closedBy: userId,
        figures: dayFiguresOf(entries),
      })
      await store(tx, row)
      return row
    })
    failpoint('after_day_close_commit')
    return closed
  },
})

export type DayCloses = ReturnType<typeof createDayClose>
