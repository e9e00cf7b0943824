// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { updateSession } from '../../common/session/session.ts'
import { answerCalls, renderCheckout } from '../methods/checkout-page.test-data.tsx'
import { useReturnFromBank } from './use-return-from-bank.ts'

const Returning = () => {
  useReturnFromBank()
  return null
}
/** Returns from the bank in the open tab. */
const comeBack = () =>
  act(() => {
    history.pushState(null, '', '/payments?resume=1')
    dispatchEvent(new PopStateEvent('popstate'))
  })
const orderId = 'o'.repeat(22)

test('a diner who returns from the bank stays at the payment, without the parameter in the address', async () => {
  answerCalls()
  const length = history.length
  await renderCheckout(<Returning />, '/payments?resume=1')
  await waitFor(() => expect(location.search).toBe(''))
  expect(location.pathname).toBe('/payments')
  expect(history.length).toBe(length)
})

test('a diner whose other tab has placed the order sees it', async () => {
  answerCalls()
  await renderCheckout(<Returning />, '/payments')
  await act(() => updateSession(() => ({ cart: [], orderId })))
  expect(location.pathname).toBe('/payments')
  comeBack()
  await waitFor(() => expect(location.pathname).toBe('/successorder'))
})

test('an earlier order does not count while there is a new cart', async () => {
  answerCalls()
  await renderCheckout(<Returning />, '/payments')
  await act(() => updateSession(() => ({ orderId })))
  comeBack()
  await waitFor(() => expect(location.search).toBe(''))
  expect(location.pathname).toBe('/payments')
})
