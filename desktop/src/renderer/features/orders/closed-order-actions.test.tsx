// @vitest-environment jsdom
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, answerWith } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { anOrder, anOrderOnWire } from '../order-text/an-order.test-data.ts'
import { ClosedOrderActions } from './closed-order-actions.tsx'

const { board, orders, refunds } = forDesk
const open = async (change: Partial<CounterOrderOnWire>, { mayRefund = true } = {}) => {
  const order = anOrder(change)
  const onReopened = vi.fn<() => void>()
  const answer = answerWith(anOrderOnWire(change))
  const cancel = `POST /api/merchant/orders/${order.orderId}/cancel-delivered`
  const reopen = `POST /api/merchant/orders/${order.orderId}/reopen`
  const sent = answerCalls({ [cancel]: answer, [reopen]: answer })
  const user = await renderForUser(
    <QueryClientProvider client={queryClient}>
      <ClosedOrderActions order={order} mayRefund={mayRefund} onReopened={onReopened} />
    </QueryClientProvider>,
  )
  const press = async (name: string) => user.click(screen.getAllByRole('button', { name }).at(-1)!) // the button of the dialog is the last
  return { sent, user, press, onReopened, cancel, reopen }
}

test('a delivered order is cancelled with a suitable reason', async () => {
  const { sent, user, press, cancel } = await open({ status: 'Delivered' })
  await press(board.cancelOrder)
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(screen.queryByLabelText(orders.reason.sold_out)).toBeNull()
  await user.click(screen.getByLabelText(orders.reason.no_show))
  await press(board.cancelOrder)
  await waitFor(() => expect(sent[cancel]).toEqual([{ reason: 'no_show' }]))
})

test('a member without permission to refund can reopen a delivered order, and not cancel it', async () => {
  const { sent, press, onReopened, reopen } = await open(
    { status: 'Delivered', acceptedAt: '2026-11-20T12:00:00.000Z' },
    { mayRefund: false },
  )
  expect(screen.queryByRole('button', { name: board.cancelOrder })).toBeNull()
  await press(refunds.closed.reopen)
  await press(refunds.closed.reopen)
  await waitFor(() => expect(sent[reopen]).toEqual([{}]))
  await waitFor(() => expect(onReopened).toHaveBeenCalledOnce())
})

test('an order that was cancelled before it was accepted is reopened with the minutes until it is ready', async () => {
  const { sent, user, press, reopen } = await open({ status: 'Cancelled', cancelReason: 'sold_out', acceptedAt: null })
  await press(refunds.closed.reopen)
  await user.click(screen.getByLabelText('20 min'))
  await press(refunds.closed.reopen)
  await waitFor(() => expect(sent[reopen]).toEqual([{ minutes: 20 }]))
})

test.each<Partial<CounterOrderOnWire>>([
  { status: 'Cancelled', cancelReason: 'missed' },
  { status: 'Cancelled', cancelReason: 'by_diner' },
  { status: 'Preparing' },
])('%o has no actions', async (change) => {
  await open(change)
  expect(screen.queryAllByRole('button')).toEqual([])
})
