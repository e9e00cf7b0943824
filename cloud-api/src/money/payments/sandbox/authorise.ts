// Authorisations at the sandbox, from the token to the decided payment.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { EventsDeps, PaymentEvents } from './payment-events.ts'
import { storedCard, type SandboxPayment, type StoredToken, type StoredWebhook } from './sandbox-documents.ts'
import { sampleCard } from './sample-card.ts'
import { declineOf, scenarioOfUpi, type Scenario } from './scenarios.ts'

export const authoriseBody = z.object({
  attemptId: z.string().min(1),
  orderId: z.string().min(1),
  amount: z.int().positive(),
  currency: z.string(),
  source: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['card', 'saved_card', 'wallet']), token: z.string() }),
    z.object({ kind: z.literal('upi'), upiId: z.string(), pinToken: z.string() }),
    z.object({ kind: z.literal('debit') }),
  ]),
  returnUrl: z.url(),
  webhookUrl: z.url(),
  savesCard: z.boolean(),
})
export type AuthoriseBody = z.output<typeof authoriseBody>

type Deps = Pick<EventsDeps, 'store' | 'now'> & {
  events: PaymentEvents
  /** Milliseconds until a late payment is authorised. */
  lateBy: number
}

const stateOf = (scenario: Scenario): 'declined' | 'challenge' | 'pending' | 'authorised' => {
  if (declineOf(scenario)) return 'declined'
  if (scenario === 'challenge') return 'challenge'
  return scenario === 'late' ? 'pending' : 'authorised'
}

/** Approves a payment: it is authorised, or charged immediately. */
const approved = (payment: SandboxPayment): SandboxPayment =>
  payment.isDirect
    ? { ...payment, state: 'captured', captured: payment.amount, captureReference: payment.reference }
    : { ...payment, state: 'authorised' }

const savedToken = (token: string): StoredToken | undefined =>
  token === sampleCard.token ? { token, kind: 'saved_card', scenario: 'approve', card: sampleCard } : undefined

export const createAuthorise = ({ store, now, events, lateBy }: Deps) => {
  /** Uses up the token, unless it belongs to a saved card. A token that is unknown, of another kind or used before is declined. */
  const useToken = ({ source, attemptId }: AuthoriseBody): { scenario: Scenario; card?: SandboxPayment['card']; isDirect: boolean } => {
    if (source.kind === 'debit') return { scenario: 'challenge', isDirect: true }
    const name = source.kind === 'upi' ? source.pinToken : source.token
    const token = store.token(name) ?? savedToken(name)
    if (!token || token.kind !== source.kind || token.usedBy) return { scenario: 'other', isDirect: false }
    if (token.kind !== 'saved_card') store.putToken({ ...token, usedBy: attemptId })
    const isApproved = token.scenario === 'approve'
    const scenario = source.kind === 'upi' && isApproved ? scenarioOfUpi(source.upiId) : token.scenario
    return { scenario, card: token.card, isDirect: token.isDebit === true }
  }

  const saveCard = (card: z.output<typeof storedCard>, scenario: Scenario) => {
    const saved = { ...card, token: `card_${randomUUID()}` }
    store.putToken({ token: saved.token, kind: 'saved_card', scenario, card: saved })
    return saved
  }

  return {
    /** A second call with the same attempt creates nothing: it returns the current payment and no webhooks. */
    authorise: (body: AuthoriseBody): { payment: SandboxPayment; webhooks: StoredWebhook[] } =>
      store.transaction(() => {
        const known = store.paymentOfAttempt(body.attemptId)
        if (known) return { payment: known, webhooks: [] }
        const { scenario, card, isDirect } = useToken(body)
        const state = stateOf(scenario)
        const isSaved = card && body.savesCard && body.source.kind === 'card' && state !== 'declined'
        const requested: SandboxPayment = {
          reference: `pay_${randomUUID()}`,
          attemptId: body.attemptId,
          orderId: body.orderId,
          amount: body.amount,
          currency: body.currency,
          state,
          scenario,
          reason: declineOf(scenario),
          card: isSaved ? saveCard(card, scenario) : undefined,
          captured: 0,
          refunded: 0,
          isDirect,
          webhookUrl: body.webhookUrl,
          returnUrl: body.returnUrl,
          settlesAt: state === 'pending' ? now().getTime() + lateBy : undefined,
        }
        const payment = state === 'authorised' ? approved(requested) : requested
        store.putPayment(payment)
        const isDecided = state === 'authorised' || state === 'declined'
        return { payment, webhooks: isDecided ? events.authorisationDecided(payment) : [] }
      }),

    /** Decides a waiting payment: a late one, or one after its challenge. A payment that is decided stays unchanged. */
    decide: (reference: string, outcome: 'authorised' | 'challenge_failed'): SandboxPayment | undefined =>
      store.transaction(() => {
        const payment = store.payment(reference)
        if (payment?.state !== 'challenge' && payment?.state !== 'pending') return payment
        const waiting = { ...payment, settlesAt: undefined }
        const decided: SandboxPayment = outcome === 'authorised' ? approved(waiting) : { ...waiting, state: 'declined', reason: outcome }
        store.putPayment(decided)
        events.authorisationDecided(decided)
        return decided
      }),
  }
}

export type Authorise = ReturnType<typeof createAuthorise>
