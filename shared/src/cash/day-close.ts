// The report of a day: a Z report when the day is closed, an X report until then.
import { z } from 'zod'
import { signedQar, timestamp } from '../contract/wire.ts'
import { add, dirhams, times, zero, type Dirhams } from '../money.ts'
import { paymentMethods, type PaymentMethod } from '../payments/payment-state.ts'
import { movesNoCash, netOf, type CashMovementKind } from './cash-movement.ts'
import { closedShift, type ClosedShift } from './shift.ts'

/** Ways of returning money. */
const refundWays = ['cash', 'gateway'] as const

const tally = z.object({ count: z.int(), amount: signedQar })
export type Tally = z.output<typeof tally>
/** Value of figures that day closes of earlier releases lack. */
const noTally: Tally = { count: 0, amount: zero }

export const dayFigures = z.object({
  /**
   * Delivered and cancelled orders. `unpaid`: delivered orders with cash payment that are not fully paid, and the amount left.
   * `writtenOff`: amounts given up, for orders of this day and of earlier days. `cancelledLater`: orders that were cancelled after an
   * earlier day close had counted them as delivered.
   */
  orders: z.object({
    delivered: tally,
    cancelled: tally,
    unpaid: tally,
    writtenOff: tally.default(noTally),
    cancelledLater: tally.default(noTally),
  }),
  /** Receipts by payment method: cash, and payments that the gateway captured. */
  sales: z.array(tally.extend({ method: z.enum(paymentMethods) })),
  refunds: z.array(tally.extend({ way: z.enum(refundWays) })),
  drawer: z.object({
    payIns: tally,
    payOuts: tally,
    /** Sum of the movements while no shift was open. */
    withoutShift: tally,
    /**
     * Expected cash: the float of the last shift, open or closed, and every movement since it was opened; without a shift, all movements.
     */
    expected: signedQar,
  }),
  shifts: z.array(closedShift),
})
export type DayFigures = z.output<typeof dayFigures>

/**
 * `number` counts a restaurant's closed days from 1 without gaps; `prints` counts the prints of the report. `from` is null for the first
 * day.
 */
export const dayClose = z.object({
  number: z.int(),
  from: timestamp.nullable(),
  closedAt: timestamp,
  closedBy: z.string(),
  prints: z.int(),
  figures: dayFigures,
})
export type DayClose = z.output<typeof dayClose>
export type DayCloseOnWire = z.input<typeof dayClose>

/** The report until now, and the reason why the day cannot be closed yet. */
export const dayReport = z.object({
  from: timestamp.nullable(),
  at: timestamp,
  problem: z.enum(['cash.shift_open', 'cash.nothing_to_close']).nullable(),
  /** Delivered orders that are not paid, of this day and carried over from earlier days. They must be decided before the day is closed. */
  undecided: tally,
  figures: dayFigures,
})
export type DayReport = z.output<typeof dayReport>

/** The printed report: of a closed day, or of the day until now, which has neither a number nor a closing member. */
export const printedDay = z.object({
  number: z.int().nullable(),
  from: timestamp.nullable(),
  until: timestamp,
  closedBy: z.string(),
  figures: dayFigures,
})
export type PrintedDay = z.output<typeof printedDay>
export type PrintedDayOnWire = z.input<typeof printedDay>

type Order = { status: 'Delivered' | 'Cancelled'; method: PaymentMethod; totalPrice: Dirhams; paid: Dirhams; isWrittenOff: boolean }
type GatewayEntry = { kind: 'capture' | 'refund'; method: PaymentMethod; amount: Dirhams }
type Movement = { kind: CashMovementKind; amount: Dirhams; shiftId: string | null; at: Date }

type OpenedShift = Pick<ClosedShift, '_id' | 'openedAt' | 'openingFloat'>

/** All rows between two day closes; each row belongs to exactly one day. `openShift`: the shift that has not been closed yet. */
export type DayEntries = {
  orders: Order[]
  gateway: GatewayEntry[]
  movements: Movement[]
  shifts: ClosedShift[]
  openShift: OpenedShift | null
}

const tallyOf = (amounts: readonly Dirhams[]): Tally => ({ count: amounts.length, amount: add(...amounts) })

/** Leaves out sales that were undone. Each undone sale is one of `sales`. */
const withoutUndone = (sales: readonly Dirhams[], undone: readonly Dirhams[]): Tally => ({
  count: sales.length - undone.length,
  amount: add(...sales, ...undone.map((amount) => times(amount, -1))),
})

const expectedInDrawer = (movements: readonly Movement[], shifts: readonly OpenedShift[]): Dirhams => {
  const last = shifts.toSorted((a, b) => Date.parse(a.openedAt) - Date.parse(b.openedAt)).at(-1)
  if (!last) return netOf(movements)
  const since = Date.parse(last.openedAt)
  const counted = movements.filter(({ shiftId, at }) => shiftId === last._id || (shiftId === null && at.getTime() >= since))
  return add(last.openingFloat, netOf(counted))
}

export const dayFiguresOf = ({ orders, gateway, movements, shifts, openShift }: DayEntries): DayFigures => {
  const amountsOf = (kind: CashMovementKind) => movements.filter((each) => each.kind === kind).map(({ amount }) => amount)
  const gatewayAmounts = (kind: GatewayEntry['kind'], method?: PaymentMethod) =>
    gateway.filter((each) => each.kind === kind && (method ?? each.method) === each.method).map(({ amount }) => amount)
  const delivered = orders.filter(({ status }) => status === 'Delivered')
  const outside = movements.filter(({ kind, shiftId }) => !movesNoCash(kind) && shiftId === null)
  return {
    orders: {
      delivered: tallyOf(delivered.map(({ totalPrice }) => totalPrice)),
      cancelled: tallyOf(orders.filter(({ status }) => status === 'Cancelled').map(({ totalPrice }) => totalPrice)),
      unpaid: tallyOf(
        delivered
          .filter(({ method, paid, totalPrice, isWrittenOff }) => method === 'Cash' && paid < totalPrice && !isWrittenOff)
          .map(({ totalPrice, paid }) => dirhams(totalPrice - paid)),
      ),
      writtenOff: tallyOf(amountsOf('write_off')),
      cancelledLater: tallyOf(amountsOf('cancelled_later')),
    },
    sales: paymentMethods.map((method) => ({
      method,
      ...(method === 'Cash' ? withoutUndone(amountsOf('sale'), amountsOf('undone')) : tallyOf(gatewayAmounts('capture', method))),
    })),
    refunds: [
      { way: 'cash', ...tallyOf(amountsOf('refund')) },
      { way: 'gateway', ...tallyOf(gatewayAmounts('refund')) },
    ],
    drawer: {
      payIns: tallyOf(amountsOf('pay_in')),
      payOuts: tallyOf(amountsOf('pay_out')),
      withoutShift: { count: outside.length, amount: netOf(outside) },
      expected: expectedInDrawer(movements, openShift ? [...shifts, openShift] : shifts),
    },
    shifts,
  }
}

/** All receipts less all refunds. */
export const takings = ({ sales, refunds }: Pick<DayFigures, 'sales' | 'refunds'>): Dirhams =>
  add(zero, ...sales.map(({ amount }) => amount), ...refunds.map(({ amount }) => times(amount, -1)))

/** Whether the day has no money movement, no order and no shift. */
export const isEmptyDay = ({ orders, gateway, movements, shifts }: DayEntries): boolean =>
  orders.length + gateway.length + movements.length + shifts.length === 0
