// @vitest-environment jsdom
import type { FollowedOrder } from '@sufra/shared/following/followed-order'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BrowserRouter, Pages } from '../../common/pages/router.ts'
import { renderForUser } from '../../common/ui/render.test-data.tsx'
import { FollowPage } from './follow-page.tsx'
import { aReceivedOrder, openOrder, refuseWith, type Answer } from '../order-page.test-data.tsx'

const token = 'abcdefghijklmnop'
const followed: FollowedOrder = {
  orderNumber: 12,
  restaurantId: '0193a2f0-0000-7000-8000-000000000001',
  status: 'Received',
  tableNumber: 4,
  placedAt: '2026-11-20T21:05:00.000Z',
  acknowledgedAt: null,
  silencedAt: null,
  acceptedAt: null,
  promisedAt: null,
  closedAt: null,
  cancelReason: null,
  restaurantName: { en: 'Bayt Al Sufra', ar: 'بيت السفرة' },
}

const open = async ({ status = 200, body }: Answer) => {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    paths.push(url)
    return { ok: status === 200, status, statusText: '', headers: new Headers(), json: async () => body }
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  history.replaceState(null, '', `/follow/${token}`)
  await renderForUser(
    <BrowserRouter>
      <Pages pages={{ '/follow/:token': <FollowPage /> }} notFound={null} />
    </BrowserRouter>,
  )
  return paths
}

test('a follower sees the progress of the order, and has no actions', async () => {
  const paths = await open({ body: { success: true, data: followed } })
  await screen.findByText('Your order was sent. Waiting for the counter.')
  await screen.findByText('#12')
  screen.getByRole('heading', { name: 'Bayt Al Sufra' })
  expect(paths).toEqual([`/api/orders/followed/${token}`])
  for (const name of [/Call/, /Cancel/, /Pay/, /Receipt/]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each([
  ['Delivered', 'Order Delivered'],
  ['Cancelled', 'Order Cancelled'],
] as const)('an order that is %s says so, with a link to the menu', async (status, title) => {
  await open({ body: { success: true, data: { ...followed, status, closedAt: followed.placedAt } } })
  await screen.findByRole('heading', { name: title })
  expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe(`/restaurants/${followed.restaurantId}`)
})

test('a status that the phone does not know leaves the order open', async () => {
  await open({ body: { success: true, data: { ...followed, status: 'At the door', acceptedAt: followed.placedAt } } })
  await screen.findByText('The restaurant has accepted it and is preparing your order.')
})

test('an expired link says so at once, and links to the start page', async () => {
  const paths = await open(refuseWith(410, 'order.link_over'))
  await screen.findByRole('heading', { name: 'Nothing to follow' })
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(paths).toHaveLength(1)
})

test('an order that could not be loaded has a retry button', async () => {
  await open(refuseWith(500, 'request.failed'))
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 30_000 })
})

const link = 'POST /follow-link'
const answers = { [link]: { body: { success: true, data: { link: `/follow/${token}` } } } }

test('the link is offered in the share sheet of the phone', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {})
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const { user } = await openOrder(aReceivedOrder(), { answers })
  await user.click(await screen.findByRole('button', { name: 'Share progress' }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(share.mock.calls[0]?.[0].url).toBe(`${location.origin}/follow/${token}`)
})

test('without a share sheet the link is copied, or shown when copying is not possible', async () => {
  const page = await openOrder(aReceivedOrder(), { answers })
  const button = await screen.findByRole('button', { name: 'Share progress' })
  await page.user.click(button)
  await screen.findByText('Link copied')
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/follow/${token}`)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await page.user.click(button)
  await screen.findByText(`${location.origin}/follow/${token}`)
})
