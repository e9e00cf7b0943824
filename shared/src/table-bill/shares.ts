// The amount of a share of a table's bill, and the orders that it pays. The phone displays the same amount that the server charges.
import { add, dirhams, zero, type Dirhams } from '../money.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import type { Bill, BillOrder, BillShare } from './bill.ts'

type Line = Pick<BillOrder['items'][number], 'line' | 'quantity' | 'total' | 'freeUnits'>
type Payable = Pick<BillOrder, '_id' | 'isPayable' | 'due'> & { items: Line[] }
export type Shareable = Pick<Bill, 'sharesTaken' | 'people'> & { orders: Payable[] }

/** `units`: the portions of the line that the share pays. */
export type SharePart = { order: string; amount: Dirhams; lines: { line: number; units: number[] }[] }
export type Share = { amount: Dirhams; parts: SharePart[] }
type Shared = { share: Share } | { problem: RefusalCode }

/**
 * The price of one portion of a line. Options may count for the whole line, so portions may differ by a dirham; together they cost the
 * line's total, whatever the order of payment.
 */
export const unitPrice = ({ total, quantity }: Pick<Line, 'total' | 'quantity'>, unit: number): Dirhams =>
  dirhams(Math.floor((total * (unit + 1)) / quantity) - Math.floor((total * unit) / quantity))

const payableOf = ({ orders }: Shareable) => orders.filter(({ isPayable, due }) => isPayable && due > 0)

export const dueOf = (bill: Shareable): Dirhams => add(zero, ...payableOf(bill).map(({ due }) => due))

const allOf = (bill: Shareable): Share => ({
  amount: dueOf(bill),
  parts: payableOf(bill).map(({ _id, due }) => ({ order: _id, amount: due, lines: [] })),
})

const ordersOf = (bill: Shareable, ids: readonly string[]): Shared => {
  const chosen = payableOf(bill).filter(({ _id }) => ids.includes(_id))
  const amount = add(zero, ...chosen.map(({ due }) => due))
  return { share: { amount, parts: chosen.map(({ _id, due }) => ({ order: _id, amount: due, lines: [] })) } }
}

/** The share of one of `people`. The remaining shares differ by at most a dirham, and the last share pays the rest. */
export const equalAmount = (due: Dirhams, people: number, taken: number): Dirhams => dirhams(Math.ceil(due / Math.max(people - taken, 1)))

/** Divides an amount among orders in exact proportion to their due amounts, with the largest remainder method. */
const divide = (amount: Dirhams, orders: Payable[]): SharePart[] => {
  const due = add(zero, ...orders.map((order) => order.due))
  const parts = orders.map((order, index) => {
    const exact = amount * order.due
    return { order: order._id, index, whole: Math.floor(exact / due), remainder: exact % due }
  })
  const missing = amount - parts.reduce((sum, { whole }) => sum + whole, 0)
  const roundedUp = new Set(
    parts
      .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
      .slice(0, missing)
      .map(({ index }) => index),
  )
  return parts
    .map(({ order, index, whole }) => ({ order, amount: dirhams(whole + (roundedUp.has(index) ? 1 : 0)), lines: [] }))
    .filter((part) => part.amount > 0)
}

/** Splits an amount into parts of the payable orders; undefined when less is due. */
export const partsOf = (bill: Shareable, amount: Dirhams): SharePart[] | undefined =>
  amount <= dueOf(bill) ? divide(amount, payableOf(bill)) : undefined

const equalOf = (bill: Shareable, people: number): Shared => {
  if (bill.people !== null && people !== bill.people) return { problem: 'bill.changed' }
  if (people <= bill.sharesTaken) return { problem: 'bill.shares_taken' }
  const amount = equalAmount(dueOf(bill), people, bill.sharesTaken)
  return { share: { amount, parts: divide(amount, payableOf(bill)) } }
}

type ChosenLine = Extract<BillShare, { kind: 'items' }>['lines'][number]

/** The part of one order. It never exceeds the due amount of the order, which another kind of share may have paid partly. */
const partOf = (order: Payable, chosen: ChosenLine[]): SharePart | undefined => {
  const lines = chosen.map(({ line, quantity }) => {
    const found = order.items.find((item) => item.line === line)
    return found && found.freeUnits.length >= quantity ? { found, units: found.freeUnits.slice(0, quantity) } : undefined
  })
  const isTwice = new Set(chosen.map(({ line }) => line)).size < chosen.length
  if (isTwice || lines.some((line) => !line)) return undefined
  const known = lines.flatMap((line) => line ?? [])
  const price = add(zero, ...known.flatMap(({ found, units }) => units.map((unit) => unitPrice(found, unit))))
  return {
    order: order._id,
    amount: dirhams(Math.min(price, order.due)),
    lines: known.map(({ found: { line }, units }) => ({ line, units })),
  }
}

const itemsOf = (bill: Shareable, lines: ChosenLine[]): Shared => {
  const payable = new Map(payableOf(bill).map((order) => [order._id, order]))
  const parts: SharePart[] = []
  for (const orderId of new Set(lines.map(({ order }) => order))) {
    const order = payable.get(orderId)
    const chosen = lines.filter((line) => line.order === orderId)
    const part = order && partOf(order, chosen)
    if (!part) return { problem: 'bill.item_taken' }
    parts.push(part)
  }
  const paid = parts.filter(({ amount }) => amount > 0)
  return { share: { amount: add(zero, ...paid.map(({ amount }) => amount)), parts: paid } }
}

const resultOf = (bill: Shareable, share: BillShare): Shared => {
  if (share.kind === 'all') return { share: allOf(bill) }
  if (share.kind === 'orders') return ordersOf(bill, share.orders)
  return share.kind === 'equal' ? equalOf(bill, share.people) : itemsOf(bill, share.lines)
}

/**
 * Calculates a share from the current state of the bill. Refuses `bill.nothing_due`, `bill.changed` for another number of people,
 * `bill.shares_taken` and `bill.item_taken`.
 */
export const shareOf = (bill: Shareable, share: BillShare): Shared => {
  if (dueOf(bill) === 0) return { problem: 'bill.nothing_due' }
  const result = resultOf(bill, share)
  return 'share' in result && result.share.amount === 0 ? { problem: 'bill.nothing_due' } : result
}
