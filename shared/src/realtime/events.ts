// All events of a restaurant's feed, collected from the features: numbered, stored before they are published, and replayed to clients that missed them.
import type { z } from 'zod'
import { accountEvents } from '../accounts/account.events.ts'
import { cashEvents } from '../cash/cash.events.ts'
import { escalationEvents } from '../escalation/escalation.events.ts'
import { menuEvents } from '../menu/menu.events.ts'
import { notificationEvents } from '../notifications/notification.events.ts'
import { orderEvents, orderLists } from '../orders/order.events.ts'
import { subscriptionEvents } from '../subscriptions/subscription.events.ts'
import { supportEvents } from '../support/support.events.ts'
import { tableBillEvents } from '../table-bill/table-bill.events.ts'
import { tableEvents } from '../tables/table.events.ts'
import { waiterEvents } from '../waiter/waiter.events.ts'
import type { ConnectionEvents } from './connection.events.ts'
import type { AtCounter, CounterQuery, EventSound, FeedEventDefinition } from './feed-event.ts'

export const feedEvents = {
  ...orderEvents,
  ...escalationEvents,
  ...menuEvents,
  ...tableEvents,
  ...cashEvents,
  ...tableBillEvents,
  ...waiterEvents,
  ...accountEvents,
  ...notificationEvents,
  ...subscriptionEvents,
  ...supportEvents,
} satisfies Record<string, FeedEventDefinition>

export type FeedEvent = keyof typeof feedEvents
/** The data of each event on the wire. */
export type FeedEvents = { [Event in FeedEvent]: z.input<(typeof feedEvents)[Event]['data']> }

type EnvelopeOf<E> = { [K in keyof E]: { event: K; data: E[K]; room: string; seq: number; at: string } }[keyof E]
export type FeedEnvelope = EnvelopeOf<FeedEvents>
export type ConnectionEnvelope = EnvelopeOf<ConnectionEvents>
export type Envelope = FeedEnvelope | ConnectionEnvelope

/** Reactions to an order's event of a newer server. */
const ofUnknown: AtCounter<never> = { invalidates: orderLists }

/** The counter's reactions to an event, and its data, whose type is that of the same definition. */
const reactionsTo = ({ event, data }: FeedEnvelope) => {
  const unknown = Object.hasOwn(data, 'orderId') ? ofUnknown : {}
  const atCounter: AtCounter<never> = Object.hasOwn(feedEvents, event) ? feedEvents[event].atCounter : unknown
  return { ...atCounter, data: data as never } // belongs to the definition of its event
}

/** Whether an event makes a query of the counter's pages stale. */
export const isStaleAfter = (envelope: FeedEnvelope, query: CounterQuery): boolean => {
  const { invalidates, data } = reactionsTo(envelope)
  const rule = invalidates?.[query]
  return typeof rule === 'function' ? rule(data) : rule === true
}

/** The sound that an event plays once. */
export const soundOf = (envelope: FeedEnvelope): EventSound | undefined => {
  const { sound, data } = reactionsTo(envelope)
  return typeof sound === 'function' ? sound(data) : sound
}

/** The id of the order or table that calls the staff with an event. */
export const callerOf = (envelope: FeedEnvelope): string | undefined => {
  const { calledBy, data } = reactionsTo(envelope)
  return calledBy?.(data)
}

/** The part that the desktop's main process fetches again after an event. */
export const fetchedByMain = (envelope: FeedEnvelope): AtCounter<never>['mainFetches'] => reactionsTo(envelope).mainFetches

/** Whether an event concerns the restaurant's account: its status or its documents. */
export const isAboutAccount = (envelope: FeedEnvelope): boolean => isStaleAfter(envelope, 'account')

/** Whether an event changes the list of orders that were closed without the counter and are not dismissed. */
export const changesClosedByPlatform = (envelope: FeedEnvelope): boolean => isStaleAfter(envelope, 'closed-by-platform')

/** Whether an event plays the sound for a table that needs the counter: it calls a waiter, asks for its bill, or has cancelled an order. */
export const callsStaff = (envelope: FeedEnvelope): boolean => soundOf(envelope) === 'call'
