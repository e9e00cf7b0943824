// Money that goes into the cash drawer or comes out of it.
import { z } from 'zod'
import { id, qar, timestamp } from '../contract/wire.ts'
import { add, times, type Dirhams } from '../money.ts'

/**
 * `sale`: cash for an order. `write_off`: the unpaid rest of an order that is given up; it moves no money. `cancelled_later`: the price of
 * an order that was cancelled after its day was closed; it moves no money either. `undone`: the counter-entry of a sale that was recorded
 * by mistake. `refund`: cash handed back. `pay_in` and `pay_out`: movements without an order, such as change from the bank or a paid
 * delivery.
 */
export const cashMovementKinds = ['sale', 'undone', 'write_off', 'cancelled_later', 'refund', 'pay_in', 'pay_out'] as const
export type CashMovementKind = (typeof cashMovementKinds)[number]

const signs = {
  sale: 1,
  undone: -1,
  write_off: 0,
  cancelled_later: 0,
  refund: -1,
  pay_in: 1,
  pay_out: -1,
} as const satisfies Record<CashMovementKind, number>

/** Whether a movement is only an entry of the ledger and moves no cash. */
export const movesNoCash = (kind: CashMovementKind): boolean => signs[kind] === 0

/** The amount that a movement adds to the drawer; negative when it takes money out. */
export const addedBy = (kind: CashMovementKind, amount: Dirhams): Dirhams => times(amount, signs[kind])

/**
 * `orderNumber` is null without an order, `shiftId` while no shift was open. `takingId`: shared by sales of a table that were taken
 * together, so that they can be undone together; null when they cannot be undone. `by`: the full name of the member.
 */
export const cashMovement = z.object({
  _id: id,
  kind: z.enum(cashMovementKinds),
  amount: qar,
  received: qar.nullable(),
  orderNumber: z.int().nullable(),
  shiftId: id.nullable(),
  takingId: id.nullable(),
  by: z.string(),
  note: z.string(),
  at: timestamp,
})
export type CashMovement = z.output<typeof cashMovement>

type Movement = { kind: CashMovementKind; amount: Dirhams }

/** The sum that movements add to the drawer; negative when they take out more than they add. */
export const netOf = (movements: readonly Movement[]): Dirhams => add(...movements.map(({ kind, amount }) => addedBy(kind, amount)))
