import { proofHours, type Channel } from '@sufra/shared/accounts/one-time-code'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { codeRequesters, oneTimeCodes } from './accounts.table.ts'

type NewCode = typeof oneTimeCodes.$inferInsert

export const createOneTimeCodesStore = (db: Db) => ({
  /** Makes others who ask for the same wait until this transaction is over. In one order everywhere, so that nobody waits for each other. */
  lockAskers: async (tx: Db, askers: readonly string[], now: Date) => {
    for (const asker of askers)
      await tx
        .insert(codeRequesters)
        .values({ asker, lastAt: now })
        .onConflictDoUpdate({ target: codeRequesters.asker, set: { lastAt: now } })
  },

  /** When codes were sent to an address, or asked for by somebody, after a moment; the newest first. */
  readSent: async (tx: Db, by: { address: string; channel: Channel } | { askedBy: string }, after: Date): Promise<Date[]> => {
    const who =
      'askedBy' in by
        ? eq(oneTimeCodes.askedBy, by.askedBy)
        : and(eq(oneTimeCodes.address, by.address), eq(oneTimeCodes.channel, by.channel))
    const rows = await tx
      .select({ sentAt: oneTimeCodes.sentAt })
      .from(oneTimeCodes)
      .where(and(who, gt(oneTimeCodes.sentAt, after)))
      .orderBy(desc(oneTimeCodes.sentAt))
    return rows.map(({ sentAt }) => sentAt)
  },

  insert: (tx: Db, code: NewCode) => tx.insert(oneTimeCodes).values(code),

  read: async (requestId: string) => {
    const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.requestId, requestId))
    return row
  },

  /** Counts a try at a code that may still be tried; undefined when it may not. */
  countTry: async (requestId: string, most: number, now: Date) => {
    const [row] = await db
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(
        and(
          eq(oneTimeCodes.requestId, requestId),
          lt(oneTimeCodes.tries, most),
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

  /** False when it was proven meanwhile. */
  prove: async (requestId: string, proofHash: string, provenAt: Date): Promise<boolean> => {
    const rows = await db
      .update(oneTimeCodes)
      .set({ proofHash, provenAt })
      .where(and(eq(oneTimeCodes.requestId, requestId), isNull(oneTimeCodes.provenAt)))
      .returning({ requestId: oneTimeCodes.requestId })
    return rows.length > 0
  },

  /** The address that a proof of the last 24 hours stands for, and the restaurant that was made with it. */
  readProof: async (proofHash: string, now: Date) => {
    const [row] = await db
      .select({ channel: oneTimeCodes.channel, address: oneTimeCodes.address, usedFor: oneTimeCodes.usedFor })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.proofHash, proofHash), gt(oneTimeCodes.provenAt, new Date(now.getTime() - proofHours * 3_600_000))))
    return row
  },

  /** Uses proofs for a restaurant. Gives how many of them nobody had used. */
  useProofs: async (tx: Db, proofHashes: string[], restaurantId: string): Promise<number> => {
    const rows = await tx
      .update(oneTimeCodes)
      .set({ usedFor: restaurantId })
      .where(and(inArray(oneTimeCodes.proofHash, proofHashes), isNull(oneTimeCodes.usedFor)))
      .returning({ requestId: oneTimeCodes.requestId })
    return rows.length
  },

  forgetBefore: async (moment: Date) => {
    await db.delete(oneTimeCodes).where(lt(oneTimeCodes.sentAt, moment))
    await db.delete(codeRequesters).where(lt(codeRequesters.lastAt, moment))
  },
})

export type OneTimeCodesStore = ReturnType<typeof createOneTimeCodesStore>
