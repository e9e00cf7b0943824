// What we need of a payment gateway, whichever it is.
import type { Language } from '@sufra/shared/localized-text'
import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { GatewayBrowserConfig, GatewayName, Wallet } from '@sufra/shared/payments/gateway-config'
import type { gatewayConditions } from '@sufra/shared/payment-settings/payment-settings.routes'
import type { paymentAttemptKinds } from '@sufra/shared/payments/payment-attempt'

/** What is charged. Tokens come from the gateway's own fields and buttons; no card number, CVV or pin reaches us. */
export type PaymentSource =
  | { kind: 'card'; token: string }
  /** The token of a card that an earlier authorisation returned, since the diner wanted it saved. */
  | { kind: 'saved_card'; token: string }
  | { kind: 'wallet'; wallet: Wallet; token: string }
  | { kind: 'upi'; upiId: string; pinToken: string }
  /** A debit card of the national network (NAPS/QPay): always a challenge, since its number is typed in the network's own page. Charged at once, as is one in a wallet. */
  | { kind: 'debit' }

/** A card as it may be shown and stored. `token` can be charged again, by us alone. */
export type SavedCard = { token: string; brand: string; lastFour: string; expiry: string }

export type AuthoriseRequest = {
  /** Ours, of the row in `payment_attempts`. A second call with the same id charges nothing: it returns the first one's payment. */
  attemptId: string
  orderId: string
  amount: Dirhams
  currency: 'QAR'
  source: PaymentSource
  /** Where the diner comes back to after a challenge (3-D Secure). */
  returnUrl: string
  webhookUrl: string
  customer: { name: string; phone: string }
  savesCard: boolean
  /** Of the challenge. */
  language: Language
}

/** `pending`: the gateway decides later, and sends a webhook. */
export type AuthoriseAnswer =
  | { state: 'authorised'; reference: string; card?: SavedCard }
  | { state: 'challenge'; reference: string; url: string }
  | { state: 'declined'; reference?: string; reason: DeclineReason }
  | { state: 'pending'; reference: string }

/**
 * `pending`: the gateway has taken it, and has not decided yet; the same call later says more, and so does a webhook. `fee`: what the gateway keeps of a
 * capture; a gateway that reports it does so in the answer and in the webhook, since either may come first. Undefined: not reported.
 */
export type SettleAnswer =
  | { state: 'succeeded'; reference: string; fee?: Dirhams }
  | { state: 'pending'; reference: string }
  | { state: 'declined'; reason: DeclineReason }

export type GatewayPayment = {
  /** Of the authorisation. */
  reference: string
  attemptId: string
  orderId: string
  state: 'challenge' | 'pending' | 'authorised' | 'captured' | 'voided' | 'declined'
  authorised: Dirhams
  captured: Dirhams
  refunded: Dirhams
  currency: string
  /** Of a declined payment. */
  reason?: DeclineReason
  card?: SavedCard
}

/** A verified webhook: what became of one of our attempts. Amount, currency and order are still to be compared with ours. */
export type GatewayEvent = {
  /** The same for each delivery of the same event. */
  id: string
  kind: (typeof paymentAttemptKinds)[number]
  state: 'succeeded' | 'declined'
  attemptId: string
  orderId: string
  reference: string
  amount: Dirhams
  currency: string
  reason?: DeclineReason
  card?: SavedCard
  /** As in the answer. */
  fee?: Dirhams
}

export type GatewayCondition = (typeof gatewayConditions)[number]

export type WebhookHeaders = Record<string, string | string[] | undefined>

/**
 * Every call is answered or throws GatewayUnavailable within some seconds. `attemptId` makes each call idempotent: after a lost answer, capture, void
 * and refund are sent again with the same id, and an authorisation is looked up by it, since its token is not stored.
 */
export type PaymentGateway = {
  name: GatewayName
  /** Whether money moves: `live` alone does. */
  mode: 'sandbox' | 'test' | 'live'
  /** `baseUrl`: ours, as the browser wrote it. */
  browserConfig: (page: { baseUrl: string }) => GatewayBrowserConfig
  authorise: (request: AuthoriseRequest) => Promise<AuthoriseAnswer>
  /** `reference` of the authorisation. At most the authorised amount, once. */
  capture: (request: {
    attemptId: string
    orderId: string
    reference: string
    amount: Dirhams
    webhookUrl: string
  }) => Promise<SettleAnswer>
  /** `reference` of the authorisation. Only before its capture. A payment that was charged at once is refunded instead. */
  void: (request: { attemptId: string; reference: string }) => Promise<SettleAnswer>
  /** `reference` of the capture. All refunds together are at most the captured amount. */
  refund: (request: {
    attemptId: string
    orderId: string
    reference: string
    amount: Dirhams
    reason: string
    webhookUrl: string
  }) => Promise<SettleAnswer>
  /** What the gateway knows of an authorisation, by its reference or by our attempt. Undefined when it has none. */
  lookUp: (payment: { reference: string } | { attemptId: string }) => Promise<GatewayPayment | undefined>
  /** Whether it answers now, and accepts our key. Never throws GatewayUnavailable. */
  readCondition: () => Promise<GatewayCondition>
  /** Undefined when the signature is wrong or the message too old. `irrelevant`: genuine, and decides nothing; it is answered with 200. */
  verifyWebhook: (headers: WebhookHeaders, rawBody: Buffer) => GatewayEvent | 'irrelevant' | undefined
  /**
   * Reads at the gateway what a verified webhook is about, by its reference, and returns the event of that; undefined when the gateway has no such payment.
   * For a gateway whose signature does not cover all fields that decide: the attempt, the order and the kind.
   */
  confirmEvent?: (event: GatewayEvent) => Promise<GatewayEvent | 'irrelevant' | undefined>
}

/** No answer, or none that says what became of the call: the outcome is unknown, and may be either. */
export class GatewayUnavailable extends Error {
  /** Of the answer, if there was one. */
  readonly status: number | undefined

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.name = 'GatewayUnavailable'
    this.status = status
  }
}
