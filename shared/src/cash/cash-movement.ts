// Money that goes into the cash drawer or comes out of it.

/** `sale`: cash for an order. `refund`: cash handed back. `pay_in` and `pay_out`: without an order, such as change from the bank or a delivery paid. */
export const cashMovementKinds = ['sale', 'refund', 'pay_in', 'pay_out'] as const
export type CashMovementKind = (typeof cashMovementKinds)[number]

/** Whether a movement takes money out of the drawer. */
export const takesOut = (kind: CashMovementKind): boolean => kind === 'refund' || kind === 'pay_out'
