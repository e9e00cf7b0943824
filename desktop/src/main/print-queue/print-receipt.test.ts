import { aPaidOrder, aRestaurantOfReceipts, issued } from '@sufra/shared/receipts/a-receipt.test-data'
import type { Order } from '@sufra/shared/orders/order'
import { receipt } from '@sufra/shared/receipts/receipt'
import { receiptOf } from '@sufra/shared/receipts/receipt-of'
import type { Printer } from '@sufra/shared/printing/printer'
import { beforeEach, expect, test } from 'vitest'
import type { CloudRequest } from '../cloud/cloud.ts'
import { PrintFailure } from '../printing/print-failure.ts'
import { aPrinter } from '../printing/printing.test-data.ts'
import type { Ticket } from '../../bridge/ticket.ts'
import { createPrintReceipt, receiptPrinterOf } from './print-receipt.ts'

const orderId = 'r'.repeat(22)

/** A cloud that counts prints by idempotency key, like the real cloud. */
let prints: string[]
let requests: CloudRequest[]
let isReachable: boolean
let refusal: { status: number; error: string } | undefined
let order: Partial<Order>
let link: string

/** The printed tickets, and the next result of the printer. */
let printed: { ticket: Ticket; printer: Printer }[]
let failure: Error | undefined
let opened: string[]
let printers: Printer[]
const printReceipt = () =>
  createPrintReceipt({
    cloud: {
      address: () => 'https://sufra.example',
      request: async (request) => {
        requests.push(request)
        if (refusal) return response(refusal.status, { success: false, error: refusal.error })
        const key = request.headers?.['idempotency-key'] ?? ''
        if (!prints.includes(key)) prints.push(key)
        if (!isReachable) return undefined
        const shown = receipt.encode(receiptOf(aPaidOrder(order), aRestaurantOfReceipts, issued))
        return response(200, { success: true, data: { receipt: shown, link, isCopy: prints.indexOf(key) > 0 } })
      },
    },
    printers: () => printers,
    printTicket: async (ticket, printer) => {
      if (failure) throw failure
      printed.push({ ticket, printer })
    },
    openPage: (address) => void opened.push(address),
    logError: () => {},
  })
const response = (status: number, body: object) => ({
  status,
  headers: new Headers(),
  body: new TextEncoder().encode(JSON.stringify(body)),
})
const isCopy = ({ ticket }: { ticket: Ticket }) => JSON.stringify(ticket).includes('REPRINT')

beforeEach(() => {
  prints = []
  requests = []
  isReachable = true
  refusal = undefined
  order = {}
  link = `/receipt/${'t'.repeat(22)}`
  printed = []
  failure = undefined
  opened = []
  printers = [aPrinter({ name: 'Till' })]
})

test('the first print is the original, and each later print a copy', async () => {
  const print = printReceipt()
  expect(await print(orderId)).toEqual({ outcome: 'printed', printer: 'Till' })
  await print(orderId)
  expect(printed.map(isCopy)).toEqual([false, true])
  expect(requests[0]).toMatchObject({ method: 'POST', path: `/api/merchant/orders/${orderId}/receipt`, body: '{"print":true}' })
})

test('a print that failed before anything was printed is repeated without becoming a copy', async () => {
  const print = printReceipt()
  failure = new PrintFailure('paper', false)
  expect(await print(orderId)).toEqual({ outcome: 'failed', problem: 'paper' })
  failure = undefined
  await print(orderId)
  expect(printed.map(isCopy)).toEqual([false])
  expect(prints).toHaveLength(1)
  await print(orderId)
  expect(printed.map(isCopy)).toEqual([false, true])
})

test('after a failure in the middle of a print, or for an unknown reason, the next print is a copy', async () => {
  const print = printReceipt()
  failure = new PrintFailure('paper', true)
  expect(await print(orderId)).toEqual({ outcome: 'failed', problem: 'paper' })
  failure = new Error('a bug')
  expect(await print(orderId)).toEqual({ outcome: 'failed', problem: 'failed' })
  failure = undefined
  await print(orderId)
  expect(printed.map(isCopy)).toEqual([true])
  expect(prints).toHaveLength(3)
})

test('a lost response does not count a second print', async () => {
  const print = printReceipt()
  isReachable = false
  expect(await print(orderId)).toEqual({ outcome: 'refused', status: 0, reply: {} })
  isReachable = true
  await print(orderId)
  expect(printed.map(isCopy)).toEqual([false])
  expect(prints).toHaveLength(1)
})

test('an order that is not paid prints nothing', async () => {
  refusal = { status: 409, error: 'receipt.not_paid' }
  expect(await printReceipt()(orderId)).toMatchObject({ outcome: 'refused', status: 409, reply: { error: 'receipt.not_paid' } })
  expect(printed).toEqual([])
})

test('without a printer the page of the receipt opens, and is marked as a copy the second time', async () => {
  printers = []
  const print = printReceipt()
  expect(await print(orderId)).toEqual({ outcome: 'opened' })
  await print(orderId)
  expect(opened).toEqual([`https://sufra.example${link}?print=1`, `https://sufra.example${link}?print=1&copy=1`])
})

test('no address except a receipt’s is opened, whatever the cloud replies', async () => {
  printers = []
  link = '/\\evil.example'
  await expect(printReceipt()(orderId)).rejects.toThrow()
  expect(opened).toEqual([])
})

test('the drawer opens once for cash', async () => {
  printers = [aPrinter({ opensDrawer: true })]
  const print = printReceipt()
  await print(orderId)
  await print(orderId)
  order = { payment: { method: 'Card', state: 'captured', cashAmount: null, change: null } }
  prints = []
  await print(orderId)
  expect(printed.map(({ printer }) => printer.opensDrawer)).toEqual([true, false, false])
})

test('receipts are printed by the printer at the drawer, or else by the first printer of complete orders', () => {
  const bar = aPrinter({ name: 'Bar', categoryIds: ['0193a2f0-0000-7000-8000-000000000003'] })
  const counter = aPrinter({ name: 'Counter' })
  const till = aPrinter({ name: 'Till', opensDrawer: true })
  expect(receiptPrinterOf([bar, counter, till])?.name).toBe('Till')
  expect(receiptPrinterOf([bar, counter])?.name).toBe('Counter')
  expect(receiptPrinterOf([bar])).toBeUndefined()
})
