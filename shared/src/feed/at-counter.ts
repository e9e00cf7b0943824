// The counter's reactions to an event of the feed, which its definition states.
import { feedEvents } from '../features.ts'
import { changeOf } from '../orders/apply-event.ts'
import { orderLists } from '../orders/order.events.ts'
import type { AtCounter, CounterQuery, EventSound, FeedEnvelope } from '../realtime/feed-event.ts'

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

/** Whether an event may change the orders that staff have to hand cash back for. `known`: their ids so far. */
export const changesHandBacks = (envelope: FeedEnvelope, known: readonly string[]): boolean => {
  if (isStaleAfter(envelope, 'hand-backs')) return true
  const change = changeOf(envelope)
  return change !== undefined && 'payment' in change && known.includes(change.orderId)
}
