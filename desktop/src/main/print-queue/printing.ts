// Prints orders: selects the printers, enters the jobs in the ledger and runs the print worker.
import type { PrintedDay } from '@sufra/shared/cash/day-close'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { isOpenOrder } from '@sufra/shared/orders/order-status'
import type { Printer, PrintProblem } from '@sufra/shared/printing/printer'
import type { Bill } from '@sufra/shared/table-bill/bill'
import type { DiningTable } from '@sufra/shared/tables/table'
import type { Cloud } from '../cloud/cloud.ts'
import { billTicket } from '../printing/bill-ticket.ts'
import { dayTicket } from '../printing/day-ticket.ts'
import { kitchenTicket } from '../printing/kitchen-ticket.ts'
import { failureOf } from '../printing/print-failure.ts'
import type { PrintTicket } from '../printing/print-ticket.ts'
import { tableTicket } from '../printing/table-ticket.ts'
import { testTicket } from '../printing/test-ticket.ts'
import { createPrintClaims } from './print-claims.ts'
import { linesFor } from './print-job.ts'
import type { PrintJob, PrintLedger } from './print-ledger.ts'
import { createPrintReceipt, receiptPrinterOf } from './print-receipt.ts'
import { createPrintWorker } from './print-worker.ts'

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
  /** Opens a page of the cloud in the browser. */
  openPage: (address: string) => void
  after: (milliseconds: number, run: () => void) => () => void
  now: () => number
  onChange: () => void
  onTrouble: () => void
  logError: (what: string, error: unknown) => void
}

/** Milliseconds after which the unprinted ticket of a closed order is no longer needed. */
const staleAfter = 30 * 60_000
/** Milliseconds that tickets wait, so that a whole burst of missed events is processed first. */
const burst = 250

export const createPrinting = (options: Options) => {
  const { ledger, cloud, deviceId, printTicket, printers, categoryOf, orderNow, timeZone, after, now, onChange, onTrouble, logError } =
    options

  /** A machine that was off for hours receives orders that have been served since. */
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
    ...createPrintClaims({ cloud, deviceId }),
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

  const printNow = createPrintNow({ printTicket, logError })
  const printerOf = (printerId: string) => printers().find(({ id }) => id === printerId)

  return {
    /** Enters the automatic jobs of a new order before the order is stored. Existing jobs stay unchanged. */
    enter: (order: CounterOrderOnWire) => jobsOf(order).forEach((job) => ledger.add(job)),
    /** Adds a copy for every printer that prints such orders. Returns the number of jobs. */
    printAgain: (order: CounterOrderOnWire): number => {
      const jobs = jobsOf(order)
      jobs.forEach((job) => ledger.addCopy(job))
      worker.poll()
      return jobs.length
    },
    printReceipt: createPrintReceipt(options),
    printTable: (table: DiningTable, restaurantName: { en: string; ar: string }, printerId: string) =>
      printNow(tableTicket({ restaurantName, tableNumber: table.number, link: table.link }), printerOf(printerId)),
    printDay: (day: PrintedDay, about: { restaurantName: LocalizedText; isReprint: boolean }, printerId: string) => {
      const printer = printerOf(printerId)
      if (!printer) return Promise.resolve('failed' as const)
      return printNow(dayTicket(day, { ...about, language: printer.language, timeZone: timeZone() }), printer)
    },
    /** Prints a bill. It is not recorded, because a bill may be printed any number of times and is not a receipt. */
    printBill: async (bill: Bill, restaurantName: LocalizedText) => {
      const printer = receiptPrinterOf(printers())
      if (!printer) return { printer: null, problem: null }
      const printedAt = new Date(now()).toISOString()
      const ticket = billTicket(bill, { restaurantName, timeZone: timeZone(), printedAt, width: printer.width })
      return { printer: printer.name, problem: await printNow(ticket, { ...printer, opensDrawer: false }) }
    },
    printTest: (printerId: string) => {
      const printer = printerOf(printerId)
      return printer ? printNow(testTicket(printer), printer) : Promise.resolve('failed' as const)
    },
    retry: worker.retry,
    drop: ledger.drop,
    poll: worker.poll,
    pollSoon: () => void after(burst, worker.poll),
    end: worker.end,
  }
}

export type Printing = ReturnType<typeof createPrinting>

/** Prints immediately without the ledger, for tickets that do not belong to an order. */
const createPrintNow =
  ({ printTicket, logError }: Pick<Options, 'printTicket' | 'logError'>) =>
  async (ticket: Parameters<PrintTicket>[0], printer: Printer | undefined): Promise<PrintProblem | null> => {
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
