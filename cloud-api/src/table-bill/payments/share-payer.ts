// Settles a share by the decisions of the payment gateway, from the answer, a webhook or a look-up. The first decision counts.
import { add, dirhams, times, zero, type Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection, Db } from '../../db/connect.ts'
import { failpoint } from '../../failpoints/failpoints.ts'
import type { OrderRow } from '../../orders/complete-orders.ts'
import { changePayment } from '../../orders/order-payments.store.ts'
import type { AttemptKey } from '../../payments/orders/order-payments.store.ts'
import type { SavedCard } from '../../payments/gateway/payment-gateway.ts'
import type { SavedCardsStore } from '../../payments/saved-cards/saved-cards.store.ts'
import { decideRefund } from '../../refunds/refunds.store.ts'
import { closePaidSittings } from '../../orders/sittings/sittings.store.ts'
import { answerAttempt, attemptIdOf, type BillAttempt } from './bill-attempts.store.ts'
import { movePayment, readAuthorisedAmounts, setPartPaid } from './bill-payments.store.ts'
import { lockPayment, recordChange, sendOnce, type Locked } from './lock-payment.ts'

type Deps = {
  connection: Pick<Connection, 'transact'>
  savedCards: Pick<SavedCardsStore, 'addFor'>
  notify: (restaurantId: string) => void
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}
type Answer = {
  state: 'succeeded' | 'declined'
  reference?: string | null
  reason?: string | null
  fee?: Dirhams | null
  charge?: string | undefined
  at: Date
}
const unpaidOf = ({ totalPrice, paidAmount }: OrderRow) => Math.max(totalPrice - paidAmount, 0)

/** Whether every part can still be paid: no order was cancelled, and none was paid at the counter in between. */
const fits = async (tx: Db, { id, parts, orders }: Locked): Promise<boolean> => {
  const authorised = await readAuthorisedAmounts(
    tx,
    id,
    parts.map(({ orderId }) => orderId),
  )
  return parts.every(({ orderId, amount }) => {
    const order = orders.get(orderId)
    return order && order.status !== 'Cancelled' && add(amount, authorised.get(orderId) ?? zero) <= unpaidOf(order)
  })
}

/**
 * Gives each order its part of the captured money. An amount that an order can no longer take, since the counter took cash for it, is
 * returned.
 */
const applyCapture = async (tx: Db, locked: Locked, at: Date): Promise<void> => {
  let excess = zero
  for (const { orderId, amount } of locked.parts) {
    const order = locked.orders.get(orderId)
    const paid = dirhams(order ? Math.min(amount, unpaidOf(order)) : 0)
    if (order && paid > 0) {
      await changePayment(tx, order, { paid, returnableShare: paid }, at)
      await setPartPaid(tx, locked.id, orderId, paid)
    }
    excess = add(excess, amount, times(paid, -1))
  }
  await closePaidSittings(
    tx,
    locked.id.restaurantId,
    locked.parts.map(({ orderId }) => orderId),
    at,
  )
  if (excess > 0) await sendOnce(tx, locked, 'refund', excess, at)
}

/**
 * Settles the return of money. A return to a cancelled order is a refund of it. A declined return, of an order or of an excess, is handed
 * back in cash by staff; an excess counts as received for its order beyond the total, so that it is not lost when the order is cancelled.
 */
const settleReturn = async (tx: Db, { parts, orders }: Locked, { restaurantId, id, orderId, amount, state }: BillAttempt, at: Date) => {
  const isDeclined = state === 'declined'
  const order = orderId === null ? undefined : orders.get(orderId)
  if (order) {
    await decideRefund(tx, { restaurantId, id }, { state: isDeclined ? 'declined' : 'succeeded', at })
    return changePayment(tx, order, isDeclined ? { refunded: times(amount, -1), declinedRefund: amount } : {}, at)
  }
  for (const part of parts) {
    const excess = add(part.amount, times(part.paid, -1))
    const of = orders.get(part.orderId)
    if (isDeclined && of && excess > 0) await changePayment(tx, of, { paid: excess, excess, declinedRefund: excess }, at)
  }
}

const fail = async (tx: Db, { id, payment }: Locked, at: Date, declined?: DeclineReason): Promise<boolean> => {
  const failed = await movePayment(tx, id, ['authorising', 'authorised'], { state: 'failed', declined, at })
  if (failed) await recordChange(tx, payment, at)
  return failed
}

const settleCapture = async (tx: Db, locked: Locked, isCaptured: boolean, at: Date): Promise<void> => {
  if (!isCaptured) {
    await sendOnce(tx, locked, 'void', locked.payment.amount, at)
    await fail(tx, locked, at, 'other')
    return
  }
  await movePayment(tx, locked.id, ['authorised'], { state: 'paid', at })
  await applyCapture(tx, locked, at)
  await recordChange(tx, locked.payment, at)
}

/**
 * A payment that was charged immediately and whose void was declined has taken money that no order gets: it is refunded, and handed back if
 * the refund is declined.
 */
const refundCharge = async (tx: Db, locked: Locked, reference: string, at: Date): Promise<void> => {
  const { id, payment } = locked
  await sendOnce(tx, locked, 'capture', payment.amount, at)
  const key = { restaurantId: id.restaurantId, orderId: id.paymentId, attemptId: attemptIdOf(id.paymentId, 'capture') }
  await answerAttempt(tx, key, { state: 'succeeded', reference, at })
  await sendOnce(tx, locked, 'refund', payment.amount, at)
}

export const createSettleShare = ({ connection, savedCards, notify, log, now }: Deps) => {
  const transact = async (key: AttemptKey, run: (tx: Db, locked: Locked) => Promise<boolean>): Promise<boolean> => {
    const id = { restaurantId: key.restaurantId, paymentId: key.orderId }
    const isChanged = await connection.transact(async (tx) => run(tx, await lockPayment(tx, id)))
    if (isChanged) notify(key.restaurantId)
    return isChanged
  }

  const settleAnswered = async (tx: Db, locked: Locked, attempt: BillAttempt, { charge, at }: Answer) => {
    if (attempt.kind === 'void' && charge !== undefined) await refundCharge(tx, locked, charge, at)
    if (attempt.kind === 'capture') await settleCapture(tx, locked, attempt.state === 'succeeded', at)
    if (attempt.kind !== 'refund') return
    await settleReturn(tx, locked, attempt, at)
    if (attempt.state === 'declined') log.error({ attemptId: attempt.id }, 'a share of a bill could not be returned')
  }

  return {
    /** Collects the share, or voids it when it was given up in between or its orders can no longer take it. */
    authorised: async (key: AttemptKey, { reference, card }: { reference: string; card?: SavedCard }): Promise<void> => {
      let deviceId: string | undefined
      await transact(key, async (tx, locked) => {
        const at = now()
        if (!(await answerAttempt(tx, key, { state: 'succeeded', reference, at }))) return false
        const { payment } = locked
        const isWanted = payment.state === 'authorising' && (await fits(tx, locked))
        await sendOnce(tx, locked, isWanted ? 'capture' : 'void', payment.amount, at)
        if (!isWanted) return fail(tx, locked, at)
        deviceId = payment.deviceId
        await movePayment(tx, locked.id, ['authorising'], { state: 'authorised', at })
        await recordChange(tx, payment, at)
        return true
      })
      failpoint('after_share_authorised_commit')
      if (card && deviceId !== undefined) await savedCards.addFor(deviceId, card, now())
    },

    declined: async (key: AttemptKey, reason: DeclineReason): Promise<void> => {
      await transact(key, async (tx, locked) => {
        const at = now()
        if (!(await answerAttempt(tx, key, { state: 'declined', reason, at }))) return false
        return fail(tx, locked, at, reason)
      })
      failpoint('after_share_declined_commit')
    },

    /** Frees the share although the gateway has not decided: if it authorises the payment later, that is voided. */
    giveUp: async (key: AttemptKey): Promise<boolean> => {
      const isGivenUp = await transact(key, async (tx, { id, payment }) => {
        const at = now()
        const failed = await movePayment(tx, id, ['reserved', 'authorising'], { state: 'failed', at })
        if (failed) await recordChange(tx, payment, at)
        return failed
      })
      failpoint('after_share_given_up_commit')
      return isGivenUp
    },

    /** Settles an answered capture, void or refund. Returns whether it was undecided. */
    settle: async (key: AttemptKey, answer: Answer): Promise<boolean> => {
      const { state, reference, reason, fee, at } = answer
      const isSettled = await transact(key, async (tx, locked) => {
        const attempt = await answerAttempt(tx, key, { state, reference, fee, reason: reason as DeclineReason | null, at }) // the gateway's reason
        if (!attempt) return false
        await settleAnswered(tx, locked, attempt, answer)
        return true
      })
      failpoint('after_share_settled_commit')
      return isSettled
    },
  }
}

export type SettleShare = ReturnType<typeof createSettleShare>
