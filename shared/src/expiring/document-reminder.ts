// When a restaurant is reminded of a document that expires, and how.
import { businessDayOf } from '../dates/business-day.ts'
import { dayOf, type Day } from '../dates/day.ts'
import { expiryOf, expiryReminderDays } from '../documents/document-expiry.ts'

/** `inApp`: a notification in the restaurant's bell. */
export const reminderChannels = ['inApp', 'mail', 'sms'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

/** The hour of the restaurant's day from which reminders go by themselves: nobody gets an SMS at midnight. */
const reminderHour = 9
/** Days left from which a reminder goes by SMS too. */
const smsWithin = 7
/** Reminders of one document by hand within 24 hours. */
export const maxManualReminders = 3

/** Why something was sent: as the days before a document expires, by an administrator, or since no orders are accepted any longer. */
export const manualOccasion = (id: string) => `manual:${id}`
export const restrictedOccasion = (from: Date) => `restricted:${from.toISOString()}`

/** `daysBefore`: null unless it was sent by itself. */
export const readOccasion = (occasion: string): { reason: 'automatic' | 'byHand' | 'restricted'; daysBefore: number | null } => {
  if (occasion.startsWith('manual:')) return { reason: 'byHand', daysBefore: null }
  if (occasion.startsWith('restricted:')) return { reason: 'restricted', daysBefore: null }
  return { reason: 'automatic', daysBefore: Number(occasion) }
}

type Dated = { expirationDate: Day; timeZone: string }

/**
 * The reminder that is due at `now`, as the days before the document expires: the newest one, so that a document that is added late is reminded of once.
 * That of the last day stays due afterwards. Undefined before the first, and before `reminderHour`.
 */
export const dueReminder = ({ expirationDate, timeZone }: Dated, now: Date): number | undefined => {
  const today = dayOf(now, timeZone)
  if (businessDayOf(now, { timeZone, dayEndsAt: reminderHour * 60 }) !== today) return undefined
  const { daysLeft } = expiryOf(expirationDate, today)
  return expiryReminderDays.findLast((days) => days >= daysLeft)
}

/** How a reminder goes by itself. */
export const channelsOf = (reminder: number): readonly ReminderChannel[] =>
  reminderChannels.filter((channel) => channel !== 'sms' || reminder <= smsWithin)
