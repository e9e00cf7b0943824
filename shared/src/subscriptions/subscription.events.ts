import { timestamp } from '../contract/wire.ts'
import { counterEvent } from '../realtime/feed-event.ts'

export const subscriptionEvents = {
  /** The plan, an invoice or a payment of the restaurant's subscription changed. */
  subscription_changed: counterEvent({ changedAt: timestamp }, { invalidates: { subscription: true } }),
}

type SubscriptionEvents = typeof subscriptionEvents
declare module '../realtime/feed-event.ts' {
  interface FeedDefinitions extends SubscriptionEvents {}
}
