import { desc, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect.ts'
import type { Channel } from './message.ts'
import { outgoingMessages } from './outgoing-messages.table.ts'

/** Longer than a provider is given to answer. */
const claimSeconds = 30

const claimSql = `
update outgoing_messages m set next_try_at = $2::timestamptz + interval '${claimSeconds} seconds', tries = m.tries + 1
from (
  select id from outgoing_messages
  where channel = $1 and sent_at is null and failed_at is null and next_try_at <= $2::timestamptz
  order by next_try_at limit $3::int for update skip locked
) due
where m.id = due.id
returning m.id, m.recipient as "to", m.subject, m.text, m.html, m.tries, coalesce(m.expires_at <= $2::timestamptz, false) as "isTooLate"`

const withoutWords = `subject = '', text = '', html = ''`

const sentSql = `update outgoing_messages set sent_at = $2::timestamptz, failure = null, ${withoutWords} where id = $1::uuid`
const shownSql = `update outgoing_messages set sent_at = $2::timestamptz where id = $1::uuid`
// A failure counts for its own try only: meanwhile another copy may have claimed the message, and sent it.
const laterSql = `
update outgoing_messages set next_try_at = $3::timestamptz, failure = $4
where id = $1::uuid and tries = $2::int`
const failedSql = `
update outgoing_messages set failed_at = $3::timestamptz, failure = $4, ${withoutWords}
where id = $1::uuid and tries = $2::int`
const forgetSql = `delete from outgoing_messages where created_at < $1::timestamptz`

export type OutgoingMessage = { id: string; to: string; subject: string; text: string; html: string }
export type ClaimedMessage = OutgoingMessage & { tries: number; isTooLate: boolean }

const maxReasonLength = 500

export const createOutgoingMessagesStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  /** Takes what is due, at most so many, so that of several copies of the API one sends it. */
  claim: (channel: Channel, now: Date, most: number) => query<ClaimedMessage>(claimSql, [channel, now.toISOString(), most]),

  /** A provider took it: its words, which hold codes and links, are not kept. */
  markSent: async (id: string, now: Date) => {
    await query(sentSql, [id, now.toISOString()])
  },

  /** The dev inbox shows it, and it is never sent, also when a provider comes later. */
  markShown: async (id: string, now: Date) => {
    await query(shownSql, [id, now.toISOString()])
  },

  tryLater: async ({ id, tries }: ClaimedMessage, at: Date, reason: string) => {
    await query(laterSql, [id, tries, at.toISOString(), reason.slice(0, maxReasonLength)])
  },

  giveUp: async ({ id, tries }: ClaimedMessage, now: Date, reason: string) => {
    await query(failedSql, [id, tries, now.toISOString(), reason.slice(0, maxReasonLength)])
  },

  forgetBefore: async (moment: Date) => {
    await query(forgetSql, [moment.toISOString()])
  },

  /** The newest first. `to`: a part of the address or number. */
  list: ({ shown, to, most }: { shown: readonly Channel[]; to: string; most: number }) =>
    db
      .select()
      .from(outgoingMessages)
      .where(sql`${outgoingMessages.channel} in ${shown} and position(lower(${to}::text) in lower(${outgoingMessages.recipient})) > 0`)
      .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
      .limit(most),
})

export type OutgoingMessagesStore = ReturnType<typeof createOutgoingMessagesStore>
