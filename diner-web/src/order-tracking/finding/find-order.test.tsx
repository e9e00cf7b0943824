// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { BrowserRouter } from '../../common/pages/router.ts'
import { emptySession } from '../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../common/session/session.ts'
import { visits } from '../../common/session/own-visits.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { answerCalls, aReceivedOrder, refuseWith, type Answer } from '../order-page.test-data.tsx'
import { FindOrder } from './find-order.tsx'

const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const { orderId, orderNumber } = aReceivedOrder()
const found = (changes: object = {}): Answer => ({
  body: { success: true, data: { orderId, orderNumber, restaurantId, tableId: null, tableNumber: null, status: 'Preparing', ...changes } },
})

beforeEach(() => localStorage.clear())

const open = async (answer: Answer) => {
  const sent = answerCalls(aReceivedOrder(), { 'POST /api/orders/find': answer })
  const visit = vi.spyOn(visits, 'get').mockResolvedValue('visit')
  onTestFinished(() => visit.mockRestore())
  history.replaceState(null, '', '/successorder')
  updateSession(() => ({ ...emptySession, restaurantId }))
  const user = await renderForUser(
    <BrowserRouter>
      <FindOrder />
    </BrowserRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'Find my order' }))
  await user.type(screen.getByLabelText('Order number'), String(orderNumber))
  await user.type(screen.getByLabelText('Last four digits of the mobile number'), '٢٣٤٥')
  expect(screen.getByLabelText('Last four digits of the mobile number')).toHaveProperty('value', '2345')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  return { sent }
}

test("a found order becomes one of the phone's open orders, and its page opens", async () => {
  const { sent } = await open(found())
  await waitFor(() => expect(useSession.getState()).toMatchObject({ orderId, status: 'Preparing' }))
  expect(useSession.getState().orders).toEqual([
    { orderId, orderNumber, restaurantId, tableId: '', tableNumber: null, status: 'Preparing' },
  ])
  expect(sent.map(({ name }) => name)).toEqual(['POST /api/orders/find'])
})

test('a delivered order opens its receipt, and is not followed', async () => {
  await open(found({ status: 'Delivered' }))
  await waitFor(() => expect(location.pathname).toBe('/successbacktohome'))
  expect(useSession.getState()).toMatchObject({ deliveredOrderId: orderId, orders: [] })
})

test('a refusal is shown below the digits, and the search can be repeated', async () => {
  await open(refuseWith(404, 'order.not_found_by_digits'))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We cannot find this order\. Check both numbers\./)
  expect(screen.getByRole('button', { name: 'Find' })).toHaveProperty('disabled', false)
  expect(useSession.getState().orders).toEqual([])
})
