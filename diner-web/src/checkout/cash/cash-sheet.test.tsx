// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, placed, renderCheckout } from '../methods/checkout-page.test-data.tsx'
import { CashSheet } from './cash-sheet.tsx'

beforeEach(() => localStorage.clear())

const cashAmount = (description?: string) => screen.getByRole('textbox', { name: 'Cash amount', description })

test('cash below the total is refused beside its field, and the change is shown', async () => {
  const sent = answerCalls({ 'process-payment': placed })
  const user = await renderCheckout(<CashSheet onClose={() => {}} />)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  cashAmount('Cash amount is required')
  await user.type(cashAmount(), '13.99')
  cashAmount('Cash amount is less than total cart amount')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await user.clear(cashAmount())
  await user.type(cashAmount(), '20')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Change' }).value).toMatch(/6\.00/)
  expect(sent['process-payment']).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 20 }]))
})

test('an amount is chosen by one tap, and the change is shown', async () => {
  const sent = answerCalls({ 'process-payment': placed })
  const user = await renderCheckout(<CashSheet onClose={() => {}} />)
  const chips = screen.getByRole('group', { name: 'How much cash will you give?' })
  expect(
    within(chips)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
  ).toEqual(['Exact amount', 'QAR 20.00', 'QAR 50.00', 'QAR 100.00'])
  const change = screen.getByRole<HTMLInputElement>('textbox', { name: 'Change' })
  await user.click(screen.getByRole('button', { name: /50\.00/ }))
  expect(change.value).toMatch(/36\.00/)
  await user.click(screen.getByRole('button', { name: 'Exact amount', pressed: false }))
  screen.getByRole('button', { name: 'Exact amount', pressed: true })
  expect(change.value).toMatch(/0\.00/)
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 14 }]))
})
