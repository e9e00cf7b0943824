// @vitest-environment jsdom
import { dirhams } from '@sufra/shared/money'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { useSession } from '../../common/session/session.ts'
import { CashSheet } from './cash-sheet.tsx'

const confirm = vi.hoisted(() => vi.fn(() => Promise.resolve({ isPending: false })))
// Sending is tested with the checkout's controller; here counts what would be sent.
vi.mock('../use-confirm.ts', () => ({ useConfirm: () => ({ confirm, error: undefined, changes: [], isSending: false }) }))

const line = { itemId: 'shawarma', restaurantId: '', basePrice: dirhams(1_400), pricePerItem: dirhams(1_400), quantity: 1, addOns: [] }
const cashAmount = (description?: string) => screen.getByRole('textbox', { name: 'Cash amount', description })

test('cash below the total is refused beside its field, and the change is shown', async () => {
  useSession.setState({ cart: [line] })
  const user = await renderForUser(<CashSheet onClose={() => {}} />)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  cashAmount('Cash amount is required')
  await user.type(cashAmount(), '13.99')
  cashAmount('Cash amount is less than total cart amount')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(confirm).not.toHaveBeenCalled()
  await user.clear(cashAmount())
  await user.type(cashAmount(), '20')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Change' }).value).toMatch(/6\.00/)
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(confirm.mock.calls).toEqual([[{ paymentMethod: 'Cash', cashAmount: dirhams(2_000) }]])
})
