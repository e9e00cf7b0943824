// Settles calls by the decisions of the payment gateway, from the answer, a webhook or a look-up. The first decision counts.
import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { FastifyBaseLogger } from 'fastify'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { failpoint } from '../../../platform/process/failpoints.ts'
import type { SavedCard } from '../gateway/payment-gateway.ts'
import type { SavedCardsStore } from '../saved-cards/saved-cards.store.ts'
import {
  answerCall,
  beginCall,
  callIdOf,
  recordSuccess,
  type CallAnswer,
  type CallKey,
  type GatewayCall,
  type Payer,
  type PayerKind,
} from './calls.store.ts'

type Notify = (restaurantId: string) => void
/** A transaction that has locked its payer. `after`: functions that notify once it is committed. */
export type Settling<Locked> = { tx: Db; at: Date; payer: Locked; after: Set<Notify> }
/** The reason of a failure. `isDecided`: the gateway declined the payment; otherwise it may still authorise it. */
export type Why = { reason: DeclineReason; isDecided: boolean; withdrawnKey?: string | undefined }

/** The rules that differ between orders, shares of tables' bills, and payments of invoices. */
export type PayerRules<Locked> = {
  kind: PayerKind
  /** Locks a payer with everything that its money changes. Call it before anything else is locked. */
  lock: (tx: Db, payer: Payer) => Promise<Locked>
  /**
   * Takes an authorised payment. Returns whether its money is collected immediately, held until the order is accepted, or returned, since
   * it is not wanted any more.
   */
  accept: (settling: Settling<Locked>, reference: string) => Promise<'collect' | 'hold' | 'return'>
  /** Fails a payment, so that something else may be paid. Returns false when it is decided in another way. */
  fail: (settling: Settling<Locked>, why: Why) => Promise<boolean>
  /** The phone that may save the card of an accepted payment. */
  deviceOf?: (payer: Locked) => string | null
  /** Records captured money. Returns the part that the payer cannot take, which is returned. */
  applyCapture: (settling: Settling<Locked>, call: GatewayCall) => Promise<Dirhams>
  applyVoid?: (settling: Settling<Locked>) => Promise<void>
  /** Frees the stock reserved by a payment that stays undecided. The payment may still be accepted later. */
  release?: (settling: Settling<Locked>) => Promise<void>
  /** Records that money was returned, or that the gateway has declined to return it. */
  settleReturn?: (settling: Settling<Locked>, call: GatewayCall) => Promise<void>
}

type Deps<Locked> = {
  connection: Pick<Connection, 'transact'>
  rules: PayerRules<Locked>
  savedCards: Pick<SavedCardsStore, 'add'>
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}

/** Inserts the call that follows another one, once for each payer. */
const follow = (tx: Db, call: GatewayCall, kind: 'capture' | 'void' | 'refund', amount: Dirhams, at: Date): Promise<void> => {
  const { restaurantId, payerKind, payerId, gateway, method } = call
  return beginCall(tx, { restaurantId, payerKind, payerId, gateway, method, id: callIdOf(payerId, kind), kind, amount }, at)
}

/** Runs changes of a payer, each in a transaction that has locked it. `committed` is called before anything is notified. */
const createChange =
  <Locked>({ connection, rules, now }: Deps<Locked>) =>
  async <T>(payer: Payer, committed: () => void, run: (settling: Settling<Locked>) => Promise<T>): Promise<T> => {
    const { result, after } = await connection.transact(async (tx) => {
      const settling = { tx, at: now(), payer: await rules.lock(tx, payer), after: new Set<Notify>() }
      return { result: await run(settling), after: settling.after }
    })
    committed()
    for (const notify of after) notify(payer.restaurantId)
    return result
  }

/** Applies the decision about a capture, void or refund. `charge`: the reference of the charge that a declined void was to return. */
const createApply = <Locked>(rules: PayerRules<Locked>) => {
  const applyCapture = async (settling: Settling<Locked>, call: GatewayCall): Promise<void> => {
    const returned = await rules.applyCapture(settling, call)
    if (returned > 0) await follow(settling.tx, call, 'refund', returned, settling.at)
  }

  /**
   * Settles a payment that was charged immediately and whose void was declined. Its money was taken, so it counts as captured, and is
   * returned like every other capture that its payer cannot take.
   */
  const applyCharge = async (settling: Settling<Locked>, call: GatewayCall, reference: string): Promise<void> => {
    const { tx, at } = settling
    await follow(tx, call, 'capture', call.amount, at)
    const capture = await recordSuccess(tx, { ...call, id: callIdOf(call.payerId, 'capture') }, reference, at)
    if (capture) await applyCapture(settling, capture)
  }

  return async (settling: Settling<Locked>, call: GatewayCall, charge: string | undefined): Promise<void> => {
    const isDeclined = call.state === 'declined'
    if (call.kind === 'refund') return rules.settleReturn?.(settling, call)
    if (call.kind === 'capture' && !isDeclined) return applyCapture(settling, call)
    if (call.kind === 'void' && !isDeclined) return rules.applyVoid?.(settling)
    if (call.kind === 'void' && charge !== undefined) return applyCharge(settling, call, charge)
    if (call.kind === 'capture' && (await rules.fail(settling, { reason: 'other', isDecided: true })))
      await follow(settling.tx, call, 'void', call.amount, settling.at)
  }
}

export const createSettleCall = <Locked>(deps: Deps<Locked>) => {
  const { rules, savedCards, log, now } = deps
  const change = createChange(deps)
  const apply = createApply(rules)

  /** Returns the phone that may save the card, if the payment was accepted. */
  const accept = async (settling: Settling<Locked>, key: CallKey, reference: string): Promise<string | null> => {
    const { tx, at, payer } = settling
    const call = await recordSuccess(tx, key, reference, at)
    if (!call) return null
    const decision = await rules.accept(settling, reference)
    if (decision !== 'hold') await follow(tx, call, decision === 'collect' ? 'capture' : 'void', call.amount, at)
    return decision === 'return' ? null : (rules.deviceOf?.(payer) ?? null)
  }

  return {
    /** Collects, holds or voids an authorised payment. A payment that was declined or given up before is voided. */
    authorised: async (key: CallKey, { reference, card }: { reference: string; card?: SavedCard }): Promise<void> => {
      const committed = () => failpoint('after_authorised_commit')
      const deviceId = await change(key, committed, (settling) => accept(settling, key, reference))
      if (card && deviceId !== null) await savedCards.add(deviceId, card, now())
    },

    declined: async (key: CallKey, reason: DeclineReason): Promise<void> => {
      const committed = () => failpoint('after_declined_commit')
      await change(key, committed, async (settling) => {
        const call = await answerCall(settling.tx, key, { state: 'declined', reason }, settling.at)
        if (call) await rules.fail(settling, { reason, isDecided: true })
      })
    },

    /**
     * Fails a payment although the gateway has not decided: an authorisation that comes later is voided. Returns whether the payment was
     * awaiting a decision.
     */
    giveUp: (payer: Payer, reason: DeclineReason, withdrawnKey?: string): Promise<boolean> => {
      const committed = () => failpoint('after_given_up_commit')
      return change(payer, committed, (settling) => rules.fail(settling, { reason, isDecided: false, withdrawnKey }))
    },

    release: async (payer: Payer): Promise<void> => {
      if (rules.release) await change(payer, () => {}, rules.release)
    },

    /** Settles an answered capture, void or refund. `charge`: the reference of the charge that a declined void was to return. */
    settle: async (key: CallKey, { charge, ...answer }: CallAnswer & { charge?: string | undefined }): Promise<void> => {
      const committed = () => failpoint('after_settled_commit')
      const call = await change(key, committed, async (settling) => {
        const answered = await answerCall(settling.tx, key, answer, settling.at)
        if (answered) await apply(settling, answered, charge)
        return answered
      })
      if (call?.state === 'declined') log.error({ attemptId: call.id, reason: call.error }, `a ${call.kind} was declined`)
    },
  }
}

export type SettleCall = ReturnType<typeof createSettleCall>
