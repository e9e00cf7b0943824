// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aReceivedOrder, answerWith, openOrder, refuseWith } from '../order-page.test-data.tsx'

beforeEach(() => localStorage.clear())

const cancel = 'POST /cancel'
const cancelled = aReceivedOrder({ version: 9, status: 'Cancelled', cancelReason: 'by_diner' })
const openSheet = async ({ user }: Awaited<ReturnType<typeof openOrder>>) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel this order' }))
  return screen.findByRole('button', { name: 'Cancel the order' })
}

test('an order is cancelled after a confirmation, which can be declined', async () => {
  const page = await openOrder(aReceivedOrder(), { answers: { [cancel]: answerWith(cancelled) } })
  await openSheet(page)
  await page.user.click(screen.getByRole('button', { name: 'Keep the order' }))
  expect(page.sent.filter(({ name }) => name === cancel)).toEqual([])
  await page.user.click(await openSheet(page))
  await screen.findByText('You cancelled this order. You pay nothing.')
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
  // The diner's own cancellation shows no notice.
  expect(screen.queryByText(/The restaurant could not make your order/)).toBeNull()
})

test('a second attempt after a lost response has the same idempotency key', async () => {
  const page = await openOrder(aReceivedOrder())
  await page.user.click(await openSheet(page))
  await screen.findByText('Network error: Please check your internet connection.')
  await page.user.click(await openSheet(page))
  await waitFor(() => expect(page.sent.filter(({ name }) => name === cancel)).toHaveLength(2))
  const keys = page.sent.flatMap(({ name, key }) => (name === cancel ? [key] : []))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
})

test('a refusal says that the restaurant was faster', async () => {
  const page = await openOrder(aReceivedOrder(), { answers: { [cancel]: refuseWith(409, 'order.cannot_cancel') } })
  await page.user.click(await openSheet(page))
  await screen.findByText('The restaurant has already accepted this order. Please speak to the staff.')
})

test('without a network nothing is sent', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await openOrder(aReceivedOrder(), { answers: { [cancel]: answerWith(cancelled) } })
  await page.user.click(await openSheet(page))
  await screen.findByText('You are offline. Your order was not cancelled.')
  online.mockRestore()
  expect(page.sent.filter(({ name }) => name === cancel)).toEqual([])
})

test('an accepted order has no cancel button', async () => {
  await openOrder(aReceivedOrder({ status: 'Preparing', acceptedAt: '2026-11-20T21:06:00.000Z' }))
  await screen.findByRole('link', { name: 'Add something' })
  expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull()
})
