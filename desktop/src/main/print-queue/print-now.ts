import type { Printer, PrintProblem } from '@sufra/shared/printing/printer'
import { failureOf } from '../printing/print-failure.ts'
import type { PrintTicket } from '../printing/print-ticket.ts'

type Deps = { printTicket: PrintTicket; logError: (what: string, error: unknown) => void }

/** Prints immediately without the ledger, for tickets that do not belong to an order. */
export const createPrintNow =
  ({ printTicket, logError }: Deps) =>
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
