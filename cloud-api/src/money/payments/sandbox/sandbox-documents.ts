// Stored documents of the sandbox. Of a card they have the token, brand, last four digits and expiry, never a number, a CVV or a PIN.
import { declineReasons } from '@sufra/shared/payments/decline-reason'
import { paymentAttemptKinds } from '@sufra/shared/payments/payment-attempt'
import { z } from 'zod'
import { scenario } from './scenarios.ts'

export const storedCard = z.object({ token: z.string(), brand: z.string(), lastFour: z.string(), expiry: z.string() })

/** A token of the fields, the wallet or the PIN pad is used once; a saved card's token is used any number of times. */
export const storedToken = z.object({
  token: z.string(),
  kind: z.enum(['card', 'saved_card', 'wallet', 'upi']),
  scenario,
  card: storedCard.optional(),
  /** Set for a debit card in a wallet. */
  isDebit: z.boolean().optional(),
  usedBy: z.string().optional(),
})
export type StoredToken = z.output<typeof storedToken>

export const sandboxPayment = z.object({
  reference: z.string(),
  attemptId: z.string(),
  orderId: z.string(),
  /** Dirhams. */
  amount: z.int(),
  currency: z.string(),
  state: z.enum(['challenge', 'pending', 'authorised', 'captured', 'voided', 'declined']),
  scenario,
  reason: z.enum(declineReasons).optional(),
  card: storedCard.optional(),
  captureReference: z.string().optional(),
  /** Whether the payment is by debit card: charged immediately instead of authorised, and refunded in full only. */
  isDirect: z.boolean().default(false),
  captured: z.int(),
  refunded: z.int(),
  webhookUrl: z.string(),
  returnUrl: z.string(),
  /** Time at which a late payment is authorised: milliseconds since 1970. */
  settlesAt: z.int().optional(),
})
export type SandboxPayment = z.output<typeof sandboxPayment>

export const sandboxEvent = z.object({
  id: z.string(),
  kind: z.enum(paymentAttemptKinds),
  state: z.enum(['succeeded', 'declined']),
  attemptId: z.string(),
  orderId: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason: z.enum(declineReasons).optional(),
  card: storedCard.optional(),
  /** Fee of a capture, in dirhams. */
  fee: z.int().optional(),
})
export type SandboxEvent = z.output<typeof sandboxEvent>

export const storedWebhook = z.object({
  id: z.string(),
  url: z.string(),
  event: sandboxEvent,
  tries: z.int(),
  /** Milliseconds since 1970. */
  dueAt: z.int(),
})
export type StoredWebhook = z.output<typeof storedWebhook>
