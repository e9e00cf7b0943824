// @vitest-environment jsdom
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noDetails } from '../../common/session/session-fields.ts'
import { updateSession } from '../../common/session/session.ts'
import { allOptions, placed, restaurantId } from '../methods/checkout-page.test-data.tsx'
import { dish, line, menuAnswer, renderCart } from './cart-page.test-data.tsx'

beforeEach(() => localStorage.clear())

const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name })
const cashAlone = { 'payment-options': { body: { success: true, data: { ...allOptions, methods: ['Cash'], wallets: [], gateway: null } } } }
const karak = line('Karak', 5, 2)

test('the method that is chosen in the cart pays at once', async () => {
  const { user, sent } = await renderCart([karak], { 'process-payment': placed })
  await user.click(await screen.findByRole('radio', { name: /Visa ending in 4242/ }))
  await user.click(await button(/^Pay now.*10\.00/))
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Card', totalPrice: 10 }])
})

test('Google Pay is preselected and leads to the pin page', async () => {
  const { user } = await renderCart([karak])
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Google Pay/ })).checked).toBe(true)
  await user.click(await button(/^Pay now/))
  await waitFor(() => expect(location.pathname).toBe('/payments/submitpin'))
})

test('cash is paid from the cart: its sheet, an amount, and the button', async () => {
  const { user, sent } = await renderCart([karak], { 'process-payment': placed })
  await user.click(await button(/^Pay by cash/))
  await user.click(await button('Exact amount'))
  await user.click(await button('Place order'))
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 10 }])
})

test('where only cash is accepted, the button of the cart opens its sheet', async () => {
  const { user } = await renderCart([karak], cashAlone)
  await user.click(await button(/^Place order.*10\.00/))
  await screen.findByRole('dialog', { name: 'Cash' })
})

test('a cart that costs nothing is placed by one tap: no method, no cash sheet', async () => {
  const { user, sent } = await renderCart([line('Karak', 0, 2)], {
    'process-payment': placed,
    [restaurantId]: menuAnswer([dish('Karak', 0)]),
  })
  const place = await button(/^Place order.*0\.00/)
  screen.getByText('There is nothing to pay.')
  expect([screen.queryByRole('radio', { name: /Google Pay/ }), screen.queryByRole('button', { name: /^Pay by cash/ })]).toEqual([
    null,
    null,
  ])
  await user.click(place)
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 0, totalPrice: 0 }])
})

test('without a name nothing is paid: the field gets the focus and its message', async () => {
  const { user, sent } = await renderCart([karak])
  updateSession(() => ({ customerDetails: noDetails }))
  for (const name of [/^Pay by cash/, /^Pay now/]) {
    await user.click(await button(name))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name', description: 'Name and Mobile Number are required' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
  expect([location.pathname, sent['process-payment']]).toEqual(['/cart', undefined])
})

test.each([
  [{ takingOrders: false }, forDinerLater.opening.notTakingOrders],
  [{ isUnreachable: true }, forDinerLater.start.unreachable],
])('of a restaurant with %j nothing is paid, and the button says why', async (closed, reason) => {
  await renderCart([karak], {}, undefined, closed)
  expect((await button(reason)).disabled).toBe(true)
  expect((await button(/^Pay by cash/)).disabled).toBe(true)
})

test('without a table nothing is paid at a table', async () => {
  const { user } = await renderCart([karak])
  updateSession(() => ({ tableId: '', tableNumber: null }))
  await user.click(await button(/^Pay by cash/))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Please scan the code on your table first.')
})

test('an order that another tab has placed is followed, but not by a diner who has another cart', async () => {
  await renderCart([karak])
  await button(/^Pay now/)
  act(() => void updateSession(({ orderCount }) => ({ orderCount: orderCount + 1 })))
  expect(location.pathname).toBe('/cart')
  act(() => void updateSession(({ orderCount }) => ({ cart: [], orderCount: orderCount + 1 })))
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
})
