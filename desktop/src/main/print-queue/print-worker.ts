// Takes jobs from the ledger to their printers, one at a time for each printer. The window never waits for it.
import { printerKey, type Printer, type PrintProblem } from '@sufra/shared/printing/printer'
import type { PrintJob, PrintLedger } from './print-ledger.ts'

/** What the cloud says of who prints; `unknown`: it could not be asked. */
export type ClaimState = 'granted' | 'taken' | 'printed' | 'unknown'

type Options = {
  ledger: PrintLedger
  printers: () => Printer[]
  /** Throws a PrintFailure. */
  print: (job: PrintJob, printer: Printer, isReprint: boolean) => Promise<void>
  failureOf: (error: unknown) => { problem: PrintProblem; mayHavePrinted: boolean } | undefined
  /** Whether nobody needs the ticket any more. */
  isStale: (job: PrintJob) => boolean
  claim: (orderId: string, printer: string) => Promise<ClaimState>
  reportPrinted: (orderId: string, printer: string) => Promise<void>
  after: (milliseconds: number, run: () => void) => () => void
  onChange: () => void
  /** A printer's own sound. */
  onTrouble: () => void
  complain: (what: string, error: unknown) => void
}

export const maxTries = 3
/** Milliseconds before the second and the third try. */
const waits = [3_000, 10_000]
/** A claim that another counter holds is asked again after its lease. */
const claimAgainAfter = 31_000
/** How long a job waits for a cloud that cannot be asked before it is printed without. */
const printWithoutCloudAfter = 3

export const createPrintWorker = (options: Options) => {
  const { ledger, printers, print, failureOf, isStale, claim, reportPrinted, after, onChange, onTrouble, complain } = options
  const busy = new Set<string>()
  const notBefore = new Set<number>()
  const unasked = new Map<number, number>()
  let isEnded = false

  const later = (job: PrintJob, milliseconds: number) => {
    notBefore.add(job.id)
    after(milliseconds, () => {
      notBefore.delete(job.id)
      look()
    })
  }

  /**
   * Whether this counter prints it now. Copies that staff asked for need no claim. While the cloud cannot be asked a ticket waits a few seconds and is then
   * printed headed REPRINT: the kitchen must cook, and may see it twice.
   */
  const mayPrint = async (job: PrintJob, printer: Printer): Promise<'yes' | 'yes, perhaps again' | 'no'> => {
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
      later(job, claimAgainAfter)
      return 'no'
    }
    const asked = (unasked.get(job.id) ?? 0) + 1
    unasked.set(job.id, asked)
    if (asked > printWithoutCloudAfter) return 'yes, perhaps again'
    later(job, 2_000)
    return 'no'
  }

  const fail = (job: PrintJob, problem: PrintProblem, mayHavePrinted: boolean) => {
    const isGivenUp = job.tries + 1 >= maxTries
    ledger.fail(job, problem, mayHavePrinted, isGivenUp)
    if (!isGivenUp) later(job, waits[job.tries] ?? claimAgainAfter)
    onTrouble()
  }

  const take = async (job: PrintJob, printer: Printer) => {
    const may = await mayPrint(job, printer)
    if (may === 'no' || isEnded) return
    ledger.start(job.id)
    try {
      await print(job, printer, job.mayHavePrinted || may === 'yes, perhaps again')
    } catch (error) {
      const failure = failureOf(error)
      fail(job, failure?.problem ?? 'failed', failure?.mayHavePrinted ?? true)
      if (!failure) complain('a ticket was not printed', error)
      return
    }
    ledger.finish(job.id)
    const key = printerKey(printer)
    if (key !== undefined) await reportPrinted(job.orderId, key)
  }

  /** Starts what can be started. */
  const look = () => {
    if (isEnded) return
    for (const job of ledger.waiting()) {
      const printer = printers().find(({ id }) => id === job.printerId)
      if (!printer || busy.has(printer.id) || notBefore.has(job.id)) continue
      busy.add(printer.id)
      void take(job, printer)
        .catch((error: unknown) => complain('the print ledger failed', error))
        .finally(() => {
          busy.delete(printer.id)
          if (isEnded) return
          onChange()
          look()
        })
    }
  }

  return {
    look,
    /** Staff want it now: it waits no longer. */
    retry: (jobId: number) => {
      ledger.retry(jobId)
      notBefore.delete(jobId)
      look()
    },
    end: () => {
      isEnded = true
    },
  }
}
