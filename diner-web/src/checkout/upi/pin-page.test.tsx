// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrowserRouter } from '../../common/pages/router.ts'
import { useSession } from '../../common/session/session.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { answerCalls, placed, postFromGateway, refusedWith, renderCheckout } from '../methods/checkout-page.test-data.tsx'
import { addUpiId } from './upi-ids.ts'
import { PinPage } from './pin-page.tsx'

beforeEach(() => localStorage.clear())

const openPin = async () => {
  const user = await renderCheckout(<PinPage />, '/payments/submitpin')
  act(() => addUpiId({ upiId: 'maryam@upi', saveupidetails: true }))
  return user
}
const pinPad = () => screen.findByTitle<HTMLIFrameElement>('UPI pin pad')

test('the pin pad is the gateway’s page; total, UPI id and a payment id are shown beside it', async () => {
  answerCalls()
  await openPin()
  expect((await pinPad()).src).toBe(`https://gateway.test/pin?lang=en&origin=${encodeURIComponent(location.origin)}`)
  screen.getByText(/QAR\s14\.00/)
  screen.getByText('maryam@upi')
  expect(screen.getByText('Payment ID').nextElementSibling?.textContent).toMatch(/^[0-9A-Z]{8,10}$/)
})

test('a pin pays with its token', async () => {
  const sent = answerCalls({ 'process-payment': placed })
  await openPin()
  await postFromGateway('UPI pin pad', { type: 'token', token: 'pin_1' })
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  const source = { kind: 'upi', upiId: 'maryam@upi', pinToken: 'pin_1', saves: true }
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'UPI', source }])
})

test('after a wrong pin the cart and the page stay, with an empty pin pad', async () => {
  answerCalls({ 'process-payment': refusedWith(402, 'payment.declined_wrong_pin') })
  await openPin()
  const before = await pinPad()
  await postFromGateway('UPI pin pad', { type: 'token', token: 'pin_1' })
  await waitFor(() => expect(useSession.getState().checkout).toMatchObject({ state: 'rejected', error: 'payment.declined_wrong_pin' }))
  await waitFor(async () => expect(await pinPad()).not.toBe(before))
  expect(location.pathname).toBe('/payments/submitpin')
})

test('messages of another origin are ignored', async () => {
  const sent = answerCalls({ 'process-payment': placed })
  await openPin()
  await postFromGateway('UPI pin pad', { type: 'token', token: 'pin_1' }, 'https://elsewhere.test')
  await postFromGateway('UPI pin pad', { type: 'token' })
  await postFromGateway('UPI pin pad', { type: 'ready' })
  expect((await pinPad()).parentElement?.getAttribute('aria-busy')).toBe('false')
  expect(sent['process-payment']).toBeUndefined()
})

test('a wallet shows its sheet with the amount, and pays with its token', async () => {
  const sent = answerCalls({ 'process-payment': placed })
  await renderCheckout(<PinPage />, '/payments/submitpin')
  const sheet = await screen.findByTitle<HTMLIFrameElement>('Google Pay payment')
  expect(new URL(sheet.src).searchParams.get('amount')).toBe('1400')
  await postFromGateway('Google Pay payment', { type: 'token', token: 'wal_1' })
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
  expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'UPI', source: { kind: 'wallet', wallet: 'googlePay', token: 'wal_1' } }])
})

test('Google Pay is the only heading on its sheet', async () => {
  answerCalls()
  await renderCheckout(<PinPage />, '/payments/submitpin')
  await screen.findByTitle('Google Pay payment')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Payment'])
})

test.each(['applePay', 'googlePay'] as const)('after a reload %s is still the chosen wallet', async (wallet) => {
  answerCalls()
  await renderCheckout(<PinPage />, '/payments/submitpin', { lastMethod: wallet })
  await screen.findByTitle(wallet === 'applePay' ? 'Apple Pay payment' : 'Google Pay payment')
})

test('a reload removes an unsaved UPI id and opens the ways to pay', async () => {
  answerCalls()
  await renderCheckout(<PinPage />, '/payments/submitpin', { lastMethod: 'upi' })
  await waitFor(() => expect(location.pathname).toBe('/payments'))
})

test('a cancelled wallet returns to the ways to pay', async () => {
  answerCalls()
  await renderCheckout(<PinPage />, '/payments/submitpin')
  await postFromGateway('Google Pay payment', { type: 'cancelled' })
  await waitFor(() => expect(location.pathname).toBe('/payments'))
})

test('without a network nothing is sent, and the gateway’s page is reset', async () => {
  const sent = answerCalls({ 'process-payment': placed })
  await openPin()
  const before = await pinPad()
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await postFromGateway('UPI pin pad', { type: 'token', token: 'pin_1' })
  await screen.findByText('Network error: Please check your internet connection.')
  isOnline.mockRestore()
  await waitFor(async () => expect(await pinPad()).not.toBe(before))
  expect(sent['process-payment']).toBeUndefined()
})

test('a failure of the gateway’s page is reported', async () => {
  answerCalls()
  await openPin()
  await postFromGateway('UPI pin pad', { type: 'failed' })
  await screen.findByText('Error processing upi id')
})

test('a page that is opened again during a payment redirects to the ways to pay, since it would start another payment', async () => {
  answerCalls({ 'process-payment': { status: 502, body: {} } })
  await openPin()
  await postFromGateway('UPI pin pad', { type: 'token', token: 'pin_1' })
  await waitFor(() => expect(useSession.getState().checkout.state).toBe('unconfirmed'))
  expect(location.pathname).toBe('/payments/submitpin')
  cleanup()
  await renderForUser(
    <BrowserRouter>
      <PinPage />
    </BrowserRouter>,
  )
  await waitFor(() => expect(location.pathname).toBe('/payments'))
})
