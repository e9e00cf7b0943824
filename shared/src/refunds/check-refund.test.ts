import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { amountLeft, amountOfLines, quantitiesLeft, refundAmount, refundProblem, refundWaysOf } from './check-refund.ts'
import type { RefundKind, RefundLine, RefundState } from './refund.ts'

type Order = Parameters<typeof refundProblem>[0]
type Wanted = Parameters<typeof refundProblem>[2]
type Earlier = { lines: RefundLine[]; state: RefundState }

/** An order paid by card: three karaks for 16.00, one of them with an option, and a shawarma for 15.50. */
const orderOf = (payment: Partial<Order['payment']> = {}): Order => ({
  status: 'Delivered',
  items: [
    { quantity: 3, total: dirhams(1_600) },
    { quantity: 1, total: dirhams(1_550) },
  ],
  payment: { method: 'Card', state: 'captured', paid: dirhams(3_150), refunded: dirhams(0), ...payment },
})
const wantedOf = (change: Partial<Wanted> = {}): Wanted => ({
  kind: 'full',
  amount: dirhams(3_150),
  reason: 'quality',
  note: '',
  way: 'gateway',
  ...change,
})
const lines = (...chosen: [line: number, quantity: number][]) => chosen.map(([line, quantity]) => ({ line, quantity }))

test.each<[string, string | undefined, Partial<Order['payment']>, Partial<Wanted>]>([
  ['everything', undefined, {}, {}],
  ['the rest after an earlier refund', undefined, { refunded: dirhams(3_149) }, { amount: dirhams(1) }],
  ['nothing is left', 'refund.nothing_left', { refunded: dirhams(3_150) }, {}],
  ['nothing was paid', 'refund.nothing_left', { paid: dirhams(0) }, {}],
  ['an order of an older release', 'refund.nothing_left', { paid: undefined, refunded: undefined }, {}],
  ['all that is left as an amount', undefined, {}, { kind: 'amount' }],
  ['a dirham more than is left', 'refund.above_paid', {}, { kind: 'amount', amount: dirhams(3_151) }],
  ['a dirham', undefined, {}, { kind: 'amount', amount: dirhams(1) }],
  ['nothing', 'refund.amount_required', {}, { kind: 'amount', amount: dirhams(0) }],
  ['everything, when less is left than was shown', 'refund.amount_changed', { refunded: dirhams(1) }, {}],
  ['a line', undefined, {}, { kind: 'lines', lines: lines([1, 1]), amount: dirhams(1_550) }],
  ['a line at another price than was shown', 'refund.amount_changed', {}, { kind: 'lines', lines: lines([1, 1]), amount: dirhams(1_549) }],
  ['no line', 'refund.lines_required', {}, { kind: 'lines', lines: [] }],
  ['a line that is not there', 'refund.line_unknown', {}, { kind: 'lines', lines: lines([2, 1]) }],
  ['a line twice', 'refund.line_unknown', {}, { kind: 'lines', lines: lines([0, 1], [0, 1]) }],
  ['more of a line than was ordered', 'refund.lines_refunded', {}, { kind: 'lines', lines: lines([0, 4]) }],
  [
    'a line that costs more than is left',
    'refund.above_paid',
    { refunded: dirhams(1_601) },
    { kind: 'lines', lines: lines([1, 1]), amount: dirhams(1_550) },
  ],
  ['another reason without a note', 'refund.note_required', {}, { reason: 'other' }],
  ['another reason with a note', undefined, {}, { reason: 'other', note: 'a hair' }],
  ['a payment that is not captured', 'refund.cash_only', { state: 'authorised' }, {}],
  ['a cash payment by the gateway', 'refund.cash_only', { method: 'Cash', state: undefined }, {}],
  ['a cash payment in cash', undefined, { method: 'Cash', state: undefined }, { way: 'cash' }],
  ['a card payment in cash', undefined, {}, { way: 'cash' }],
])('%s: %s', (_case, problem, payment, wanted) => {
  expect(refundProblem(orderOf(payment), [], wantedOf(wanted))).toBe(problem)
})

describe('lines', () => {
  const { items } = orderOf()

  test('units of a line that is not divisible add up to its total', () => {
    expect(amountOfLines(items, [], lines([0, 1]))).toBe(533)
    expect(amountOfLines(items, [{ lines: lines([0, 1]), state: 'succeeded' }], lines([0, 2]))).toBe(1_600 - 533)
    expect(amountOfLines(items, [], lines([0, 3], [1, 1]))).toBe(3_150)
  })

  test('a requested refund has used its units, a declined refund has not', () => {
    const refunds: Earlier[] = [
      { lines: lines([0, 1]), state: 'requested' },
      { lines: lines([0, 1], [1, 1]), state: 'declined' },
    ]
    expect(quantitiesLeft(items, refunds)).toEqual([2, 1])
    expect(refundProblem(orderOf(), refunds, wantedOf({ kind: 'lines', lines: lines([0, 3]) }))).toBe('refund.lines_refunded')
  })
})

test.each([
  ['Card', 'captured', ['gateway', 'cash']],
  ['UPI', 'partly_refunded', ['gateway', 'cash']],
  ['Card', 'refunded', ['cash']],
  ['Card', 'authorised', ['cash']],
  ['Cash', undefined, ['cash']],
] as const)('a payment by %s in the state %s is returned by %j', (method, state, ways) => {
  expect(refundWaysOf({ method, state })).toEqual(ways)
})

const item = fc.record({ quantity: fc.integer({ min: 1, max: 99 }), total: fc.integer({ min: 0, max: 100_000 }).map(dirhams) })
const step = fc.record({
  kind: fc.constantFrom<RefundKind>('full', 'lines', 'amount'),
  amount: fc.integer({ min: 0, max: 200_000 }).map(dirhams),
  lines: fc.array(fc.record({ line: fc.nat(4), quantity: fc.integer({ min: 1, max: 99 }) }), { maxLength: 5 }),
  isDeclined: fc.boolean(),
})

test('after any refunds and declines, the returned sum never exceeds the payment, nor a line its quantity and price', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(step),
      (items, part, steps) => {
        const total = items.reduce((sum, each) => sum + each.total, 0)
        const paid = dirhams(Math.floor(total * part))
        const refunds: (Earlier & { amount: number })[] = []
        for (const { isDeclined, ...wanted } of steps) {
          const open = refunds.filter(({ state }) => state !== 'declined')
          const refunded = dirhams(open.reduce((sum, { amount }) => sum + amount, 0))
          const order = orderOf({ paid, refunded })
          const amount = refundAmount({ ...order, items }, refunds, wanted)
          const problem = refundProblem({ ...order, items }, refunds, wantedOf({ ...wanted, amount }))
          if (problem === undefined)
            refunds.push({ amount, lines: wanted.kind === 'lines' ? wanted.lines : [], state: isDeclined ? 'declined' : 'succeeded' })
        }
        const returned = refunds.filter(({ state }) => state === 'succeeded')
        expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(paid)
        for (const left of quantitiesLeft(items, refunds)) expect(left).toBeGreaterThanOrEqual(0)
        const allLeft = quantitiesLeft(items, refunds).flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []))
        const byLines = returned.filter((refund) => refund.lines.length > 0).reduce((sum, { amount }) => sum + amount, 0)
        expect(byLines + amountOfLines(items, refunds, allLeft)).toBe(total)
      },
    ),
  )
})

test('the amount left is the received amount less all returns', () => {
  expect(amountLeft({ paid: dirhams(100), refunded: dirhams(30) })).toBe(70)
})
