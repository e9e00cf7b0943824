import type { Language } from '@sufra/shared/localized-text'
import type { Dirhams } from '@sufra/shared/money'
import { sourceProblem, type PaymentSourceInput } from '@sufra/shared/payments/payment-source'
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import { bill as billSchema, reservedMinutes, type Bill, type BillShare } from '@sufra/shared/table-bill/bill'
import { shareOf, type Share } from '@sufra/shared/table-bill/shares'
import type { BillPaymentOutcome } from '@sufra/shared/table-bill/table-bill.routes'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { v7 as uuidv7 } from 'uuid'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import { fingerprintOf } from '../../../platform/http/idempotency/idempotency-key.ts'
import type { MenuCache } from '../../../catalogue/menu/menu-cache.ts'
import type { Authorise } from '../../payments/calls/authorise.ts'
import { beginCall } from '../../payments/calls/calls.store.ts'
import type { PaymentGateway } from '../../payments/gateway/payment-gateway.ts'
import type { SavedCardsStore } from '../../payments/saved-cards/saved-cards.store.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import { recordBillChange } from '../bill-changes.store.ts'
import { readStoredBill, type BillOf, type StoredBill } from '../bills.store.ts'
import type { AtTable, TableVisit } from '../table-visit.ts'
import { setPeople } from '../../../ordering/orders/sittings/sittings.store.ts'
import { insertPayment, movePayment, readPaymentByKey, readPaymentsOf } from './bill-payments.store.ts'
import type { ReadShareOutcome } from './resolve-share.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  gateway: Pick<PaymentGateway, 'name'>
  authorise: Authorise
  /** Sends due calls to the gateway. */
  runDue: () => Promise<void>
  readOutcome: ReadShareOutcome
  tableVisit: TableVisit
  menus: Pick<MenuCache, 'get'>
  savedCards: Pick<SavedCardsStore, 'readSource'>
  notify: (restaurantId: string) => void
  now: () => Date
}
type Body = AtTable & { share: BillShare; amount: Dirhams; paymentMethod: PaymentMethod; source?: PaymentSourceInput | undefined }
type Caller = { key: string | undefined; baseUrl: string; language: Language }
type Of = BillOf & { deviceId: string }
type Reserved = { paymentId: string; callId: string; customer: StoredBill['customer'] }

/** Returns a refusal with the current bill. */
const refusedBy = (code: RefusalCode, bill: Bill) => refused(code, billSchema.encode(bill))

const checkedShare = ({ bill }: StoredBill, { share, amount }: Body): Share => {
  const result = shareOf(bill, share)
  if ('problem' in result) throw refusedBy(result.problem, bill)
  if (result.share.amount !== amount) throw refusedBy('bill.changed', bill)
  return result.share
}

/** Frees the phone's earlier cash share when it chooses another. Refuses `bill.payment_in_progress`. */
const releaseEarlier = async (tx: Db, { restaurantId, table, deviceId }: Of, at: Date): Promise<void> => {
  const earlier = await readPaymentsOf(tx, {
    restaurantId,
    tableId: table.id,
    deviceId,
    states: ['reserved', 'authorising', 'authorised'],
  })
  if (earlier.some(({ state }) => state !== 'reserved')) throw refused('bill.payment_in_progress')
  for (const { id } of earlier) await movePayment(tx, { restaurantId, paymentId: id }, ['reserved'], { state: 'failed', at })
}

/**
 * Pays a share of a table's bill. It is reserved first, while the bill cannot change, so that one of two phones that choose the same items
 * gets them, and an authorised amount is collected immediately, since the restaurant has accepted the food. Cash is only noted for the
 * counter. Refuses `bill.nothing_due`, `bill.shares_taken`, `bill.item_taken` and `bill.changed` with the new bill,
 * `bill.payment_in_progress`, `payment.method_unavailable`, `payment.source_required`, `payment.saved_card_unknown`, `payment.declined_*`,
 * `idempotency.other_body`.
 */
export const createPayShare = (deps: Deps) => {
  const { connection, gateway, authorise, runDue, readOutcome, tableVisit, menus, savedCards, notify, now } = deps

  const reserve = async (of: Of, body: Body, key: string): Promise<Reserved | undefined> => {
    const accepted = (await menus.get(of.restaurantId))?.acceptedMethods ?? []
    return connection.transact(async (tx) => {
      const at = now()
      const { restaurantId, table, deviceId } = of
      await lockCounters(tx, restaurantId)
      const { visit: _visit, ...content } = body
      const fingerprint = fingerprintOf(content)
      const earlier = await readPaymentByKey(tx, restaurantId, key)
      if (earlier && earlier.fingerprint !== fingerprint) throw refused('idempotency.other_body')
      if (earlier) return undefined
      if (!accepted.includes(body.paymentMethod)) throw refused('payment.method_unavailable')
      await releaseEarlier(tx, of, at)
      const stored = await readStoredBill(tx, of, at)
      const { amount, parts } = checkedShare(stored, body)
      const [paymentId, callId] = [uuidv7(), uuidv7()]
      const method = body.paymentMethod
      const isCash = method === 'Cash'
      if (body.share.kind === 'equal' && stored.sitting) await setPeople(tx, restaurantId, stored.sitting.id, body.share.people)
      await insertPayment(
        tx,
        {
          restaurantId,
          id: paymentId,
          tableId: table.id,
          tableNumber: table.number,
          deviceId,
          key,
          fingerprint,
          kind: body.share.kind,
          amount,
          method,
          state: isCash ? 'reserved' : 'authorising',
          paymentGateway: isCash ? null : gateway.name,
          requestedAt: at,
          expiresAt: new Date(at.getTime() + reservedMinutes * 60_000),
        },
        parts.map(({ order, ...part }) => ({ ...part, orderId: stored.orderIds.get(order) ?? '' })),
      )
      const call = { restaurantId, payerKind: 'share', payerId: paymentId, id: callId, kind: 'authorise' } as const
      if (!isCash) await beginCall(tx, { ...call, gateway: gateway.name, method, amount }, at)
      await recordBillChange(tx, { restaurantId, table, reason: 'payment', at })
      return { paymentId, callId, customer: stored.customer }
    })
  }

  return async (body: Body, { key, baseUrl, language }: Caller): Promise<BillPaymentOutcome> => {
    const problem = sourceProblem(body.paymentMethod, body.source)
    if (problem) throw refused(problem)
    if (key === undefined) throw refused('idempotency.key_required')
    const of = await tableVisit(body)
    const { restaurantId } = of
    const source = body.source && (await savedCards.readSource(of.deviceId, body.source, now()))
    const reserved = await reserve(of, body, key)
    failpoint('after_share_reserved_commit')
    if (reserved) notify(restaurantId)
    if (reserved && source) {
      const { paymentId: payerId, callId, customer: customerDetails } = reserved
      const savesCard = body.source?.kind === 'card' && body.source.saves
      const payable = { restaurantId, totalPrice: body.amount, ...(customerDetails && { customerDetails }) }
      await authorise(payable, { payerId, callId, source, savesCard, baseUrl, language, returnPath: '/bill' })
      await runDue()
    }
    const outcome = await readOutcome({ ...of, key })
    if (outcome.outcome === 'declined') throw refused(outcome.error)
    return outcome
  }
}

export type PayShare = ReturnType<typeof createPayShare>
