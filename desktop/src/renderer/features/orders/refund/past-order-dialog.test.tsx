// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith } from '../../../common/api/answer-calls.test-data.ts'
import { anOrderOnWire } from '../../order-text/an-order.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { PastOrderDialog } from './past-order-dialog.tsx'

const { board, printing, refunds } = forDesk

const open = async (change: Parameters<typeof anOrderOnWire>[0]) => {
  const order = anOrderOnWire(change)
  const payments = { order, received: [], refunds: [], mayRefund: true }
  answerCalls({ [`GET /api/merchant/orders/${order.orderId}/payments`]: answerWith(payments) })
  await renderPage(<PastOrderDialog orderId={order.orderId} onClose={() => {}} />)
  await screen.findByRole('heading', { name: refunds.payment })
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())

test('a delivered order opened from the board has its receipt, as in the history', async () => {
  await open({ status: 'Delivered', acceptedAt: '2026-11-20T12:00:00.000Z', closedAt: '2026-11-20T12:30:00.000Z' })
  expect(names()).toEqual(expect.arrayContaining([board.cancelOrder, refunds.closed.reopen, printing.receipt]))
})

test('an order that was cancelled before it was accepted has no receipt', async () => {
  await open({ status: 'Cancelled', cancelReason: 'sold_out', acceptedAt: null })
  expect(names()).not.toContain(printing.receipt)
})
