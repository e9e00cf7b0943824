// @vitest-environment jsdom
import { cartRefusals } from '@sufra/shared/cart/cart.refusals'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { dish, line, menuAnswer, shawarma } from '../cart/cart-page.test-data.tsx'
import { answerCalls, placed, refusedWith, renderCheckout, restaurantId } from '../methods/checkout-page.test-data.tsx'
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
      .map(({ textContent }) => textContent),
  ).toEqual(['Exact', '20', '50', '100'])
  const change = screen.getByRole<HTMLInputElement>('textbox', { name: 'Change' })
  await user.click(screen.getByRole('button', { name: /50\.00/ }))
  expect(change.value).toMatch(/36\.00/)
  await user.click(screen.getByRole('button', { name: 'Exact', pressed: false }))
  screen.getByRole('button', { name: 'Exact', pressed: true })
  expect(change.value).toMatch(/0\.00/)
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(sent['process-payment']).toMatchObject([{ paymentMethod: 'Cash', cashAmount: 14 }]))
})

const karak = line('Karak', 5, 2)
/** A line stored by an earlier version, with one bread for three portions. */
const wraps = { ...line('Shawarma', 12, 3), addOns: line('Shawarma', 12, 1, { 'Arabic bread': 1 }).addOns }

test.each([
  ['costs more', karak, 'price_changed', dish('Karak', 6), 'Karak now costs QAR 6.00.', { totalPrice: 12 }],
  ['is sold out', karak, 'item_unavailable', dish('Karak', 5, { isAvailable: false }), 'Karak has just sold out.', { totalPrice: 10 }],
  [
    'has a required choice once for three portions',
    wraps,
    'choice_quantity',
    shawarma(),
    'Shawarma: the required option is now charged per portion.',
    { totalPrice: 36, items: [{ addOns: [{ options: [{ quantity: 3 }] }] }] },
  ],
] as const)(
  'when a line %s, the payment is refused, the line is named, and another confirmation orders the changed line',
  async (...row) => {
    const [, chosen, error, item, named, ordered] = row
    const answers = { [restaurantId]: menuAnswer([shawarma(), dish('Karak', 5)]), 'process-payment': refusedWith(409, `cart.${error}`) }
    const sent = answerCalls(answers)
    const user = await renderCheckout(<CashSheet onClose={() => {}} />, '/payments', { cart: [chosen] })
    await waitFor(() => expect(sent[restaurantId]).toHaveLength(1))
    answers[restaurantId] = menuAnswer([item])
    await user.type(cashAmount(), '50')
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(within(alert).getByRole('listitem').textContent?.replace(/\s/g, ' ')).toBe(named))
    expect(alert.textContent).toContain(cartRefusals[`cart.${error}`].en)
    answers['process-payment'] = placed
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(sent['process-payment']).toMatchObject([{}, ordered]))
  },
)
