// Converts rows of the drawer to the API's format, with names instead of ids.
import type { CashMovement } from '@sufra/shared/cash/cash-movement'
import type { DayClose } from '@sufra/shared/cash/day-close'
import { differenceOf, type ClosedShift } from '@sufra/shared/cash/shift'
import { zero } from '@sufra/shared/money'
import { readNames } from '../../people/accounts/users.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readOrderNumbers } from '../../ordering/orders/closing/day-close.store.ts'
import type { MovementRow } from './cash-movements.store.ts'
import type { DayCloseRow } from './day-closes.store.ts'
import type { ShiftRow } from './shifts.store.ts'

type Names = ReadonlyMap<string, string>

export const asClosedShift = (
  { id, openedAt, openedBy, openingFloat, closedAt, closedBy, expectedCash, countedCash, note }: ShiftRow,
  names: Names,
): ClosedShift => {
  if (!closedAt || !closedBy) throw new Error('the shift is open')
  const expected = expectedCash ?? zero
  const counted = countedCash ?? zero
  return {
    _id: id,
    openedAt: openedAt.toISOString(),
    openedBy: names.get(openedBy) ?? '',
    openingFloat,
    closedAt: closedAt.toISOString(),
    closedBy: names.get(closedBy) ?? '',
    expected,
    counted,
    difference: differenceOf(counted, expected),
    note,
  }
}

export const showShifts = async (db: Db, rows: readonly ShiftRow[]): Promise<ClosedShift[]> => {
  const names = await readNames(
    db,
    rows.flatMap(({ openedBy, closedBy }) => (closedBy ? [openedBy, closedBy] : [openedBy])),
  )
  return rows.map((row) => asClosedShift(row, names))
}

export const showMovements = async (db: Db, restaurantId: string, rows: readonly MovementRow[]): Promise<CashMovement[]> => {
  const names = await readNames(
    db,
    rows.map(({ userId }) => userId),
  )
  const numbers = await readOrderNumbers(
    db,
    restaurantId,
    rows.flatMap(({ orderId }) => orderId ?? []),
  )
  const undone = new Set(rows.flatMap(({ kind, takingId }) => (kind === 'undone' ? (takingId ?? []) : [])))
  return rows.map(({ id, kind, amount, received, orderId, takingId, shiftId, userId, note, at }) => ({
    _id: id,
    kind,
    amount,
    received,
    orderNumber: (orderId === null ? undefined : numbers.get(orderId)) ?? null,
    shiftId,
    takingId: kind === 'sale' && takingId !== null && !undone.has(takingId) ? takingId : null,
    by: names.get(userId) ?? '',
    note,
    at: at.toISOString(),
  }))
}

export const showDayCloses = async (db: Db, rows: readonly DayCloseRow[]): Promise<DayClose[]> => {
  const names = await readNames(
    db,
    rows.map(({ closedBy }) => closedBy),
  )
  return rows.map(({ number, from, closedAt, closedBy, prints, figures }) => ({
    number,
    from: from?.toISOString() ?? null,
    closedAt: closedAt.toISOString(),
    closedBy: names.get(closedBy) ?? '',
    prints,
    figures,
  }))
}
