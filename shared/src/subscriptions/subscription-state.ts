// The states of a subscription and their days, in the calendar of the platform's time zone.
import type { Day } from '../dates/day.ts'
import { plusDays } from '../reports/period.ts'

export const subscriptionStates = ['trial', 'active', 'due', 'overdue', 'lapsed', 'cancelled'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const subscriptionDays = {
  /** Days before its period on which an invoice is issued, and the minimum days from issuing until it is due. */
  toPay: 7,
  /** Full days after the due day until the subscription lapses. */
  untilLapsed: 14,
} as const

/**
 * The last day of a period, trial or subscription with this end. People count both the first and the last day of a period as part of it.
 */
export const lastDayOf = (end: Day): Day => plusDays(end, -1)

/** The last day on which an invoice is paid in time. */
export const dueDayOf = (periodStart: Day, issuedOn: Day): Day => {
  const earliest = plusDays(issuedOn, subscriptionDays.toPay)
  return periodStart > earliest ? periodStart : earliest
}

/** Whether the invoice of a period that begins on a day has to be issued. */
export const isTimeToIssue = (periodStart: Day, today: Day): boolean => periodStart <= plusDays(today, subscriptionDays.toPay)

/** The latest due day with which an unpaid invoice has made the subscription lapse. */
export const lastLapsedDueDay = (today: Day): Day => plusDays(today, -subscriptionDays.untilLapsed - 1)

/** The day from which a subscription lapses when an invoice with this due day stays unpaid. */
export const lapseDayOf = (dueOn: Day): Day => plusDays(dueOn, subscriptionDays.untilLapsed + 1)

type Facts = {
  /** The first day after the trial. */
  trialEndsOn: Day
  /** The first day without the subscription. */
  cancelledOn: Day | null
  /** The due day of the earliest unpaid invoice; null when all are paid. */
  openDueOn: Day | null
}

export const subscriptionState = ({ trialEndsOn, cancelledOn, openDueOn }: Facts, today: Day): SubscriptionState => {
  if (cancelledOn !== null && today >= cancelledOn) return 'cancelled'
  if (openDueOn !== null && openDueOn <= lastLapsedDueDay(today)) return 'lapsed'
  if (openDueOn !== null && openDueOn < today) return 'overdue'
  if (openDueOn !== null) return 'due'
  return today < trialEndsOn ? 'trial' : 'active'
}

/** Whether the subscription has ended, so that no invoices are issued. */
export const isEnded = (state: SubscriptionState): boolean => state === 'lapsed' || state === 'cancelled'

/** The kinds of entries in a subscription's history. */
export const historyKinds = [
  'started',
  'plan_changed',
  'invoice_issued',
  'payment_recorded',
  'payment_taken_back',
  'invoice_paid',
  'overdue',
  'lapsed',
  'cancelled',
  'restarted',
  'notified',
  'card_payment_returned',
] as const
export type HistoryKind = (typeof historyKinds)[number]
