import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, dirhams, zero } from '../money.ts'
import type { BillShare } from './bill.ts'
import { dueOf, equalAmount, shareOf, unitPrice, type Share, type Shareable } from './shares.ts'

const idOf = (index: number) => String(index).padStart(22, 'A')

type Line = { total: number; quantity: number }
const billOf = (orders: Line[][], { sharesTaken = 0, people = null as number | null, isPayable = true } = {}): Shareable => ({
  sharesTaken,
  people,
  orders: orders.map((lines, index) => ({
    _id: idOf(index),
    isPayable,
    due: dirhams(lines.reduce((sum, { total }) => sum + total, 0)),
    items: lines.map(({ total, quantity }, line) => ({
      line,
      quantity,
      total: dirhams(total),
      freeUnits: Array.from({ length: quantity }, (_, unit) => unit),
    })),
  })),
})

/** The bill after a share is reserved or paid. */
const without = (bill: Shareable, { parts }: Share, isEqual: boolean): Shareable => ({
  sharesTaken: bill.sharesTaken + (isEqual ? 1 : 0),
  people: bill.people,
  orders: bill.orders.map((order) => {
    const part = parts.find((each) => each.order === order._id)
    if (!part) return order
    const unitsOf = (line: number) => part.lines.find((each) => each.line === line)?.units ?? []
    return {
      ...order,
      due: dirhams(order.due - part.amount),
      items: order.items.map((item) => ({
        ...item,
        freeUnits: item.freeUnits.filter((unit) => !unitsOf(item.line).includes(unit)),
      })),
    }
  }),
})

const take = (bill: Shareable, share: BillShare): { share: Share; bill: Shareable } | { problem: string } => {
  const result = shareOf(bill, share)
  return 'problem' in result ? result : { share: result.share, bill: without(bill, result.share, share.kind === 'equal') }
}

const line = fc.record({ total: fc.integer({ min: 1, max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 12 }) })
const orders = fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })

describe('a portion of a line', () => {
  test.each([
    [100, 3, [33, 33, 34]],
    [1_550, 1, [1_550]],
    [2, 3, [0, 1, 1]],
  ])('has its part of the price: %i dirhams in %i portions are %j', (total, quantity, prices) => {
    expect(prices.map((_price, unit) => unitPrice({ total: dirhams(total), quantity }, unit))).toEqual(prices)
  })

  test('all portions together cost the line', () => {
    fc.assert(
      fc.property(line, ({ total, quantity }) => {
        const prices = Array.from({ length: quantity }, (_, unit) => unitPrice({ total: dirhams(total), quantity }, unit))
        expect(add(zero, ...prices)).toBe(total)
        expect(Math.max(...prices) - Math.min(...prices)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the whole bill', () => {
  test('pays the due amount of each payable order', () => {
    const bill = billOf([[{ total: 1_250, quantity: 1 }], [{ total: 500, quantity: 2 }]])
    expect(shareOf(bill, { kind: 'all' })).toEqual({
      share: {
        amount: 1_750,
        parts: [
          { order: idOf(0), amount: 1_250, lines: [] },
          { order: idOf(1), amount: 500, lines: [] },
        ],
      },
    })
  })

  test('leaves out an order that is not accepted', () => {
    const bill = billOf([[{ total: 1_250, quantity: 1 }]], { isPayable: false })
    expect(dueOf(bill)).toBe(0)
    const shares: BillShare[] = [
      { kind: 'all' },
      { kind: 'equal', people: 2 },
      { kind: 'items', lines: [{ order: idOf(0), line: 0, quantity: 1 }] },
    ]
    for (const share of shares) expect(shareOf(bill, share)).toEqual({ problem: 'bill.nothing_due' })
  })
})

describe('an equal share', () => {
  test.each([
    [10_000, 3, 0, 3_334],
    [6_666, 3, 1, 3_333],
    [3_333, 3, 2, 3_333],
    [10_001, 2, 0, 5_001],
    [5, 10, 0, 1],
  ])('of %i dirhams among %i people, of whom %i have paid, is %i', (due, people, taken, amount) => {
    expect(equalAmount(dirhams(due), people, taken)).toBe(amount)
  })

  test('for any bill and number of people the shares differ by at most a dirham and add up to the due amount', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 30 }), (lines, people) => {
        let bill = billOf(lines)
        const due = dueOf(bill)
        const amounts: number[] = []
        while (dueOf(bill) > 0) {
          const taken = take(bill, { kind: 'equal', people })
          if ('problem' in taken) throw new Error(taken.problem)
          const { amount, parts } = taken.share
          expect(add(zero, ...parts.map((part) => part.amount))).toBe(amount)
          amounts.push(amount)
          bill = taken.bill
          for (const order of bill.orders) expect(order.due).toBeGreaterThanOrEqual(0)
        }
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(due)
        expect(amounts.length).toBeLessThanOrEqual(people)
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('pays the orders in proportion, rounded up where the remainder is the largest; an order with an amount of zero is left out', () => {
    const bill = billOf([[{ total: 1, quantity: 1 }], [{ total: 10_000, quantity: 1 }]])
    const partsOf = (people: number) => {
      const result = shareOf(bill, { kind: 'equal', people })
      return 'share' in result ? result.share.parts.map(({ order, amount }) => [order, amount]) : []
    }
    expect(partsOf(2)).toEqual([
      [idOf(0), 1],
      [idOf(1), 5_000],
    ])
    expect(partsOf(4)).toEqual([[idOf(1), 2_501]])
  })

  test('is refused when all shares are taken, and pays the rest when the number of people is larger', () => {
    const bill = billOf([[{ total: 900, quantity: 1 }]], { sharesTaken: 2 })
    expect(shareOf(bill, { kind: 'equal', people: 2 })).toEqual({ problem: 'bill.shares_taken' })
    expect(shareOf(bill, { kind: 'equal', people: 3 })).toMatchObject({ share: { amount: 900 } })
  })
})

describe('items', () => {
  const bill = billOf([
    [
      { total: 1_000, quantity: 3 },
      { total: 500, quantity: 1 },
    ],
  ])
  const choose = (index: number, quantity: number) => ({ kind: 'items' as const, lines: [{ order: idOf(0), line: index, quantity }] })

  test('cost the price of their portions', () => {
    expect(shareOf(bill, choose(0, 2))).toEqual({
      share: { amount: 666, parts: [{ order: idOf(0), amount: 666, lines: [{ line: 0, units: [0, 1] }] }] },
    })
  })

  test('are refused when another diner has taken them, and otherwise accepted', () => {
    const first = take(bill, choose(0, 2))
    if ('problem' in first) throw new Error(first.problem)
    expect(shareOf(first.bill, choose(0, 2))).toEqual({ problem: 'bill.item_taken' })
    expect(shareOf(first.bill, choose(0, 1))).toMatchObject({ share: { amount: 334, parts: [{ lines: [{ units: [2] }] }] } })
    expect(shareOf(first.bill, choose(1, 1))).toMatchObject({ share: { amount: 500 } })
  })

  test('cannot be a free portion alone, and leave out free portions', () => {
    const cheap = billOf([[{ total: 2, quantity: 3 }], [{ total: 500, quantity: 1 }]])
    const portion = { order: idOf(0), line: 0, quantity: 1 }
    expect(shareOf(cheap, { kind: 'items', lines: [portion] })).toEqual({ problem: 'bill.nothing_due' })
    expect(shareOf(cheap, { kind: 'items', lines: [portion, { order: idOf(1), line: 0, quantity: 1 }] })).toEqual({
      share: { amount: 500, parts: [{ order: idOf(1), amount: 500, lines: [{ line: 0, units: [0] }] }] },
    })
  })

  test.each([
    ['an unknown order', [{ order: idOf(9), line: 0, quantity: 1 }]],
    ['an unknown line', [{ order: idOf(0), line: 9, quantity: 1 }]],
    ['more portions than a line has', [{ order: idOf(0), line: 0, quantity: 4 }]],
    [
      'a line twice',
      [
        { order: idOf(0), line: 0, quantity: 2 },
        { order: idOf(0), line: 0, quantity: 2 },
      ],
    ],
  ])('%s is refused', (_name, lines) => {
    expect(shareOf(bill, { kind: 'items', lines })).toEqual({ problem: 'bill.item_taken' })
  })

  test('cost no more than the due amount of their order after equal shares', () => {
    const half = take(bill, { kind: 'equal', people: 2 })
    if ('problem' in half) throw new Error(half.problem)
    expect(shareOf(half.bill, choose(0, 3))).toMatchObject({ share: { amount: 750 } })
  })
})

const anyShare = fc.oneof(
  fc.constant({ kind: 'all' as const }),
  fc.record({ kind: fc.constant('equal' as const), people: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    kind: fc.constant('items' as const),
    lines: fc.array(
      fc.record({
        order: fc.integer({ min: 0, max: 4 }).map(idOf),
        line: fc.integer({ min: 0, max: 3 }),
        quantity: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
)

test('no sequence of shares, with some given up, pays more than the due amount or a portion twice', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.tuple(anyShare, fc.boolean()), { maxLength: 12 }), (lines, attempts) => {
      const start = billOf(lines)
      let live: { share: Share; isEqual: boolean }[] = []
      const billNow = () => live.reduce((bill, { share, isEqual }) => without(bill, share, isEqual), start)
      for (const [share, givesUpFirst] of attempts) {
        if (givesUpFirst) live = live.slice(1)
        const result = shareOf(billNow(), share)
        if ('share' in result) live.push({ share: result.share, isEqual: share.kind === 'equal' })
        for (const order of billNow().orders) expect(order.due).toBeGreaterThanOrEqual(0)
        const units = live.flatMap(({ share: { parts } }) =>
          parts.flatMap((part) => part.lines.flatMap((each) => each.units.map((unit) => `${part.order} ${each.line} ${unit}`))),
        )
        expect(new Set(units).size).toBe(units.length)
      }
      const rest = shareOf(billNow(), { kind: 'all' })
      const paid = live.reduce((sum, { share: { amount } }) => sum + amount, 0)
      expect(paid + ('share' in rest ? rest.share.amount : 0)).toBe(dueOf(start))
    }),
  )
})
