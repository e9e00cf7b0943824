// Prints receipts. The cloud issues and counts them, so that every print after the first is a copy, whichever counter prints it.
import { newId } from '@sufra/shared/new-id'
import type { Printer } from '@sufra/shared/printing/printer'
import type { Receipt } from '@sufra/shared/receipts/receipt'
import { issueReceipt } from '@sufra/shared/receipts/receipt.routes'
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import type { ReceiptPrint } from '../../bridge/bridge.ts'
import { textOf, type Cloud } from '../cloud/cloud.ts'
import { failureOf } from '../printing/print-failure.ts'
import type { PrintTicket } from '../printing/print-ticket.ts'
import { receiptTicket } from '../printing/receipt-ticket.ts'

type Deps = {
  cloud: Pick<Cloud, 'address' | 'request'>
  printers: () => Printer[]
  printTicket: PrintTicket
  /** Opens a page of the cloud in the browser. */
  openPage: (address: string) => void
  logError: (what: string, error: unknown) => void
}
type Issued = { receipt: Receipt; link: string; isCopy: boolean }

/** The printer at the cash drawer, else the first printer that prints complete orders. */
export const receiptPrinterOf = (printers: readonly Printer[]): Printer | undefined =>
  printers.find(({ opensDrawer }) => opensDrawer) ?? printers.find(({ categoryIds }) => categoryIds === null)

export const createPrintReceipt = ({ cloud, printers, printTicket, openPage, logError }: Deps) => {
  /** The keys of requests without a response. The next attempt uses the same key, so that the print is not counted twice. */
  const keys = new Map<string, string>()
  /** Issued receipts that were not printed at all, so that the next attempt is not a copy. */
  const unprinted = new Map<string, Issued>()

  const issue = async (orderId: string): Promise<Issued | Extract<ReceiptPrint, { outcome: 'refused' }>> => {
    const key = keys.get(orderId) ?? newId()
    keys.set(orderId, key)
    const answer = await cloud.request({
      method: issueReceipt.method,
      path: issueReceipt.path.replace(':orderId', orderId),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ print: true }),
    })
    if (!answer) return { outcome: 'refused', status: 0, reply: {} }
    keys.delete(orderId)
    const body: unknown = JSON.parse(textOf(answer))
    if (answer.status === 200) return issueReceipt.reply.parse(body).data
    return { outcome: 'refused', status: answer.status, reply: body as Partial<ErrorReply> } // validated where it is displayed
  }

  /** Cash is put into the drawer when its receipt is printed, but not when a copy is printed. */
  const drawerOf = (printer: Printer, { receipt, isCopy }: Issued): Printer => ({
    ...printer,
    opensDrawer: printer.opensDrawer && receipt.paymentMethod === 'Cash' && !isCopy,
  })

  return async (orderId: string): Promise<ReceiptPrint> => {
    const issued = unprinted.get(orderId) ?? (await issue(orderId))
    if ('outcome' in issued) return issued
    unprinted.delete(orderId)
    const { receipt, link, isCopy } = issued
    const printer = receiptPrinterOf(printers())
    if (!printer) {
      openPage(`${cloud.address() ?? ''}${link}?print=1${isCopy ? '&copy=1' : ''}`)
      return { outcome: 'opened' }
    }
    try {
      await printTicket(receiptTicket(receipt, { isCopy, width: printer.width }), drawerOf(printer, issued))
      return { outcome: 'printed', printer: printer.name }
    } catch (error) {
      const failure = failureOf(error)
      if (!failure) logError('failed to print a receipt', error)
      if (failure && !failure.mayHavePrinted) unprinted.set(orderId, issued)
      return { outcome: 'failed', problem: failure?.problem ?? 'failed' }
    }
  }
}
