// Checks the final state of reminders and restrictions. Dates and channels are repeated here, to find mistakes in the rules too.
import type { Violation } from '../history/history.ts'
import { exactlyOnce } from './exactly-once.ts'

/** Licences expire on the first day, and three days later a certificate that restricts nothing. */
const documents = [
  { day: '2027-03-31', kinds: ['tradeLicense', 'commercialLicense'] },
  { day: '2027-04-03', kinds: ['foodSafetyCertificates'] },
] as const
const daysBefore = [60, 30, 14, 7, 1, 0]
const smsFrom = 7
/** In Doha: the midnight after the last day, and the end of the business day in which the grace ends. */
export const decidedAt = new Date('2027-04-01T00:00:00+03:00')
export const restrictedAt = new Date('2027-04-08T04:00:00+03:00')

/** At 9:00 in Doha. */
const morning = (day: string, days: number) => new Date(Date.parse(`${day}T09:00:00+03:00`) - days * 86_400_000)

export const expiries = documents.flatMap(({ day, kinds }) => kinds.map((kind) => ({ kind, day })))
export const reminderTimes = documents.flatMap(({ day }) => daysBefore.map((days) => morning(day, days)))

type Reminder = { restaurantId: string; kind: string; occasion: string; at: Date; mailId: string | null; smsId: string | null }
type Sent = { restaurantId: string; id: string; channel: string; at: Date }
type Event = { restaurantId: string; name: string; at: Date }
/** `notifications`: as the bell lists them. `events`: of the feed. */
export type StoredReminders = {
  restaurants: readonly { id: string; restrictedFrom: Date | null }[]
  reminders: readonly Reminder[]
  messages: readonly Sent[]
  notifications: readonly Event[]
  events: readonly Event[]
}

const restricted = `restricted:${restrictedAt.toISOString()}`
/** The name of a reminder; which of the two licences it names is not decided. */
const nameOf = ({ kind, occasion }: Pick<Reminder, 'kind' | 'occasion'>) => (occasion === restricted ? occasion : `${kind} ${occasion}`)
const textOf = (restaurantId: string, name: string, at: Date) => `${restaurantId} ${name} ${at.toISOString()}`

const due = documents.flatMap(({ day, kinds }) =>
  daysBefore.map((days) => ({ at: morning(day, days), rows: kinds.map((kind) => `${kind} ${days}`), bySms: days <= smsFrom })),
)
const sendings = [
  ...due.map((each) => ({ ...each, bell: 'documents_expiring' })),
  { at: restrictedAt, rows: [restricted], bySms: true, bell: 'orders_restricted' },
]

/** Every reminder must have its message, and every message its reminder. */
const checkReferences = ({ reminders, messages }: StoredReminders): Violation[] => {
  const ids = reminders.flatMap(({ restaurantId, at, mailId, smsId }) =>
    Object.entries({ mail: mailId, sms: smsId }).flatMap(([channel, id]) =>
      id === null ? [] : textOf(restaurantId, `${channel} ${id}`, at),
    ),
  )
  const sent = messages.map(({ restaurantId, channel, id, at }) => textOf(restaurantId, `${channel} ${id}`, at))
  return exactlyOnce('a message of a reminder', [...new Set(ids)], sent)
}

export const checkReminders = (stored: StoredReminders): Violation[] => {
  const { restaurants, reminders, messages, notifications, events } = stored
  const expected = (texts: (each: (typeof sendings)[number]) => readonly string[]) =>
    restaurants.flatMap(({ id }) => sendings.flatMap((each) => texts(each).map((name) => textOf(id, name, each.at))))
  const found = (rows: readonly Event[]) => rows.map(({ restaurantId, name, at }) => textOf(restaurantId, name, at))
  const sent = messages.map(({ restaurantId, channel, at }) => textOf(restaurantId, channel, at))
  const changes = restaurants.flatMap(({ id }) => [decidedAt, restrictedAt].map((at) => textOf(id, 'menu_changed', at)))
  const rows = reminders.map((row) => textOf(row.restaurantId, nameOf(row), row.at))
  return [
    ...exactlyOnce(
      'a reminder',
      expected((each) => each.rows),
      rows,
    ),
    ...exactlyOnce(
      'a message',
      expected(({ bySms }) => (bySms ? ['mail', 'sms'] : ['mail'])),
      sent,
    ),
    ...exactlyOnce(
      'a notification',
      expected(({ bell }) => [bell]),
      found(notifications),
    ),
    ...exactlyOnce('an event', [...expected(() => ['newNotification']), ...changes], found(events)),
    ...checkReferences(stored),
    ...restaurants
      .filter(({ restrictedFrom }) => restrictedFrom?.getTime() !== restrictedAt.getTime())
      .map(({ id }) => ({ what: 'a restaurant is not restricted from the right time', detail: id })),
  ]
}
