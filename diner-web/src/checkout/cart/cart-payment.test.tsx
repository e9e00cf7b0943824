// @vitest-environment jsdom
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noDetails } from '../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../common/session/session.ts'
import { allOptions, placed, restaurantId } from '../methods/checkout-page.test-data.tsx'
import { dish, line, menuAnswer, renderCart } from './cart-page.test-data.tsx'

beforeEach(() => localStorage.clear())

const button = (name: RegExp | string) => screen.findByRole<HTMLButtonElement>('button', { name })
const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const options = (changes: object) => ({ 'payment-options': { body: { success: true, data: { ...allOptions, ...changes } } } })
const karak = line('Karak', 5, 2)
const isPlaced = () => waitFor(() => expect(location.pathname).toBe('/successorder'))

test('an order is placed by one tap, in cash with the exact amount', async () => {
  const { user, sent } = await renderCart([karak], { 'process-payment': placed })
  await user.click(await button(/^Place order · cash QAR.10\.00$/))
  await isPlaced()
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 10 }])
})

test("another amount of cash is one tap below, with the change; an amount below the cart's new total is reset to the exact one", async () => {
  const { user, sent } = await renderCart([karak], { 'process-payment': placed })
  await button(/^Place order · cash/)
  const chips = within(screen.getByRole('group', { name: 'How much cash will you give?' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Exact', '20', '50', '100', 'Other'])
  chips.getByRole('button', { name: 'Exact', pressed: true })
  await user.click(chips.getByRole('button', { name: /20\.00/ }))
  expect(screen.getByRole('group', { name: 'How much cash will you give?' }).nextElementSibling?.textContent).toMatch(/^Change.*10\.00$/)
  act(() => void updateSession(() => ({ cart: [line('Karak', 5, 5)] })))
  await button(/^Place order · cash QAR.25\.00$/)
  chips.getByRole('button', { name: 'Exact', pressed: true })
  await user.click(chips.getByRole('button', { name: /50\.00/ }))
  await user.click(await button(/^Place order/))
  await isPlaced()
  expect(sent['process-payment']).toMatchObject([{ totalPrice: 25, cashAmount: 50 }])
})

test('a typed amount follows the rules of the specification, and Enter places the order', async () => {
  const { user, sent } = await renderCart([karak], { 'process-payment': placed })
  await user.click(await button('Other'))
  const amount = (description?: string) => screen.getByRole<HTMLInputElement>('textbox', { name: 'Cash amount', description })
  expect(document.activeElement).toBe(amount())
  await user.click(await button(/^Place order/))
  amount('Cash amount is required')
  await user.type(amount(), '9.99')
  amount('Cash amount is less than total cart amount')
  await user.clear(amount())
  await user.type(amount(), 'twenty{Enter}')
  amount('Must be a valid number')
  expect(sent['process-payment']).toBeUndefined()
  await user.clear(amount())
  await user.type(amount(), '20')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Change' }).value).toMatch(/10\.00/)
  await user.keyboard('{Enter}')
  await isPlaced()
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 20 }])
})

test('the method chosen in the cart pays immediately, and the button names it with the amount', async () => {
  const { user, sent } = await renderCart([karak], { 'process-payment': placed })
  await user.click(await radio(/Visa ending in 4242/))
  await user.click(await button(/^Visa ending in 4242 · QAR.10\.00$/))
  await isPlaced()
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Card', totalPrice: 10 }])
})

test('a wallet is named on the button and opens the pin page; it is selected again after a reload', async () => {
  const first = await renderCart([karak])
  await button(/^Place order · cash/)
  expect((await radio(/^Cash/)).checked).toBe(true)
  await first.user.click(await radio(/Apple Pay/))
  await first.user.click(await button(/^Apple Pay · QAR.10\.00$/))
  await waitFor(() => expect(location.pathname).toBe('/payments/submitpin'))
  const { lastMethod } = useSession.getState()
  cleanup()
  await renderCart([karak], {}, undefined, {}, { lastMethod })
  await button(/^Apple Pay · QAR/)
  expect((await radio(/Apple Pay/)).checked).toBe(true)
})

test('when the last card no longer exists, cash is preselected', async () => {
  const missing = { list: { body: { success: true, data: [] } } }
  await renderCart([karak], missing, undefined, {}, { lastMethod: 'saved_card gone' })
  await button(/^Place order · cash/)
})

test('when cash is not accepted, Google Pay is preselected', async () => {
  await renderCart([karak], options({ methods: ['Card', 'UPI'] }))
  await button(/^Google Pay · QAR/)
  expect(screen.queryByRole('radio', { name: /^Cash/ })).toBeNull()
})

test('when only cash is accepted, it is the only way to pay', async () => {
  await renderCart([karak], options({ methods: ['Cash'], wallets: [], gateway: null }))
  await button(/^Place order · cash/)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull())
  expect(screen.getAllByRole('radio').map((each) => (each as HTMLInputElement).name)).toEqual(['orderType', 'orderType', 'paymentChoice'])
})

test('a cart that costs nothing is placed by one tap, without method and cash', async () => {
  const { user, sent } = await renderCart([line('Karak', 0, 2)], {
    'process-payment': placed,
    [restaurantId]: menuAnswer([dish('Karak', 0)]),
  })
  const place = await button(/^Place order QAR.0\.00$/)
  screen.getByText('There is nothing to pay.')
  expect(screen.queryByRole('radio', { name: /Google Pay|Cash/ })).toBeNull()
  await user.click(place)
  await isPlaced()
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 0, totalPrice: 0 }])
})

test('an order without a name is not paid: the field gets the focus and its message', async () => {
  const { user, sent } = await renderCart([karak])
  act(() => void updateSession(() => ({ customerDetails: noDetails })))
  for (const name of [/^Cash/, /Google Pay/]) {
    await user.click(await radio(name))
    await user.click(await button(/(^Place order · cash|^Google Pay ·)/))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name', description: 'Name and Mobile Number are required' }))
  }
  expect([location.pathname, sent['process-payment']]).toEqual(['/cart', undefined])
})

test.each([
  [{ takingOrders: false }, forDinerLater.opening.notTakingOrders],
  [{ isUnreachable: true }, forDinerLater.start.unreachable],
])('at a restaurant with %j the order is not paid, and the button shows the reason', async (closed, reason) => {
  await renderCart([karak], {}, undefined, closed)
  expect((await button(reason)).disabled).toBe(true)
  expect((await radio(/^Cash/)).closest('fieldset')?.disabled).toBe(true)
})

test('an order at a table is not paid without a table', async () => {
  const { user, sent } = await renderCart([karak])
  act(() => void updateSession(() => ({ tableId: '', tableNumber: null })))
  await user.click(await button(/^Place order · cash/))
  expect(sent['process-payment']).toBeUndefined()
  expect(document.activeElement?.textContent).toBe('Please scan the code on your table first.')
})

test('a diner follows an order that another tab has placed, unless there is another cart', async () => {
  await renderCart([karak])
  await button(/^Place order · cash/)
  act(() => void updateSession(({ orderCount }) => ({ orderCount: orderCount + 1 })))
  expect(location.pathname).toBe('/cart')
  act(() => void updateSession(({ orderCount }) => ({ cart: [], orderCount: orderCount + 1 })))
  await isPlaced()
})
