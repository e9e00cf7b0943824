import { printLease } from '@sufra/shared/printing/print-claim.routes'
import type { Query } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { createPrintClaimsStore, type PrintJob } from './print-claims.store.ts'

const retentionMilliseconds = 7 * 86_400_000

export const createPrintClaims = (query: Query, notify: (restaurantId: string) => void, now: () => Date) => {
  const store = createPrintClaimsStore(query)
  return {
    /** Returns `granted` to one device for 30 s; the same device may claim again. Refuses `order.not_found`. */
    claim: async (restaurantId: string, job: PrintJob): Promise<'granted' | 'taken' | 'printed'> => {
      if (await store.claim(restaurantId, job, now(), new Date(now().getTime() + printLease))) return 'granted'
      const isPrinted = await store.isPrinted(restaurantId, job)
      if (isPrinted === undefined) throw refused('order.not_found')
      return isPrinted ? 'printed' : 'taken'
    },

    reportPrinted: async (restaurantId: string, job: PrintJob): Promise<void> => {
      if (await store.markPrinted(restaurantId, job, now())) notify(restaurantId)
    },

    /** Deletes claims whose lease ended seven days ago. */
    deleteOld: (): Promise<void> => store.deleteBefore(new Date(now().getTime() - retentionMilliseconds)),
  }
}

export type PrintClaims = ReturnType<typeof createPrintClaims>
