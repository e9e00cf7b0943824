// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, answerWith, refuseWith, type Answer } from '../../../common/api/answer-calls.test-data.ts'
import { anOrder } from '../../order-text/an-order.test-data.ts'
import { renderPage } from '../../../common/ui/render.test-data.tsx'
import { WaiterCalls } from './waiter-calls.tsx'

const orderId = 'b'.repeat(22)
const answer = `POST /api/merchant/orders/${orderId}/waiter-coming`
const calledAt = '2026-11-20T18:00:00.000Z'
const later = '2026-11-20T18:01:00.000Z'
const calling = anOrder({ orderId, orderNumber: 12, tableNumber: 7, waiterCalledAt: calledAt })

const open = async (answers: Record<string, Answer> = {}, orders = [anOrder(), calling]) => {
  const sent = answerCalls(answers)
  const user = await renderPage(<WaiterCalls orders={orders} />)
  return { sent, user }
}

test('a table that calls is shown with its number, and answering it sends the displayed call', async () => {
  const { sent, user } = await open({ [answer]: answerWith({}) })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Table 7 calls a waiter#12Waiting [\d:]+On the way$/),
  ])
  await user.click(screen.getByRole('button', { name: 'On the way to table 7' }))
  await waitFor(() => expect(sent[answer]).toEqual([{ waiterCalledAt: calledAt }]))
})

test('the longest waiting table comes first', async () => {
  await open({}, [anOrder({ tableNumber: 3, waiterCalledAt: later }), calling])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'On the way to table 7',
    'On the way to table 3',
  ])
})

test('answered calls are not shown', async () => {
  await open({}, [{ ...calling, waiterComingAt: later }])
  expect(screen.queryByRole('region')).toBeNull()
})

test('a refused answer shows the reason, and can be sent again', async () => {
  const { user } = await open({ [answer]: refuseWith(404, 'order.not_found') })
  const button = screen.getByRole('button', { name: 'On the way to table 7' })
  await user.click(button)
  await screen.findByText('We cannot find this order.')
  expect(button).toHaveProperty('disabled', false)
})
