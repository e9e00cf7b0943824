// Shifts of the cash drawer, and money that goes in or out without an order. Each change locks the restaurant's counters first, like taking
// cash.
import { netOf } from '@sufra/shared/cash/cash-movement'
import { closeShiftProblem, expectedCash } from '@sufra/shared/cash/shift'
import type { Dirhams } from '@sufra/shared/money'
import type { FeedEvents } from '@sufra/shared/realtime/feed-event'
import type { Connection, Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { addCashMovement, readAmounts } from './cash-movements.store.ts'
import { insertShift, lockOpenShift, lockShift, updateClosed, type ShiftRow } from './shifts.store.ts'
import type { Member } from './take-cash.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }
type Change<T> = (tx: Db, at: Date) => Promise<T>

/** Makes a change of the drawer and notifies counters. */
export const createChangeDrawer =
  ({ connection, notify, now }: Deps) =>
  async <T>(restaurantId: string, reason: FeedEvents['cash_changed']['reason'], change: Change<T>): Promise<T> => {
    const changed = await connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      const at = now()
      await appendToFeed(tx, restaurantId, [{ event: 'cash_changed', data: { reason } }], at)
      return change(tx, at)
    })
    notify(restaurantId)
    return changed
  }

export type ChangeDrawer = ReturnType<typeof createChangeDrawer>

/** Returns the expected cash in the drawer of a shift. */
export const expectedOf = async (db: Db, { restaurantId, id, openingFloat }: ShiftRow): Promise<Dirhams> =>
  expectedCash(openingFloat, netOf(await readAmounts(db, restaurantId, id)))

type Payment = { kind: 'pay_in' | 'pay_out'; amount: Dirhams; note: string }
type Count = { counted: Dirhams; note: string }

export const createShifts = (changeDrawer: ChangeDrawer) => ({
  /** Returns the shift's id. Refuses `cash.shift_open`. */
  open: ({ restaurantId, userId }: Member, openingFloat: Dirhams, store: (tx: Db, shiftId: string) => Promise<void>): Promise<string> =>
    changeDrawer(restaurantId, 'shift', async (tx, openedAt) => {
      if (await lockOpenShift(tx, restaurantId)) throw refused('cash.shift_open')
      const shiftId = await insertShift(tx, { restaurantId, openedAt, openedBy: userId, openingFloat })
      await store(tx, shiftId)
      return shiftId
    }),

  /** Refuses `cash.shift_not_found`, `cash.shift_closed` and `cash.difference_note`. */
  close: (
    { restaurantId, userId }: Member,
    shiftId: string,
    { counted, note }: Count,
    store: (tx: Db, shift: ShiftRow) => Promise<void>,
  ): Promise<ShiftRow> =>
    changeDrawer(restaurantId, 'shift', async (tx, closedAt) => {
      const shift = await lockShift(tx, restaurantId, shiftId)
      if (!shift) throw refused('cash.shift_not_found')
      if (shift.closedAt) throw refused('cash.shift_closed')
      const expected = await expectedOf(tx, shift)
      const problem = closeShiftProblem(counted, expected, note)
      if (problem) throw refused(problem)
      const closed = await updateClosed(tx, restaurantId, shiftId, {
        closedAt,
        closedBy: userId,
        expectedCash: expected,
        countedCash: counted,
        note,
      })
      await store(tx, closed)
      return closed
    }),

  /** Returns the expected cash in the drawer now. Refuses `cash.no_open_shift`. */
  payInOrOut: ({ restaurantId, userId }: Member, payment: Payment, store: (tx: Db, expected: Dirhams) => Promise<void>): Promise<Dirhams> =>
    changeDrawer(restaurantId, 'movement', async (tx, at) => {
      const shift = await lockOpenShift(tx, restaurantId)
      if (!shift) throw refused('cash.no_open_shift')
      await addCashMovement(tx, { restaurantId, userId, at, ...payment })
      const expected = await expectedOf(tx, shift)
      await store(tx, expected)
      return expected
    }),
})

export type Shifts = ReturnType<typeof createShifts>
