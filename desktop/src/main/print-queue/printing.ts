// Prints orders: selects the printers, enters the jobs in the ledger and runs the print worker.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import { claimPrint, reportPrinted } from '@sufra/shared/printing/print-claim.routes'
import type { Printer, PrintProblem } from '@sufra/shared/printing/printer'
import type { DiningTable } from '@sufra/shared/tables/table'
import { textOf, type Cloud } from '../gateway/cloud.ts'
import { kitchenTicket } from '../printing/kitchen-ticket.ts'
import { PrintFailure } from '../printing/print-failure.ts'
import type { PrintTicket } from '../printing/print-ticket.ts'
import { tableTicket } from '../printing/table-ticket.ts'
import { testTicket } from '../printing/test-ticket.ts'
import { linesFor } from './print-job.ts'
import type { PrintJob, PrintLedger } from './print-ledger.ts'
import { createPrintWorker, type ClaimState } from './print-worker.ts'

type Options = {
  ledger: PrintLedger
  cloud: Cloud
  deviceId: string
  printTicket: PrintTicket
  printers: () => Printer[]
  categoryOf: (itemId: string) => string | undefined
  /** Returns the latest stored version of an order. */
  orderNow: (orderId: string) => CounterOrderOnWire | undefined
  /** The time zone of the restaurant. */
  timeZone: () => string
  after: (milliseconds: number, run: () => void) => () => void
  now: () => number
  onChange: () => void
  onTrouble: () => void
  logError: (what: string, error: unknown) => void
}

/** Milliseconds after which the unprinted ticket of a closed order is no longer needed. */
const staleAfter = 30 * 60_000
/** Milliseconds. Missed events arrive in a burst; tickets wait until all of them are processed. */
const burst = 250

const failureOf = (error: unknown) => (error instanceof PrintFailure ? error : undefined)

export const createPrinting = (options: Options) => {
  const { ledger, cloud, deviceId, printTicket, printers, categoryOf, orderNow, timeZone, after, now, onChange, onTrouble, logError } =
    options

  const post = (path: string, orderId: string, printer: string) =>
    cloud.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId, printer, deviceId }),
      milliseconds: 4_000,
    })

  const claim = async (orderId: string, printer: string): Promise<ClaimState> => {
    const answer = await post(claimPrint.path, orderId, printer)
    if (answer?.status !== 200) return 'unknown'
    const { data } = JSON.parse(textOf(answer)) as { data: { state: ClaimState } } // our own server's response to claimPrint
    return data.state
  }

  /** A machine that was off for hours receives orders that have been served in the meantime. */
  const isStale = ({ orderId, copy, tries, body }: PrintJob) => {
    const order = orderNow(orderId) ?? body.order
    return copy === 0 && tries === 0 && !isOpenOrder(order.status) && now() - Date.parse(order.placedAt) > staleAfter
  }

  const worker = createPrintWorker({
    ledger,
    printers,
    print: ({ body }, printer, isReprint) =>
      printTicket(
        kitchenTicket(body.order, { printerName: printer.name, isReprint, language: printer.language, timeZone: timeZone() }),
        printer,
      ),
    failureOf,
    isStale,
    claim,
    reportPrinted: async (orderId, printer) => void (await post(reportPrinted.path, orderId, printer)),
    after,
    onChange,
    onTrouble,
    logError,
  })

  const jobsOf = (order: CounterOrderOnWire) =>
    printers().flatMap((printer) => {
      const lines = linesFor(order, printer, categoryOf)
      return lines ? [{ orderId: order.orderId, printerId: printer.id, body: { order: lines }, madeAt: now() }] : []
    })

  /** Prints immediately without the ledger, for tickets that belong to no order. */
  const printNow = async (ticket: Parameters<PrintTicket>[0], printerId: string): Promise<PrintProblem | null> => {
    const printer = printers().find(({ id }) => id === printerId)
    if (!printer) return 'failed'
    try {
      await printTicket(ticket, printer)
      return null
    } catch (error) {
      const failure = failureOf(error)
      if (!failure) logError('failed to print a ticket', error)
      return failure?.problem ?? 'failed'
    }
  }

  return {
    /** Enters the automatic jobs of a new order before the order is stored. Existing jobs are unchanged. */
    enter: (order: CounterOrderOnWire) => jobsOf(order).forEach((job) => ledger.add(job)),
    /** Adds a copy for every printer that prints such orders. Returns the number of jobs. */
    printAgain: (order: CounterOrderOnWire): number => {
      const jobs = jobsOf(order)
      jobs.forEach((job) => ledger.addCopy(job))
      worker.poll()
      return jobs.length
    },
    printTable: (table: DiningTable, restaurantName: { en: string; ar: string }, printerId: string) =>
      printNow(tableTicket({ restaurantName, tableNumber: table.number, link: table.link }), printerId),
    printTest: (printerId: string) => {
      const printer = printers().find(({ id }) => id === printerId)
      return printer ? printNow(testTicket(printer), printerId) : Promise.resolve('failed' as const)
    },
    retry: worker.retry,
    drop: ledger.drop,
    poll: worker.poll,
    pollSoon: () => void after(burst, worker.poll),
    end: worker.end,
  }
}
