// @vitest-environment jsdom
import { Toasts } from '@sufra/shared/ui/toasts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BrowserRouter } from '../../common/pages/router.ts'
import { emptySession } from '../../common/session/session-fields.ts'
import { updateSession, useSession } from '../../common/session/session.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { aReceivedOrder, answerCalls, openOrder } from '../order-page.test-data.tsx'
import { ThanksPage } from './thanks-page.tsx'

beforeEach(() => localStorage.clear())

const order = aReceivedOrder({ status: 'Delivered', orderNumber: 12, acceptedAt: '2026-11-20T21:06:00.000Z' })
const [first, ...others] = order.items
const dishes = (items: typeof order.items, price: number) =>
  items.map(({ itemId, name }) => ({
    _id: itemId,
    name,
    sellingPrice: price,
    actualPrice: price,
    isAvailable: true,
    portionsLeft: null,
    addOns: [],
  }))
const menuOf = (items: object[], restaurant = {}) => {
  const about = { name: { en: 'Bayt', ar: '' }, about: { en: '', ar: '' }, takingOrders: true, ...restaurant }
  return {
    [`GET /api/menu/${order.restaurantId}`]: { body: { success: true, data: { version: 1, restaurant: about, cuisines: [], items } } },
  }
}
const bare = { ...order, items: order.items.map((line) => ({ ...line, addOns: [] })) }

const open = async (answers: ReturnType<typeof menuOf>, session: Partial<typeof emptySession> = {}) => {
  answerCalls(bare, answers)
  updateSession(() => ({ ...emptySession, restaurantId: order.restaurantId, deliveredOrderId: order.orderId, ...session }))
  return renderForUser(
    <BrowserRouter>
      <ThanksPage />
      <Toasts />
    </BrowserRouter>,
  )
}
const again = () => screen.findByRole('button', { name: 'Order the same again' })
const inCart = () => useSession.getState().cart.map(({ itemId, quantity, pricePerItem }) => ({ itemId, quantity, pricePerItem }))

test('the page thanks the diner, has the number, and links to the review and the menu of the restaurant with the table', async () => {
  await open(menuOf([], { googleReviewUrl: 'https://g.page/r/bayt' }))
  await screen.findByText('#12')
  screen.getByRole('heading', { level: 1, name: 'Order delivered' })
  const review = await screen.findByRole('link', { name: /review/i })
  expect(review.getAttribute('href')).toBe('https://g.page/r/bayt')
  expect(screen.getByRole('link', { name: 'Back to the menu' }).getAttribute('href')).toBe(
    `/restaurants/${order.restaurantId}?table=${order.tableId}`,
  )
})

test('an order is repeated at current prices, in addition to the cart, and sold-out items are named', async () => {
  const line = { itemId: 'other', restaurantId: order.restaurantId, basePrice: 1, pricePerItem: 1, quantity: 1, addOns: [] }
  const user = await open(menuOf(dishes(others, 7)), { cart: [line] as never })
  await waitFor(async () => expect(await again()).toHaveProperty('disabled', false))
  await user.click(await again())
  await screen.findByText(`Not available right now: ${first?.name.en}`)
  expect(inCart()).toEqual([
    { itemId: 'other', quantity: 1, pricePerItem: 1 },
    ...others.map(({ itemId, quantity }) => ({ itemId, quantity, pricePerItem: 700 })),
  ])
  expect(location.pathname).toBe('/cart')
})

test('a cart of another restaurant is cleared only after a confirmation', async () => {
  const line = { itemId: 'other', restaurantId: 'elsewhere', basePrice: 1, pricePerItem: 1, quantity: 1, addOns: [] }
  const user = await open(menuOf(dishes(order.items, 5)), { cart: [line] as never })
  await waitFor(async () => expect(await again()).toHaveProperty('disabled', false))
  await user.click(await again())
  await screen.findByText(/Your cart contains items from a different restaurant/)
  expect(inCart()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /Clear/ }))
  await waitFor(() => expect(inCart().map(({ itemId }) => itemId)).toEqual(order.items.map(({ itemId }) => itemId)))
})

test('without a delivered order the page says so', async () => {
  await open(menuOf([]), { deliveredOrderId: '' })
  await screen.findByText('No open orders')
})

test('a delivery on the tracking page ends the order and opens the thanks, and another cart stays unchanged', async () => {
  const line = { itemId: 'other', restaurantId: order.restaurantId, basePrice: 1, pricePerItem: 1, quantity: 1, addOns: [] }
  const { emit } = await openOrder(aReceivedOrder())
  updateSession(() => ({ cart: [line] as never }))
  emit('order_status_updated', 9, { status: 'Delivered', cancelReason: null })
  await waitFor(() => expect(location.pathname).toBe('/successbacktohome'))
  expect(useSession.getState()).toMatchObject({ orderId: '', orders: [], deliveredOrderId: order.orderId, cart: [line] })
})
