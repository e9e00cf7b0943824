// The interface of every payment gateway.
import type { Language } from '@sufra/shared/localized-text'
import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { GatewayBrowserConfig, GatewayName, Wallet } from '@sufra/shared/payments/gateway-config'
import type { gatewayConditions } from '@sufra/shared/payment-settings/payment-settings.routes'
import type { paymentAttemptKinds } from '@sufra/shared/payments/payment-attempt'

/** The charged source. Tokens come from the gateway's own fields and buttons; no card number, CVV or PIN reaches us. */
export type PaymentSource =
  | { kind: 'card'; token: string }
  /** The token of a card from an earlier authorisation for which the diner wanted it saved. */
  | { kind: 'saved_card'; token: string }
  | { kind: 'wallet'; wallet: Wallet; token: string }
  | { kind: 'upi'; upiId: string; pinToken: string }
  /**
   * A debit card of the national network (NAPS/QPay): always a challenge, since its number is typed in the network's own page. It is
   * charged immediately, like a debit card in a wallet.
   */
  | { kind: 'debit' }

/** A card as it may be shown and stored. Only we can charge `token` again. */
export type SavedCard = { token: string; brand: string; lastFour: string; expiry: string }

export type AuthoriseRequest = {
  /** Our id of the row in `gateway_calls`. A second call with the same id charges nothing: it returns the first call's payment. */
  attemptId: string
  orderId: string
  amount: Dirhams
  currency: 'QAR'
  source: PaymentSource
  /** The page to which the diner returns after a challenge (3-D Secure). */
  returnUrl: string
  webhookUrl: string
  customer: { name: string; phone: string }
  savesCard: boolean
  /** Language of the challenge. */
  language: Language
}

/** `pending`: the gateway decides later, and sends a webhook. */
export type AuthoriseAnswer =
  | { state: 'authorised'; reference: string; card?: SavedCard }
  | { state: 'challenge'; reference: string; url: string }
  | { state: 'declined'; reference?: string; reason: DeclineReason }
  | { state: 'pending'; reference: string }

/**
 * `pending`: the gateway has accepted the call, and has not decided yet; the same call or a webhook decides later. `fee`: fee that the
 * gateway keeps of a capture; a gateway that reports it does so in the answer and in the webhook, since either may come first. Undefined
 * when it is not reported.
 */
export type SettleAnswer =
  | { state: 'succeeded'; reference: string; fee?: Dirhams }
  | { state: 'pending'; reference: string }
  | { state: 'declined'; reason: DeclineReason }

export type GatewayPayment = {
  /** Reference of the authorisation. */
  reference: string
  attemptId: string
  orderId: string
  state: 'challenge' | 'pending' | 'authorised' | 'captured' | 'voided' | 'declined'
  authorised: Dirhams
  captured: Dirhams
  refunded: Dirhams
  currency: string
  /** Reason of a declined payment. */
  reason?: DeclineReason
  card?: SavedCard
}

/** A verified webhook with the outcome of one of our attempts. The caller still compares amount, currency and order with ours. */
export type GatewayEvent = {
  /** Id of the event, equal for each of its deliveries. */
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
  /** The same fee as in the answer. */
  fee?: Dirhams
}

export type GatewayCondition = (typeof gatewayConditions)[number]

export type WebhookHeaders = Record<string, string | string[] | undefined>

/**
 * Every call is answered or throws GatewayUnavailable within some seconds. `attemptId` makes each call idempotent: after a lost answer,
 * capture, void and refund are sent again with the same id, and an authorisation is looked up by it, since its token is not stored.
 */
export type PaymentGateway = {
  name: GatewayName
  /** Real money moves only in `live`. */
  mode: 'sandbox' | 'test' | 'live'
  /** `baseUrl`: our base URL in the browser's notation. */
  browserConfig: (page: { baseUrl: string }) => GatewayBrowserConfig
  authorise: (request: AuthoriseRequest) => Promise<AuthoriseAnswer>
  /** Captures at most the authorised amount, once. `reference`: reference of the authorisation. */
  capture: (request: {
    attemptId: string
    orderId: string
    reference: string
    amount: Dirhams
    webhookUrl: string
  }) => Promise<SettleAnswer>
  /**
   * Voids an authorisation before its capture. A payment that was charged immediately is refunded instead. `reference`: reference of the
   * authorisation.
   */
  void: (request: { attemptId: string; reference: string }) => Promise<SettleAnswer>
  /** Refunds a capture; all refunds together are at most the captured amount. `reference`: reference of the capture. */
  refund: (request: {
    attemptId: string
    orderId: string
    reference: string
    amount: Dirhams
    reason: string
    webhookUrl: string
  }) => Promise<SettleAnswer>
  /** Returns the gateway's state of an authorisation, by its reference or by our attempt, or undefined when it has none. */
  lookUp: (payment: { reference: string } | { attemptId: string }) => Promise<GatewayPayment | undefined>
  /** Whether the gateway answers now, and accepts our key. Never throws GatewayUnavailable. */
  readCondition: () => Promise<GatewayCondition>
  /**
   * Returns undefined when the signature is wrong or the message too old. `irrelevant`: genuine without a decision; it is answered with
   * 200.
   */
  verifyWebhook: (headers: WebhookHeaders, rawBody: Buffer) => GatewayEvent | 'irrelevant' | undefined
  /**
   * Reads the object of a verified webhook at the gateway, by its reference, and returns its event, or undefined when the gateway has no
   * such payment. For a gateway whose signature does not cover all deciding fields: the attempt, the order and the kind.
   */
  confirmEvent?: (event: GatewayEvent) => Promise<GatewayEvent | 'irrelevant' | undefined>
}

/** No answer, or an answer without a decision: the outcome is unknown, and may be either. */
export class GatewayUnavailable extends Error {
  /** Status of the answer, if there was one. */
  readonly status: number | undefined

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.name = 'GatewayUnavailable'
    this.status = status
  }
}
