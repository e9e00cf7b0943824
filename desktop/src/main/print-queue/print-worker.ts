// Prints the jobs of the ledger, one at a time per printer, without blocking the window.
import { printerKey, type Printer, type PrintProblem } from '@sufra/shared/printing/printer'
import { claimAgainAfter, createPrintDecision, type ClaimState } from './print-decision.ts'
import type { PrintJob, PrintLedger } from './print-ledger.ts'

type Options = {
  ledger: PrintLedger
  printers: () => Printer[]
  /** Throws a PrintFailure. */
  print: (job: PrintJob, printer: Printer, isReprint: boolean) => Promise<void>
  failureOf: (error: unknown) => { problem: PrintProblem; mayHavePrinted: boolean } | undefined
  /** Whether the ticket is no longer needed. */
  isStale: (job: PrintJob) => boolean
  claim: (orderId: string, printer: string) => Promise<ClaimState>
  reportPrinted: (orderId: string, printer: string) => Promise<void>
  after: (milliseconds: number, run: () => void) => () => void
  onChange: () => void
  /** Called when printing failed: plays the printer sound. */
  onTrouble: () => void
  logError: (what: string, error: unknown) => void
}

export const maxTries = 3
/** Milliseconds before the second and the third try. */
const retryDelays = [3_000, 10_000]

export const createPrintWorker = (options: Options) => {
  const { ledger, printers, print, failureOf, isStale, claim, reportPrinted, after, onChange, onTrouble, logError } = options
  const busy = new Set<string>()
  const postponed = new Set<number>()
  let isEnded = false

  const postpone = (job: PrintJob, milliseconds: number) => {
    postponed.add(job.id)
    after(milliseconds, () => {
      postponed.delete(job.id)
      poll()
    })
  }

  const mayPrint = createPrintDecision({ ledger, isStale, claim, postpone })

  const fail = (job: PrintJob, problem: PrintProblem, mayHavePrinted: boolean) => {
    const isGivenUp = job.tries + 1 >= maxTries
    ledger.fail(job, problem, mayHavePrinted, isGivenUp)
    if (!isGivenUp) postpone(job, retryDelays[job.tries] ?? claimAgainAfter)
    onTrouble()
  }

  const process = async (job: PrintJob, printer: Printer) => {
    const decision = await mayPrint(job, printer)
    if (decision === 'no' || isEnded) return
    ledger.start(job.id)
    try {
      await print(job, printer, job.mayHavePrinted || decision === 'unconfirmed')
    } catch (error) {
      const failure = failureOf(error)
      fail(job, failure?.problem ?? 'failed', failure?.mayHavePrinted ?? true)
      if (!failure) logError('failed to print a ticket', error)
      return
    }
    ledger.finish(job.id)
    // The report is not awaited, because without a network it takes seconds, and the next ticket must not wait.
    reportPrinted(job.orderId, printerKey(printer) ?? `queue:${printer.id}`).catch((error: unknown) =>
      logError('failed to report a ticket', error),
    )
  }

  /** Starts every job that can be printed now. */
  const poll = () => {
    if (isEnded) return
    for (const job of ledger.waiting()) {
      const printer = printers().find(({ id }) => id === job.printerId)
      if (!printer || busy.has(printer.id) || postponed.has(job.id)) continue
      busy.add(printer.id)
      void process(job, printer)
        .catch((error: unknown) => logError('print ledger failed', error))
        .finally(() => {
          busy.delete(printer.id)
          if (isEnded) return
          onChange()
          poll()
        })
    }
  }

  return {
    poll,
    /** Prints a job now, without waiting for its retry delay. */
    retry: (jobId: number) => {
      ledger.retry(jobId)
      postponed.delete(jobId)
      poll()
    },
    end: () => {
      isEnded = true
    },
  }
}
