import { add, dirhams, times, zero } from '../money.ts'
import { aPaidOrder } from '../receipts/a-receipt.test-data.ts'
import type { Bill, BillOrder } from './bill.ts'

const { items } = aPaidOrder()

/** An accepted order of two shawarmas with options, a dish without an Arabic name, and three karaks. */
export const aBillOrder = (differing: Partial<BillOrder> = {}): BillOrder => {
  const order = {
    _id: 'A'.repeat(22),
    orderNumber: 47,
    isOwn: false,
    isPayable: true,
    placedAt: '2026-11-20T21:05:00.000Z',
    items: items.map(({ name, addOns, quantity, total }, line) => ({ name, addOns, quantity, total, line, freeUnits: [] })),
    total: dirhams(9_250),
    paid: zero,
    reserved: zero,
    ...differing,
  }
  return { due: add(order.total, times(order.paid, -1), times(order.reserved, -1)), ...order }
}

/** A bill of table 4. Its amounts are the sums of its orders. */
export const aBill = (orders: BillOrder[] = [aBillOrder()]): Bill => {
  const sumOf = (of: BillOrder[]) => add(zero, ...of.map(({ due }) => due))
  return {
    tableId: '0193a2f0-0000-7000-8000-000000000002',
    tableNumber: 4,
    version: 3,
    openedAt: orders[0]?.placedAt ?? null,
    isOpen: orders.length > 0,
    code: orders.length > 0 ? '4821' : null,
    needsCode: false,
    currency: 'QAR',
    orders,
    due: sumOf(orders.filter(({ isPayable }) => isPayable)),
    reserved: add(zero, ...orders.map(({ reserved }) => reserved)),
    waiting: sumOf(orders.filter(({ isPayable }) => !isPayable)),
    sharesTaken: 0,
    people: null,
    requestedAt: null,
    ownPayments: [],
  }
}

export const printedFor = {
  restaurantName: { en: 'Bait Al Sufra', ar: 'بيت السفرة' },
  timeZone: 'Asia/Qatar',
  printedAt: '2026-11-20T21:30:00.000Z',
}

/** A bill with a partly paid order and an order that is not accepted. */
export const aPartlyPaidBill = () =>
  aBill([
    aBillOrder({ paid: dirhams(2_900), reserved: dirhams(1_000) }),
    aBillOrder({ _id: 'B'.repeat(22), orderNumber: 48, isPayable: false, total: dirhams(2_900), items: aBillOrder().items.slice(0, 1) }),
  ])
