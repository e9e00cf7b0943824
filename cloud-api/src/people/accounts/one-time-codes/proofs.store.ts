// A verified one-time code leaves a proof that its address is owned, which signs up one restaurant.
import { proofHours } from '@sufra/shared/accounts/one-time-code'
import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { oneTimeCodes } from '../accounts.table.ts'

export const createProofsStore = (db: Db) => ({
  /** Returns the address of a proof of the last 24 hours, and the restaurant created with it. */
  read: async (proofHash: string, now: Date) => {
    const [row] = await db
      .select({ channel: oneTimeCodes.channel, address: oneTimeCodes.address, usedFor: oneTimeCodes.usedFor })
      .from(oneTimeCodes)
      .where(and(eq(oneTimeCodes.proofHash, proofHash), gt(oneTimeCodes.provenAt, new Date(now.getTime() - proofHours * 3_600_000))))
    return row
  },

  /** Marks proofs as used for a restaurant. Returns the number that were unused. */
  markUsed: async (tx: Db, proofHashes: string[], restaurantId: string): Promise<number> => {
    const rows = await tx
      .update(oneTimeCodes)
      .set({ usedFor: restaurantId })
      .where(and(inArray(oneTimeCodes.proofHash, proofHashes), isNull(oneTimeCodes.usedFor)))
      .returning({ requestId: oneTimeCodes.requestId })
    return rows.length
  },
})

export type ProofsStore = ReturnType<typeof createProofsStore>
