import { zero } from '@sufra/shared/money'
import { declineRefusal } from '@sufra/shared/payments/decline-reason'
import type { BillPaymentOutcome } from '@sufra/shared/table-bill/table-bill.routes'
import { v7 as uuidv7 } from 'uuid'
import type { Connection } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import type { BillOf } from '../bills.store.ts'
import type { AtTable, TableVisit } from '../table-visit.ts'
import { readCalls } from '../../payments/calls/calls.store.ts'
import type { SettleCall } from '../../payments/calls/settle-call.ts'
import { insertPayment, readPayment, readPaymentByKey } from './bill-payments.store.ts'

type Of = BillOf & { deviceId: string }
type Keyed = Of & { key: string }

/** Returns the outcome of the payment with an idempotency key of this phone. */
export const createReadShareOutcome =
  ({ db }: Pick<Connection, 'db'>) =>
  async ({ restaurantId, deviceId, key }: Keyed): Promise<BillPaymentOutcome> => {
    const payment = await readPaymentByKey(db, restaurantId, key)
    if (!payment || payment.deviceId !== deviceId) return { outcome: 'unknown' }
    const { id: paymentId, amount, state, declined, expiresAt } = payment
    if (state === 'paid') return { outcome: 'paid', paymentId, amount }
    if (state === 'reserved') return { outcome: 'reserved', paymentId, amount, expiresAt: expiresAt.toISOString() }
    if (state === 'failed') return declined ? { outcome: 'declined', error: declineRefusal(declined) } : { outcome: 'over' }
    const calls = await readCalls(db, 'share', restaurantId, [paymentId])
    const challengeUrl = calls.find(({ kind }) => kind === 'authorise')?.challengeUrl
    return { outcome: 'awaiting', paymentId, amount, challengeUrl: challengeUrl ?? undefined }
  }

export type ReadShareOutcome = ReturnType<typeof createReadShareOutcome>

type Deps = {
  connection: Pick<Connection, 'db' | 'transact'>
  readOutcome: ReadShareOutcome
  tableVisit: TableVisit
  settle: Pick<SettleCall, 'giveUp'>
  now: () => Date
}

/** Returns the outcome of a payment whose response was lost. After `withdraw` its key has either paid, or it never will. */
export const createResolveShare = ({ connection, readOutcome, tableVisit, settle, now }: Deps) => {
  /** Stores an unknown key as given up, so that a request that arrives later finds it. */
  const storeWithdrawn = ({ restaurantId, table, deviceId, key }: Keyed) =>
    connection.transact(async (tx) => {
      await lockCounters(tx, restaurantId)
      if (await readPaymentByKey(tx, restaurantId, key)) return
      const at = now()
      const nothing = { kind: 'all', amount: zero, method: 'Cash', state: 'failed', requestedAt: at, expiresAt: at, decidedAt: at } as const
      const of = { restaurantId, tableId: table.id, tableNumber: table.number, deviceId, key }
      await insertPayment(tx, { ...nothing, ...of, id: uuidv7(), fingerprint: '' }, [])
    })

  return async ({ key, withdraw, ...atTable }: AtTable & { key: string; withdraw: boolean }): Promise<BillPaymentOutcome> => {
    const of = { ...(await tableVisit(atTable)), key }
    const outcome = await readOutcome(of)
    if (!withdraw) return outcome
    if (outcome.outcome === 'unknown') await storeWithdrawn(of)
    failpoint('after_share_withdrawn_commit')
    const found = outcome.outcome === 'unknown' ? await readOutcome(of) : outcome
    if (found.outcome !== 'reserved' && found.outcome !== 'awaiting') return found
    await settle.giveUp({ restaurantId: of.restaurantId, payerId: found.paymentId }, 'other')
    return readOutcome(of)
  }
}

/** Gives up an undecided payment of this phone. Refuses `bill.payment_not_found`, and `bill.payment_over` when it is decided. */
export const createWithdrawShare =
  ({ connection, tableVisit, settle }: Pick<Deps, 'connection' | 'tableVisit' | 'settle'>) =>
  async ({ paymentId, ...atTable }: AtTable & { paymentId: string }): Promise<Of> => {
    const of = await tableVisit(atTable)
    const { restaurantId, deviceId } = of
    const payment = await readPayment(connection.db, { restaurantId, paymentId })
    if (payment?.deviceId !== deviceId) throw refused('bill.payment_not_found')
    if (!(await settle.giveUp({ restaurantId, payerId: paymentId }, 'other'))) throw refused('bill.payment_over')
    return of
  }
