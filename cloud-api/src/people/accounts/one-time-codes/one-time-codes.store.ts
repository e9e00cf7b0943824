import type { Channel } from '@sufra/shared/accounts/one-time-code'
import { and, count, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { codeRequesters, oneTimeCodes } from '../accounts.table.ts'

type NewCode = typeof oneTimeCodes.$inferInsert

export const createOneTimeCodesStore = (db: Db) => ({
  /** Locks these requesters until the transaction ends. Always in the same order, to avoid deadlocks. */
  lockRequesters: async (tx: Db, requesters: readonly string[], now: Date) => {
    for (const requester of requesters)
      await tx
        .insert(codeRequesters)
        .values({ requester, lastAt: now })
        .onConflictDoUpdate({ target: codeRequesters.requester, set: { lastAt: now } })
  },

  /** The times after `after` at which codes were sent to an address or for a requester, newest first. */
  readSent: async (tx: Db, by: { address: string; channel: Channel } | { requestedBy: string }, after: Date): Promise<Date[]> => {
    const condition =
      'requestedBy' in by
        ? eq(oneTimeCodes.requestedBy, by.requestedBy)
        : and(eq(oneTimeCodes.address, by.address), eq(oneTimeCodes.channel, by.channel))
    const rows = await tx
      .select({ sentAt: oneTimeCodes.sentAt })
      .from(oneTimeCodes)
      .where(and(condition, gt(oneTimeCodes.sentAt, after)))
      .orderBy(desc(oneTimeCodes.sentAt))
    return rows.map(({ sentAt }) => sentAt)
  },

  countSent: async (tx: Db, channel: Channel, after: Date): Promise<number> => {
    const [row] = await tx
      .select({ sent: count() })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.channel, channel), gt(oneTimeCodes.sentAt, after)))
    return row?.sent ?? 0
  },

  insert: (tx: Db, code: NewCode) => tx.insert(oneTimeCodes).values(code),

  read: async (requestId: string) => {
    const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.requestId, requestId))
    return row
  },

  /** Counts an attempt at a code. Returns undefined when the code is used, expired or has no attempts left. */
  countTry: async (requestId: string, max: number, now: Date) => {
    const [row] = await db
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(
        and(
          eq(oneTimeCodes.requestId, requestId),
          lt(oneTimeCodes.tries, max),
          isNull(oneTimeCodes.provenAt),
          gt(oneTimeCodes.expiresAt, now),
        ),
      )
      .returning({
        channel: oneTimeCodes.channel,
        address: oneTimeCodes.address,
        codeHash: oneTimeCodes.codeHash,
        tries: oneTimeCodes.tries,
      })
    return row
  },

  /** Returns false when the code was already verified by another request. */
  prove: async (requestId: string, proofHash: string, provenAt: Date): Promise<boolean> => {
    const rows = await db
      .update(oneTimeCodes)
      .set({ proofHash, provenAt })
      .where(and(eq(oneTimeCodes.requestId, requestId), isNull(oneTimeCodes.provenAt)))
      .returning({ requestId: oneTimeCodes.requestId })
    return rows.length > 0
  },

  deleteBefore: async (before: Date) => {
    await db.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, before))
    await db.delete(codeRequesters).where(lt(codeRequesters.lastAt, before))
  },
})

export type OneTimeCodesStore = ReturnType<typeof createOneTimeCodesStore>
