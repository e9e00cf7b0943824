// Money that goes into the cash drawer or comes out of it.
import { z } from 'zod'
import { id, qar, timestamp } from '../contract/wire.ts'
import { add, times, type Dirhams } from '../money.ts'

/** `sale`: cash for an order. `refund`: cash handed back. `pay_in` and `pay_out`: without an order, such as change from the bank or a delivery paid. */
export const cashMovementKinds = ['sale', 'refund', 'pay_in', 'pay_out'] as const
export type CashMovementKind = (typeof cashMovementKinds)[number]

/** Whether a movement takes money out of the drawer. */
export const takesOut = (kind: CashMovementKind): boolean => kind === 'refund' || kind === 'pay_out'

/** `orderNumber` is null without an order, `shiftId` when no shift was open. `by`: the full name of who did it. */
export const cashMovement = z.object({
  _id: id,
  kind: z.enum(cashMovementKinds),
  amount: qar,
  received: qar.nullable(),
  orderNumber: z.int().nullable(),
  shiftId: id.nullable(),
  by: z.string(),
  note: z.string(),
  at: timestamp,
})
export type CashMovement = z.output<typeof cashMovement>

type Movement = { kind: CashMovementKind; amount: Dirhams }

/** What movements add to the drawer; negative when they take out more than they put in. */
export const netOf = (movements: readonly Movement[]): Dirhams =>
  add(...movements.map(({ kind, amount }) => (takesOut(kind) ? times(amount, -1) : amount)))
