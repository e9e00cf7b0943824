// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { BrowserRouter } from '../common/pages/router.ts'
import { emptySession, type OpenOrder } from '../common/session/session-fields.ts'
import { updateSession } from '../common/session/session.ts'
import { renderForUser } from '../common/ui/render.test-data.tsx'
import { OpenOrderBar } from './open-order-bar.tsx'

const order = { orderId: 'a', orderNumber: 1, restaurantId: '1', tableId: '', tableNumber: null } as const

const open = async (orders: OpenOrder[]) => {
  updateSession(() => ({ ...emptySession, orders, orderId: 'a', status: orders[0]?.status ?? 'Received' }))
  onTestFinished(() => void updateSession(() => emptySession))
  await renderForUser(
    <BrowserRouter>
      <OpenOrderBar />
    </BrowserRouter>,
  )
  return screen.getByRole('link')
}

test.each([
  ['Received', 'Your order: Received', 'text-saffron'],
  ['Preparing', 'Your order: Preparing', 'text-blue'],
  ['Out for Delivery', 'Your order: Order Ready', 'text-green'],
  ['Cancelled', 'Your order: Cancelled', 'text-red'],
] as const)('the link to an order that is %s says so in the colour of the status', async (status, text, colour) => {
  const link = await open([{ ...order, status }])
  expect([link.textContent, link.getAttribute('href')]).toEqual([text, '/successorder'])
  expect(link.className).toContain(colour)
})

test('several open orders are counted', async () => {
  const link = await open([
    { ...order, status: 'Cancelled' },
    { ...order, orderId: 'b', status: 'Received' },
  ])
  expect(link.textContent).toBe('Your open orders: 2')
})
