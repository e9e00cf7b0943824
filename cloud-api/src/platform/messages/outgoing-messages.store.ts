import type { RestaurantClock } from '@sufra/shared/dates/business-day'
import { desc, sql } from 'drizzle-orm'
import type { Connection, Db } from '../db/connect.ts'
import type { Channel } from './message.ts'
import { guestDeleted } from './queue/given-up.ts'
import { outgoingMessages } from './outgoing-messages.table.ts'

/** Seconds of a claim, longer than the timeout of a provider. */
const claimSeconds = 30

/** $1 the channel, $2 now, $3 the maximum number. `due` is materialized: a nested loop would run it once for each row, and claim more than the maximum. */
const claimSql = `
with due as materialized (
  select id from outgoing_messages
  where channel = $1 and sent_at is null and failed_at is null and next_try_at <= $2::timestamptz
  order by next_try_at limit $3::int for update skip locked
)
update outgoing_messages m set next_try_at = $2::timestamptz + interval '${claimSeconds} seconds', tries = m.tries + 1
from due
where m.id = due.id
returning m.id, m.recipient as "to", m.subject, m.text, m.html, m.tries, coalesce(m.expires_at <= $2::timestamptz, false) as "isExpired"`

const clearContent = `subject = '', text = '', html = ''`

const sentSql = `update outgoing_messages set sent_at = $2::timestamptz, failure = null, ${clearContent} where id = $1::uuid`
const shownSql = `update outgoing_messages set sent_at = $2::timestamptz where id = $1::uuid`
// A failure only applies to its own attempt: another API instance may have claimed and sent the message in the
// meantime.
const laterSql = `
update outgoing_messages set next_try_at = $3::timestamptz, failure = $4
where id = $1::uuid and tries = $2::int`
const failedSql = (change: string) => `
update outgoing_messages set failed_at = $3::timestamptz, failure = $4${change}
where id = $1::uuid and tries = $2::int`
const givenUpSql = failedSql('')
const hopelessSql = failedSql(`, ${clearContent}`)
/** $1 time before which the messages failed. */
const clearFailedSql = `update outgoing_messages set ${clearContent} where failed_at < $1::timestamptz and text <> ''`
const deleteSql = `delete from outgoing_messages where created_at < $1::timestamptz`

/** $1 restaurant, $2 now, $3 time zone, $4 minutes after midnight at which a business day ends. */
const sentThisMonthSql = `
select count(*)::int as count from outgoing_messages
where restaurant_id = $1::uuid and channel = 'sms' and sent_at is not null and created_at > $2::timestamptz - interval '32 days'
  and date_trunc('month', (created_at - make_interval(mins => $4::int)) at time zone $3)
    = date_trunc('month', ($2::timestamptz - make_interval(mins => $4::int)) at time zone $3)`

export type OutgoingMessage = { id: string; to: string; subject: string; text: string; html: string }
export type ClaimedMessage = OutgoingMessage & { tries: number; isExpired: boolean }

const maxReasonLength = 500

export const insertMessages = async (tx: Db, messages: (typeof outgoingMessages.$inferInsert)[]): Promise<void> => {
  if (messages.length > 0) await tx.insert(outgoingMessages).values(messages)
}

/**
 * Deletes a guest's number from the SMS of a restaurant, and gives up SMS about an order that are not sent yet. `number`: without the plus.
 */
export const forgetRecipient = async (tx: Db, restaurantId: string, number: string, now: Date): Promise<void> => {
  const ofGuest = sql`restaurant_id = ${restaurantId}::uuid and channel = 'sms' and recipient = ${`+${number}`}`
  await tx.execute(sql`
    update outgoing_messages set failed_at = ${now.toISOString()}::timestamptz, failure = ${guestDeleted}, ${sql.raw(clearContent)}
    where ${ofGuest} and order_id is not null and sent_at is null and failed_at is null`)
  await tx.execute(sql`
    update outgoing_messages set recipient = '', text = case when failed_at is null then text else '' end
    where ${ofGuest} and (sent_at is not null or failed_at is not null)`)
}

export const createOutgoingMessagesStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  /** Claims due messages up to `limit`, so that only one API instance sends each of them. */
  claim: (channel: Channel, now: Date, limit: number) => query<ClaimedMessage>(claimSql, [channel, now.toISOString(), limit]),

  /** Called when a provider accepted the message: its content, which contains codes and links, is deleted. */
  markSent: async (id: string, now: Date) => {
    await query(sentSql, [id, now.toISOString()])
  },

  /** Marks the message as shown in the dev inbox; it is never sent, even when a provider is configured later. */
  markShown: async (id: string, now: Date) => {
    await query(shownSql, [id, now.toISOString()])
  },

  scheduleRetry: async ({ id, tries }: ClaimedMessage, at: Date, reason: string) => {
    await query(laterSql, [id, tries, at.toISOString(), reason.slice(0, maxReasonLength)])
  },

  /** `mayRetry`: the content stays for a day, so that the message can be sent again. */
  markFailed: async ({ id, tries }: ClaimedMessage, now: Date, reason: string, mayRetry = false) => {
    await query(mayRetry ? givenUpSql : hopelessSql, [id, tries, now.toISOString(), reason.slice(0, maxReasonLength)])
  },

  /** Counts SMS of a restaurant that a provider accepted, in the month of the business day. */
  countSmsThisMonth: async (restaurantId: string, { timeZone, dayEndsAt }: RestaurantClock, now: Date): Promise<number> => {
    const [row] = await query<{ count: number }>(sentThisMonthSql, [restaurantId, now.toISOString(), timeZone, dayEndsAt])
    return row?.count ?? 0
  },

  /** Deletes the content of messages that failed before. */
  clearFailedBefore: async (before: Date) => {
    await query(clearFailedSql, [before.toISOString()])
  },

  deleteBefore: async (before: Date) => {
    await query(deleteSql, [before.toISOString()])
  },

  /** Lists messages, newest first. `to`: part of the address or number. */
  list: ({ shown, to, limit }: { shown: readonly Channel[]; to: string; limit: number }) =>
    db
      .select()
      .from(outgoingMessages)
      .where(sql`${outgoingMessages.channel} in ${shown} and position(lower(${to}::text) in lower(${outgoingMessages.recipient})) > 0`)
      .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
      .limit(limit),
})

export type OutgoingMessagesStore = ReturnType<typeof createOutgoingMessagesStore>
