// Changes of a payment that the merchant is notified of by webhook.
import { randomUUID } from 'node:crypto'
import type { SandboxEvent, SandboxPayment, StoredWebhook } from './sandbox-documents.ts'
import type { SandboxStore } from './sandbox.store.ts'

export type EventsDeps = {
  store: SandboxStore
  now: () => Date
  /** Milliseconds from a change to its webhook. */
  webhookDelay: number
}

/** Milliseconds until a webhook that comes before the answer is sent again, if the first attempt fails. */
const secondTry = 60_000

/** Amount in dirhams that the deliberately wrong webhook adds. */
const wrongBy = 100

export const createPaymentEvents = ({ store, now, webhookDelay }: EventsDeps) => {
  const enqueue = (url: string, event: SandboxEvent, delay: number): StoredWebhook => {
    const webhook = { id: randomUUID(), url, event, tries: 0, dueAt: now().getTime() + delay }
    store.putWebhook(webhook)
    return webhook
  }

  return {
    /** Returns the webhooks of a decided authorisation, by its scenario. `webhook_first` waits for the caller to deliver it. */
    authorisationDecided: (payment: SandboxPayment): StoredWebhook[] => {
      const { reference, attemptId, orderId, amount, currency, reason, card, scenario, webhookUrl } = payment
      const event: SandboxEvent = {
        id: `evt_${randomUUID()}`,
        kind: 'authorise',
        state: payment.state === 'declined' ? 'declined' : 'succeeded',
        attemptId,
        orderId,
        reference,
        amount: scenario === 'wrong_amount' ? amount + wrongBy : amount,
        currency,
        reason,
        card,
      }
      if (scenario === 'no_webhook') return []
      const webhook = enqueue(webhookUrl, event, scenario === 'webhook_first' ? secondTry : webhookDelay)
      return scenario === 'webhook_twice' ? [webhook, enqueue(webhookUrl, event, webhookDelay)] : [webhook]
    },

    settled: (url: string, event: Omit<SandboxEvent, 'id' | 'state'>): void => {
      enqueue(url, { ...event, id: `evt_${randomUUID()}`, state: 'succeeded' }, webhookDelay)
    },
  }
}

export type PaymentEvents = ReturnType<typeof createPaymentEvents>
