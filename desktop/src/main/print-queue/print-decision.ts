import { printerKey, type Printer } from '@sufra/shared/printing/printer'
import type { PrintJob, PrintLedger } from './print-ledger.ts'

/** The cloud's decision on which counter prints; `unknown`: the cloud could not be reached. */
export type ClaimState = 'granted' | 'taken' | 'printed' | 'unknown'

type Deps = {
  ledger: Pick<PrintLedger, 'finish'>
  /** Whether the ticket is no longer needed. */
  isStale: (job: PrintJob) => boolean
  claim: (orderId: string, printer: string) => Promise<ClaimState>
  postpone: (job: PrintJob, milliseconds: number) => void
}

/** Milliseconds before a claim held by another counter is requested again: after its lease. */
export const claimAgainAfter = 31_000
/** Number of failed claims after which a job is printed without the cloud. */
const printWithoutCloudAfter = 3

/**
 * Decides whether this counter prints the job now. Copies requested by staff need no claim. While the cloud cannot be reached, a ticket
 * waits a few seconds and is then printed headed REPRINT (`unconfirmed`): a possible duplicate is better than a missing ticket.
 */
export const createPrintDecision = ({ ledger, isStale, claim, postpone }: Deps) => {
  const claimFailures = new Map<number, number>()

  return async (job: PrintJob, printer: Printer): Promise<'yes' | 'unconfirmed' | 'no'> => {
    if (isStale(job)) {
      ledger.finish(job.id)
      return 'no'
    }
    const key = printerKey(printer)
    if (key === undefined || job.copy > 0) return 'yes'
    const state = await claim(job.orderId, key)
    if (state === 'granted') return 'yes'
    if (state === 'printed') {
      ledger.finish(job.id)
      return 'no'
    }
    if (state === 'taken') {
      postpone(job, claimAgainAfter)
      return 'no'
    }
    const failures = (claimFailures.get(job.id) ?? 0) + 1
    claimFailures.set(job.id, failures)
    if (failures > printWithoutCloudAfter) return 'unconfirmed'
    postpone(job, 2_000)
    return 'no'
  }
}
