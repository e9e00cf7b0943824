import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/connect.ts'
import type { Words } from './message.ts'
import { outgoingMessages } from './outgoing-messages.table.ts'

/** `to` is an address or a number with its country code. After `expiresAt` it is not sent any more: a code that has run out helps nobody. */
export type Message = Words & { to: string; restaurantId?: string; expiresAt?: Date }

/** Puts messages into the outbox. With the transaction of the change that they tell, they go if and only if that change is kept. */
export const putMessages = async (tx: Db, now: Date, messages: readonly Message[]): Promise<void> => {
  if (messages.length > 0) await tx.insert(outgoingMessages).values(messages.map((message) => rowOf(message, now)))
}

const rowOf = ({ to, restaurantId, expiresAt, ...words }: Message, now: Date) => ({
  id: uuidv7(),
  restaurantId,
  recipient: onOneLine(to),
  ...words,
  ...('subject' in words && { subject: onOneLine(words.subject) }),
  createdAt: now,
  nextTryAt: now,
  expiresAt,
})

/** Names that people chose stand in subjects: a line break there would begin a header of their own. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
