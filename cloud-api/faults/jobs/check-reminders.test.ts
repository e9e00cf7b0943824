// The checker finds mistakes: each bug is planted in a correct result.
import { expect, test } from 'vitest'
import { checkReminders, decidedAt, restrictedAt, type StoredReminders } from './check-reminders.ts'

const restaurantIds = ['r1', 'r2']
/** The days on which reminders are due at 9:00 in Doha, by the days before the licences and the certificate expire. */
const mornings = {
  licences: [
    [60, '2027-01-30'],
    [30, '2027-03-01'],
    [14, '2027-03-17'],
    [7, '2027-03-24'],
    [1, '2027-03-30'],
    [0, '2027-03-31'],
  ],
  certificate: [
    [60, '2027-02-02'],
    [30, '2027-03-04'],
    [14, '2027-03-20'],
    [7, '2027-03-27'],
    [1, '2027-04-02'],
    [0, '2027-04-03'],
  ],
} as const

type Writable = { -readonly [Name in keyof StoredReminders]: StoredReminders[Name][number][] }

const right = () => {
  const stored: Writable = { restaurants: [], reminders: [], messages: [], notifications: [], events: [] }
  for (const restaurantId of restaurantIds) {
    const send = (name: string, kinds: string[], occasion: string, at: Date, bySms: boolean) => {
      const [mailId, smsId] = [`mail ${restaurantId} ${kinds[0]} ${occasion}`, bySms ? `sms ${restaurantId} ${kinds[0]} ${occasion}` : null]
      for (const kind of kinds) stored.reminders.push({ restaurantId, kind, occasion, at, mailId, smsId })
      stored.messages.push({ restaurantId, id: mailId, channel: 'mail', at })
      if (smsId !== null) stored.messages.push({ restaurantId, id: smsId, channel: 'sms', at })
      stored.notifications.push({ restaurantId, name, at })
      stored.events.push({ restaurantId, name: 'newNotification', at })
    }
    for (const [name, days] of Object.entries(mornings))
      for (const [before, day] of days) {
        const kinds = name === 'licences' ? ['tradeLicense', 'commercialLicense'] : ['foodSafetyCertificates']
        send('documents_expiring', kinds, String(before), new Date(`${day}T09:00:00+03:00`), before <= 7)
      }
    send('orders_restricted', ['commercialLicense'], `restricted:${restrictedAt.toISOString()}`, restrictedAt, true)
    for (const at of [decidedAt, restrictedAt]) stored.events.push({ restaurantId, name: 'menu_changed', at })
    stored.restaurants.push({ id: restaurantId, restrictedFrom: restrictedAt })
  }
  return stored
}

test('a correct result has no violations', () => {
  expect(checkReminders(right())).toEqual([])
})

type Table = Exclude<keyof Writable, 'restaurants'>

const without = (table: Table) => (stored: Writable) => void stored[table].splice(0, 1)
const twice = (table: Table) => (stored: Writable) => {
  for (const row of stored[table].slice(0, 1)) stored[table].push({ ...row } as never) // a row of this table
}
/** Changes the first row. */
const changed =
  <Name extends keyof Writable>(table: Name, change: Partial<Writable[Name][number]>) =>
  (stored: Writable) =>
    void Object.assign(stored[table][0] ?? {}, change)

test.each<[bug: string, what: string, put: (stored: Writable) => void]>([
  ['a reminder that is missing', 'a reminder is missing', without('reminders')],
  ['a reminder that is there twice', 'a reminder is there 2 times', twice('reminders')],
  ['a reminder at another time', 'a reminder was not due', changed('reminders', { at: decidedAt })],
  ['a reminder that is not due', 'a reminder was not due', changed('reminders', { occasion: '45' })],
  ['a reminder of another document', 'a reminder was not due', changed('reminders', { kind: 'proofOfIdentity' })],
  ['a mail that is missing', 'a message is missing', without('messages')],
  ['a mail that is there twice', 'a message is there 2 times', twice('messages')],
  ['an SMS too early', 'a message was not due', changed('messages', { channel: 'sms' })],
  ['a mail to another restaurant', 'a message is there 2 times', changed('messages', { restaurantId: 'r2' })],
  ['a mail that no reminder names', 'a message of a reminder was not due', changed('messages', { id: 'another' })],
  ['a reminder without its mail', 'a message of a reminder is missing', changed('reminders', { mailId: 'another' })],
  ['a notification that is missing', 'a notification is missing', without('notifications')],
  ['a notification that is there twice', 'a notification is there 2 times', twice('notifications')],
  ['a notification of another kind', 'a notification was not due', changed('notifications', { name: 'orders_restricted' })],
  ['an event that is missing', 'an event is missing', without('events')],
  ['a menu that changes for no reason', 'an event was not due', changed('events', { name: 'menu_changed' })],
  [
    'a restaurant that takes orders',
    'a restaurant is not restricted from the right time',
    changed('restaurants', { restrictedFrom: null }),
  ],
])('%s is found', (_bug, what, put) => {
  const stored = right()
  put(stored)
  expect(checkReminders(stored).map((violation) => violation.what)).toContain(what)
})
