// The bill of a table, read from its orders and from the shares that are reserved or paid.
import { createHash } from 'node:crypto'
import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import { add, dirhams, zero } from '@sufra/shared/money'
import { billHours, liveStates, reservingStates, type Bill, type BillOrder } from '@sufra/shared/table-bill/bill'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { readTableOrders, type TableOrder } from '../../ordering/orders/table-orders.store.ts'
import { findSitting, isOfParty, type Sitting } from '../../ordering/orders/sittings/sittings.store.ts'
import { billPaymentParts, billPayments, tableBills } from './table-bill.table.ts'

export type BillTable = { id: string; number: number }
export type BillOf = { restaurantId: string; table: BillTable; deviceId: string | undefined }
/** `orderIds`: the order of each `_id` on the bill; `customer`: customer of the phone's newest own order. */
export type StoredBill = {
  bill: Bill
  sitting: Sitting | undefined
  orderIds: ReadonlyMap<string, string>
  customer: CustomerDetails | undefined
}

const hour = 3_600_000

/** Derives an order's id on the bill. The order's own id, which would show the whole order, cannot be derived from it. */
const billOrderIdOf = (orderId: string): string => createHash('sha256').update(orderId).digest('base64url').slice(0, 22)

/** A cash share reserves nothing: staff take it, or someone else pays first. */
const isReserving = (state: string) => reservingStates.some((reserving) => reserving === state)
const isCashNote = ({ state }: { state: string }) => state === 'reserved'

const readClaims = (db: Db, restaurantId: string, orderIds: readonly string[]) =>
  db
    .select({
      paymentId: billPayments.id,
      kind: billPayments.kind,
      state: billPayments.state,
      orderId: billPaymentParts.orderId,
      amount: billPaymentParts.amount,
      lines: billPaymentParts.lines,
    })
    .from(billPaymentParts)
    .innerJoin(billPayments, and(eq(billPayments.restaurantId, restaurantId), eq(billPayments.id, billPaymentParts.paymentId)))
    .where(
      and(
        eq(billPaymentParts.restaurantId, restaurantId),
        inArray(billPaymentParts.orderId, [...orderIds]),
        inArray(billPayments.state, [...liveStates, 'paid']),
      ),
    )
type Claim = Awaited<ReturnType<typeof readClaims>>[number]

const billOrderOf = (order: TableOrder, claims: Claim[], deviceId: string | undefined): BillOrder => {
  const own = claims.filter(({ orderId }) => orderId === order.orderId)
  const reserved = add(zero, ...own.filter(({ state }) => isReserving(state)).map(({ amount }) => amount))
  const paid = order.payment.paid ?? zero
  const taken = (line: number) => new Set(own.flatMap(({ lines }) => lines.flatMap((each) => (each.line === line ? each.units : []))))
  return {
    _id: billOrderIdOf(order.orderId),
    orderNumber: order.orderNumber,
    isOwn: deviceId !== undefined && order.deviceId === deviceId,
    isPayable: order.acceptedAt !== null,
    placedAt: order.placedAt,
    items: order.items.map(({ name, addOns, quantity, total }, line) => {
      const units = taken(line)
      const freeUnits = Array.from({ length: quantity }, (_, unit) => unit).filter((unit) => !units.has(unit))
      return { name, addOns, quantity, total, line, freeUnits }
    }),
    total: order.totalPrice,
    paid,
    reserved,
    // The counter may have taken cash for an order that a phone is paying, which would make the amount due negative.
    due: dirhams(Math.max(order.totalPrice - paid - reserved, 0)),
  }
}

const readOwnPayments = async (db: Db, { restaurantId, table, deviceId }: BillOf): Promise<Bill['ownPayments']> => {
  if (deviceId === undefined) return []
  const rows = await db
    .select()
    .from(billPayments)
    .where(
      and(
        eq(billPayments.restaurantId, restaurantId),
        eq(billPayments.tableId, table.id),
        eq(billPayments.deviceId, deviceId),
        inArray(billPayments.state, [...liveStates]),
      ),
    )
  return rows.map(({ id, amount, method, state, expiresAt }) => ({
    paymentId: id,
    amount,
    method,
    state: state as Bill['ownPayments'][number]['state'], // the query selects these states
    expiresAt: expiresAt.toISOString(),
  }))
}

/** Reads the visible part of a sitting: its code and unpaid orders, or only the own orders of a phone that is not of the party. */
const readSeen = async (
  db: Db,
  sitting: Sitting | undefined,
  deviceId: string | undefined,
): Promise<{ code: string | null; found: TableOrder[] }> => {
  if (!sitting) return { code: null, found: [] }
  const all = await readTableOrders(db, sitting.restaurantId, sitting.id)
  if (deviceId === undefined || (await isOfParty(db, sitting, deviceId))) return { code: sitting.code, found: all }
  return { code: null, found: all.filter((order) => order.deviceId === deviceId) }
}

/** Reads a table's bill, for a phone or the counter. Read it again after locking the restaurant's counters before a share is decided. */
export const readStoredBill = async (db: Db, of: BillOf, now: Date): Promise<StoredBill> => {
  const { restaurantId, table, deviceId } = of
  const since = new Date(now.getTime() - billHours * hour)
  const sitting = await findSitting(db, { restaurantId, tableId: table.id }, deviceId, since)
  const { code, found } = await readSeen(db, sitting, deviceId)
  const isOthers = code === null && (await findSitting(db, { restaurantId, tableId: table.id }, undefined, since))?.closedAt === null
  const all =
    found.length === 0
      ? []
      : await readClaims(
          db,
          restaurantId,
          found.map(({ orderId }) => orderId),
        )
  const claims = all.filter((claim) => !isCashNote(claim))
  const orders = found.map((order) => billOrderOf(order, claims, deviceId))
  const sum = (which: (order: BillOrder) => number) => dirhams(orders.reduce((total, order) => total + which(order), 0))
  const [row] = await db
    .select()
    .from(tableBills)
    .where(and(eq(tableBills.restaurantId, restaurantId), eq(tableBills.tableId, table.id)))
  const isAsking = sitting && row?.requestedAt && !row.dismissedAt && row.requestedAt >= sitting.openedAt && orders.length > 0
  const bill: Bill = {
    tableId: table.id,
    tableNumber: table.number,
    version: row?.version ?? 0,
    openedAt: sitting?.openedAt.toISOString() ?? null,
    isOpen: sitting !== undefined && sitting.closedAt === null,
    code,
    needsCode: isOthers,
    currency: 'QAR',
    orders,
    due: sum((order) => (order.isPayable ? order.due : 0)),
    reserved: sum((order) => order.reserved),
    waiting: sum((order) => (order.isPayable ? 0 : order.due)),
    sharesTaken: new Set(claims.filter(({ kind }) => kind === 'equal').map(({ paymentId }) => paymentId)).size,
    people: all.some(({ kind }) => kind === 'equal') ? (sitting?.people ?? null) : null,
    requestedAt: isAsking ? (row.requestedAt?.toISOString() ?? null) : null,
    requestAcknowledgedAt: isAsking ? (row.acknowledgedAt?.toISOString() ?? null) : null,
    ownPayments: await readOwnPayments(db, of),
  }
  return {
    bill,
    sitting,
    orderIds: new Map(found.map(({ orderId }) => [billOrderIdOf(orderId), orderId])),
    customer: deviceId === undefined ? undefined : found.findLast((order) => order.deviceId === deviceId)?.customerDetails,
  }
}
