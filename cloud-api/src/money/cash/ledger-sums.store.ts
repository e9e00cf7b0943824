// For tests and fault tests: sums of a restaurant's ledger and of its day closes, in dirhams, over all time. Both are equal whenever every
// day is closed.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { readUncountedCalls, sumsOfCalls } from '../payments/calls/day-close.store.ts'
import { cashMovements, dayCloses } from './cash.table.ts'

type LedgerSums = { captured: number; refunded: number; cashSales: number; cashRefunds: number; payIns: number; payOuts: number }

const sumOf = (kind: 'sale' | 'undone' | 'refund' | 'pay_in' | 'pay_out') =>
  sql<string>`coalesce(sum(${cashMovements.amount}) filter (where ${cashMovements.kind} = ${kind}), 0)`

const sumsOfMovements = async (db: Db, restaurantId: string, onlyOpen: boolean) => {
  const [sums] = await db
    .select({
      cashSales: sumOf('sale'),
      undone: sumOf('undone'),
      cashRefunds: sumOf('refund'),
      payIns: sumOf('pay_in'),
      payOuts: sumOf('pay_out'),
    })
    .from(cashMovements)
    .where(and(eq(cashMovements.restaurantId, restaurantId), onlyOpen ? isNull(cashMovements.dayClose) : undefined))
  const { cashSales = 0, undone = 0, cashRefunds = 0, payIns = 0, payOuts = 0 } = sums ?? {}
  return {
    cashSales: Number(cashSales) - Number(undone),
    cashRefunds: Number(cashRefunds),
    payIns: Number(payIns),
    payOuts: Number(payOuts),
  }
}

const total = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0)

const sumsOfDayCloses = async (db: Db, restaurantId: string): Promise<LedgerSums> => {
  const rows = await db.select({ figures: dayCloses.figures }).from(dayCloses).where(eq(dayCloses.restaurantId, restaurantId))
  const all = rows.map(({ figures }) => figures)
  const sales = all.flatMap((figures) => figures.sales)
  const refunds = all.flatMap((figures) => figures.refunds)
  return {
    captured: total(sales.filter(({ method }) => method !== 'Cash')),
    refunded: total(refunds.filter(({ way }) => way === 'gateway')),
    cashSales: total(sales.filter(({ method }) => method === 'Cash')),
    cashRefunds: total(refunds.filter(({ way }) => way === 'cash')),
    payIns: total(all.map(({ drawer }) => drawer.payIns)),
    payOuts: total(all.map(({ drawer }) => drawer.payOuts)),
  }
}

const sumsOfOpenEntries = async (db: Db, restaurantId: string): Promise<LedgerSums> => {
  const calls = await readUncountedCalls(db, restaurantId)
  return {
    captured: total(calls.filter(({ kind }) => kind === 'capture')),
    refunded: total(calls.filter(({ kind }) => kind === 'refund')),
    ...(await sumsOfMovements(db, restaurantId, true)),
  }
}

/**
 * `ledger`: all movements of the drawer and all answered calls to gateways; `closed`: the day closes; `open`: entries in no day close yet.
 */
export const sumsOfLedger = async (
  db: Db,
  restaurantId: string,
): Promise<{ ledger: LedgerSums; closed: LedgerSums; open: LedgerSums }> => ({
  ledger: { ...(await sumsOfCalls(db, restaurantId)), ...(await sumsOfMovements(db, restaurantId, false)) },
  closed: await sumsOfDayCloses(db, restaurantId),
  open: await sumsOfOpenEntries(db, restaurantId),
})
