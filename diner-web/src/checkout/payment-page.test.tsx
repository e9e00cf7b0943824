// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useSession } from '../common/session/session.ts'
import {
  allOptions,
  answerCalls,
  placed,
  postFromGateway,
  refusedWith,
  renderCheckout,
  sampleCard,
  waitsForBank,
} from './methods/checkout-page.test-data.tsx'
import { PaymentPage } from './payment-page.tsx'

beforeEach(() => localStorage.clear())

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name })
const payNow = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay now/ })
const token = { type: 'token', token: 'tok_1', brand: 'Mastercard', lastFour: '4444', expiry: '01/30', cardNumber: '5555555555554444' }

const addCard = async (user: Awaited<ReturnType<typeof renderCheckout>>, saves: boolean) => {
  await user.click(await screen.findByRole('button', { name: 'Add new card' }))
  const sheet = await screen.findByRole('dialog', { name: 'Add new card' })
  if (saves) await user.click(within(sheet).getByRole('checkbox', { name: 'Save this card on this phone' }))
  await user.click(within(sheet).getByRole('button', { name: 'Add card' }))
  await postFromGateway('Card details', token)
}

test('Google Pay is preselected, and Pay now shows the total with two decimals and opens the pin page', async () => {
  answerCalls()
  const user = await renderCheckout(<PaymentPage />)
  expect((await radio(/Google Pay/)).checked).toBe(true)
  expect((await radio(/Apple Pay/)).checked).toBe(false)
  expect(payNow().textContent).toMatch(/QAR\s14\.00/)
  await user.click(payNow())
  await waitFor(() => expect(location.pathname).toBe('/payments/submitpin'))
})

test('a saved card is shown with brand, last four digits and expiry, and pays by its id', async () => {
  const sent = answerCalls({ 'process-payment': placed })
  const user = await renderCheckout(<PaymentPage />)
  await user.click(await radio(/Visa ending in 4242/))
  screen.getByText('Expires 12/34')
  await user.click(payNow())
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Card', source: { kind: 'saved_card', id: sampleCard.id } }])
  expect(sent['process-payment']?.[0]).not.toHaveProperty('cashAmount')
})

test('a saved card is removed', async () => {
  const sent = answerCalls()
  const user = await renderCheckout(<PaymentPage />)
  await user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull())
  expect(sent['remove']).toMatchObject([{ id: sampleCard.id }])
})

test.each([true, false])('a new card is chosen and pays with its token; saved: %s', async (saves) => {
  const sent = answerCalls({ 'process-payment': placed })
  const user = await renderCheckout(<PaymentPage />)
  await addCard(user, saves)
  expect((await radio(/Mastercard ending in 4444/)).checked).toBe(true)
  await user.click(payNow())
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Card', source: { kind: 'card', token: 'tok_1', saves } }])
})

test('a declined card shows the reason, keeps the cart, and the next payment has another key', async () => {
  const sent = answerCalls({ 'process-payment': refusedWith(402, 'payment.declined_insufficient_funds') })
  const user = await renderCheckout(<PaymentPage />)
  const key = useSession.getState().currentUniqueId
  await addCard(user, false)
  await user.click(payNow())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your balance is too low for this payment. Use another card or another way to pay.')
  expect(sent['process-payment']).toHaveLength(1)
  expect(useSession.getState()).toMatchObject({ cart: [{ quantity: 1 }], checkout: { state: 'rejected' } })
  expect(useSession.getState().currentUniqueId).not.toBe(key)
  // Its token has been used.
  expect(screen.queryByRole('radio', { name: /Mastercard/ })).toBeNull()
  expect(payNow().disabled).toBe(false)
})

test('a payment that waits for the bank offers its page, and only its snapshot is stored', async () => {
  answerCalls({ 'process-payment': waitsForBank })
  const user = await renderCheckout(<PaymentPage />)
  await addCard(user, false)
  await user.click(payNow())
  expect((await screen.findByRole('link', { name: 'Continue to your bank' })).getAttribute('href')).toBe('https://gateway.test/challenge/1')
  expect(payNow().disabled).toBe(true)
  const stored = localStorage.getItem('sufra-diner') ?? ''
  expect(JSON.parse(stored).state.checkout).toMatchObject({ state: 'unconfirmed', snapshot: { paymentMethod: 'Card' } })
  for (const secret of ['tok_1', '5555555555554444', 'challenge/1']) expect(stored).not.toContain(secret)
})

test('a cancelled payment is withdrawn at the server', async () => {
  const sent = answerCalls({
    'process-payment': waitsForBank,
    resolve: { body: { success: true, data: { outcome: 'withdrawn' } } },
  })
  const user = await renderCheckout(<PaymentPage />)
  await user.click(await radio(/Visa/))
  await user.click(payNow())
  await waitFor(() => expect(useSession.getState().checkout.state).toBe('idle'))
  expect(sent['resolve']).toHaveLength(1)
  expect(payNow().disabled).toBe(false)
})

test('without card and UPI only cash is offered', async () => {
  answerCalls({ 'payment-options': { body: { success: true, data: { ...allOptions, methods: ['Cash'] } } } })
  await renderCheckout(<PaymentPage />)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading…' })).toBeNull())
  expect(screen.queryByRole('radio')).toBeNull()
  expect(payNow().disabled).toBe(true)
  screen.getByRole('button', { name: /^Pay by cash/ })
})

test('without cash the other ways stay, and without UPI a saved card is preselected', async () => {
  answerCalls({ 'payment-options': { body: { success: true, data: { ...allOptions, methods: ['Card'], wallets: [] } } } })
  await renderCheckout(<PaymentPage />)
  expect((await radio(/Visa ending in 4242/)).checked).toBe(true)
  expect(screen.queryByRole('radio', { name: /Google Pay/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Pay by cash/ })).toBeNull()
  expect(payNow().disabled).toBe(false)
})

test('a method that the restaurant has stopped accepting is refused with its reason, disappears, and the cart stays', async () => {
  const answers = { 'process-payment': refusedWith(409, 'payment.method_unavailable') }
  answerCalls(answers)
  const user = await renderCheckout(<PaymentPage />)
  await user.click(await radio(/Visa ending in 4242/))
  answerCalls({ ...answers, 'payment-options': { body: { success: true, data: { ...allOptions, methods: ['Cash', 'UPI'] } } } })
  await user.click(payNow())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The restaurant does not accept this payment method right now. Your cart is still here')
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Visa/ })).toBeNull())
  expect((await radio(/Google Pay/)).checked).toBe(true)
  expect(payNow().disabled).toBe(false)
  expect(useSession.getState()).toMatchObject({ cart: [{ quantity: 1 }], checkout: { state: 'rejected' } })
})

test('after a refused card payment the order is paid in cash, without the card’s token', async () => {
  answerCalls({ 'process-payment': refusedWith(409, 'payment.method_unavailable') })
  const user = await renderCheckout(<PaymentPage />)
  await addCard(user, false)
  await user.click(payNow())
  await screen.findByRole('alert')
  const sent = answerCalls({ 'process-payment': placed })
  await user.click(screen.getByRole('button', { name: /^Pay by cash/ }))
  await user.type(screen.getByLabelText('Cash amount'), '50')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 50 }])
  expect(sent['process-payment']?.[0]).not.toHaveProperty('source')
})

test('a restaurant that accepts no method sends the diner to the staff', async () => {
  answerCalls({ 'payment-options': { body: { success: true, data: { ...allOptions, methods: [], wallets: [] } } } })
  await renderCheckout(<PaymentPage />)
  await screen.findByText('You cannot pay by phone at this restaurant right now. Please speak to the staff.')
  expect(payNow().disabled).toBe(true)
})
