import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/connect.ts'
import type { MessageContent } from './message.ts'
import { insertMessages } from './outgoing-messages.store.ts'

/**
 * `to` is an email address or a number with its country code. After `expiresAt` the message is not sent. `id`: id of its row, for
 * references.
 */
export type Message = MessageContent & { id?: string; to: string; restaurantId?: string; expiresAt?: Date }

/** Enqueues messages. In the transaction of a change they are sent if and only if the change is committed. */
export const enqueueMessages = (tx: Db, now: Date, messages: readonly Message[]): Promise<void> =>
  insertMessages(
    tx,
    messages.map((message) => rowOf(message, now)),
  )

const rowOf = ({ id = uuidv7(), to, restaurantId, expiresAt, ...content }: Message, now: Date) => ({
  id,
  restaurantId,
  recipient: onOneLine(to),
  ...content,
  ...('subject' in content && { subject: onOneLine(content.subject) }),
  createdAt: now,
  nextTryAt: now,
  expiresAt,
})

/** Subjects contain names chosen by users, in which a line break could inject a header. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
