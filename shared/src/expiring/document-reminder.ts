// Reminders to a restaurant about an expiring document: their times and channels.
import { businessDayOf } from '../dates/business-day.ts'
import { dayOf, type Day } from '../dates/day.ts'
import { expiryOf, expiryReminderDays } from '../documents/document-expiry.ts'

/** `inApp`: a notification in the restaurant's bell. */
export const reminderChannels = ['inApp', 'mail', 'sms'] as const
export type ReminderChannel = (typeof reminderChannels)[number]

/** The hour of the restaurant's day from which automatic reminders are sent, so that no SMS arrives at midnight. */
const reminderHour = 9
/** Maximum number of days left at which a reminder is sent by SMS too. */
const smsWithin = 7
/** Maximum number of manual reminders of one document within 24 hours. */
export const maxManualReminders = 3

/** The occasion of a message: a number of days before a document expires, an administrator, or the start of a restriction. */
export const manualOccasion = (id: string) => `manual:${id}`
export const restrictedOccasion = (from: Date) => `restricted:${from.toISOString()}`

/** `daysBefore`: null unless the reminder was automatic. */
export const readOccasion = (occasion: string): { reason: 'automatic' | 'byHand' | 'restricted'; daysBefore: number | null } => {
  if (occasion.startsWith('manual:')) return { reason: 'byHand', daysBefore: null }
  if (occasion.startsWith('restricted:')) return { reason: 'restricted', daysBefore: null }
  return { reason: 'automatic', daysBefore: Number(occasion) }
}

type Dated = { expirationDate: Day; timeZone: string }

/**
 * The reminder that is due at `now`, as the days before the document expires. Only the newest is due, so that a document that is added late
 * has one reminder. The reminder of the last day stays due afterwards. Undefined before the first reminder, and before `reminderHour`.
 */
export const dueReminder = ({ expirationDate, timeZone }: Dated, now: Date): number | undefined => {
  const today = dayOf(now, timeZone)
  if (businessDayOf(now, { timeZone, dayEndsAt: reminderHour * 60 }) !== today) return undefined
  const { daysLeft } = expiryOf(expirationDate, today)
  return expiryReminderDays.findLast((days) => days >= daysLeft)
}

/** The channels of an automatic reminder. */
export const channelsOf = (reminder: number): readonly ReminderChannel[] =>
  reminderChannels.filter((channel) => channel !== 'sms' || reminder <= smsWithin)
