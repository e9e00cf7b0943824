import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, dirhams, zero } from '../money.ts'
import { cashMovementKinds, netOf } from './cash-movement.ts'
import { dayFiguresOf, isEmptyDay, takings, type DayEntries } from './day-close.ts'
import type { ClosedShift } from './shift.ts'

const nothing: DayEntries = { orders: [], gateway: [], movements: [], shifts: [], openShift: null }
const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const shift = (id: string, opened: number, openingFloat: number): ClosedShift => ({
  _id: id,
  openedAt: at(opened).toISOString(),
  openedBy: 'Noora',
  openingFloat: dirhams(openingFloat),
  closedAt: at(opened + 4).toISOString(),
  closedBy: 'Omar',
  expected: zero,
  counted: zero,
  difference: zero,
  note: '',
})
const sale = (amount: number, hour: number, shiftId: string | null = null) =>
  ({ kind: 'sale', amount: dirhams(amount), shiftId, at: at(hour) }) as const

test('a day with every kind of row has the count and the sum of each kind', () => {
  const figures = dayFiguresOf({
    orders: [
      { status: 'Delivered', method: 'Cash', totalPrice: dirhams(1_500), paid: dirhams(500), isWrittenOff: false },
      { status: 'Delivered', method: 'Cash', totalPrice: dirhams(1_500), paid: dirhams(1_500), isWrittenOff: false },
      { status: 'Delivered', method: 'Card', totalPrice: dirhams(2_000), paid: zero, isWrittenOff: false },
      { status: 'Cancelled', method: 'Cash', totalPrice: dirhams(700), paid: zero, isWrittenOff: false },
    ],
    gateway: [
      { kind: 'capture', method: 'Card', amount: dirhams(2_000) },
      { kind: 'capture', method: 'UPI', amount: dirhams(300) },
      { kind: 'refund', method: 'Card', amount: dirhams(150) },
    ],
    movements: [
      sale(2_000, 10, 'morning'),
      { kind: 'refund', amount: dirhams(100), shiftId: 'morning', at: at(11) },
      { kind: 'pay_in', amount: dirhams(5_000), shiftId: 'morning', at: at(11) },
      { kind: 'pay_out', amount: dirhams(1_000), shiftId: 'morning', at: at(12) },
      sale(40, 9),
    ],
    shifts: [shift('morning', 10, 20_000)],
    openShift: null,
  })
  expect(figures).toMatchObject({
    orders: { delivered: { count: 3, amount: 5_000 }, cancelled: { count: 1, amount: 700 }, unpaid: { count: 1, amount: 1_000 } },
    sales: [
      { method: 'Cash', count: 2, amount: 2_040 },
      { method: 'Card', count: 1, amount: 2_000 },
      { method: 'UPI', count: 1, amount: 300 },
    ],
    refunds: [
      { way: 'cash', count: 1, amount: 100 },
      { way: 'gateway', count: 1, amount: 150 },
    ],
    drawer: {
      payIns: { count: 1, amount: 5_000 },
      payOuts: { count: 1, amount: 1_000 },
      withoutShift: { count: 1, amount: 40 },
      expected: 25_900,
    },
  })
  expect(takings(figures)).toBe(4_090)
})

test('the expected cash is the float of the last shift plus later movements, or all movements without a shift', () => {
  const movements = [sale(100, 9), sale(200, 10, 'morning'), sale(400, 17, 'evening'), sale(800, 23)]
  const shifts = [shift('evening', 16, 5_000), shift('morning', 10, 9_000)]
  expect(dayFiguresOf({ ...nothing, movements, shifts }).drawer.expected).toBe(6_200)
  expect(dayFiguresOf({ ...nothing, movements }).drawer.expected).toBe(1_500)
})

test('while a shift is open, the expected cash is its float plus all movements since', () => {
  const movements = [sale(100, 9), sale(200, 10, 'morning'), sale(2_550, 17, 'evening')]
  const openShift = { _id: 'evening', openedAt: at(16).toISOString(), openingFloat: dirhams(20_000) }
  expect(dayFiguresOf({ ...nothing, movements, shifts: [shift('morning', 10, 9_000)], openShift }).drawer.expected).toBe(22_550)
  expect(dayFiguresOf({ ...nothing, openShift }).drawer.expected).toBe(20_000)
})

test('a day is empty only when it has no row at all', () => {
  expect(isEmptyDay(nothing)).toBe(true)
  expect(isEmptyDay({ ...nothing, shifts: [shift('one', 10, 0)] })).toBe(false)
  expect(isEmptyDay({ ...nothing, movements: [sale(1, 10)] })).toBe(false)
})

const amount = fc.integer({ min: 1, max: 1_000_000 }).map(dirhams)
const movement = fc.record({
  kind: fc.constantFrom(...cashMovementKinds),
  amount,
  shiftId: fc.constantFrom(null, 'one'),
  at: fc.date({ min: at(0), max: at(23), noInvalidDate: true }),
})
const gateway = fc.record({
  kind: fc.constantFrom('capture' as const, 'refund' as const),
  method: fc.constantFrom('Card' as const, 'UPI' as const),
  amount,
})

test('however a ledger is split into days, their takings and movements add up to it', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ movements: fc.array(movement), gateway: fc.array(gateway) }), { minLength: 1 }), (days) => {
      const parts = days.map((day) => dayFiguresOf({ ...nothing, ...day }))
      const whole = dayFiguresOf({
        ...nothing,
        movements: days.flatMap(({ movements }) => movements),
        gateway: days.flatMap((day) => day.gateway),
      })
      expect(add(...parts.map(takings))).toBe(takings(whole))
      expect(add(...parts.map(({ drawer }) => drawer.withoutShift.amount))).toBe(whole.drawer.withoutShift.amount)
      const net = ({ sales, refunds, drawer }: typeof whole) =>
        (sales[0]?.amount ?? 0) - (refunds[0]?.amount ?? 0) + drawer.payIns.amount - drawer.payOuts.amount
      expect(net(whole)).toBe(netOf(days.flatMap(({ movements }) => movements)))
    }),
  )
})
