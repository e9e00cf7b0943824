// A move whose reply is lost, or that a busy API rejects, is retried with the same idempotency key and applied once; so is a lost acknowledgement.
import { expect, type Page } from '@playwright/test'
import { test as base } from '../../../diner-web/e2e/own-restaurant.ts'
import { movesOf, readFeed } from '../../testing/cloud-orders.ts'
import { createDiner, type Diner } from '../../testing/order-by-phone.ts'
import { menuText } from '../menu/menu-text.ts'

const { refusals } = menuText.en

/** `page` is of a counter that is signed in. */
const test = base.extend<{ diner: Diner; readOwnFeed: () => ReturnType<typeof readFeed> }>({
  storageState: ({ restaurant }, use) => use(restaurant.session),
  diner: async ({ baseURL, restaurant }, use) => use(await createDiner(baseURL ?? '', restaurant.tableLink)),
  readOwnFeed: ({ baseURL, restaurant }, use) => use(() => readFeed(baseURL ?? '', restaurant.authorization)),
})

const openCounter = async (page: Page) => {
  await page.goto('/merchant/orders')
  await expect(page.getByText('Connected')).toBeVisible()
}

const accept = async (page: Page, orderNumber: number) => {
  const card = page.getByRole('article', { name: new RegExp(`^Order ${orderNumber},`) })
  await card.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: '15 minutes' }).click()
  return card
}

const moves = /\/api\/merchant\/orders\/[^/]+\/status$/
const busy = { success: false, error: 'server.busy', message: 'busy' }

test('a move is retried with the same key until it is answered, shows that it is being retried, and is applied once', async ({
  page,
  diner,
  readOwnFeed,
}) => {
  await openCounter(page)
  const { orderId, orderNumber } = await diner.order()
  const keys: (string | undefined)[] = []
  const isRetryShown = Promise.withResolvers<void>()
  await page.route(moves, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The API applies the move, and its reply is lost.
    if (keys.length === 1) {
      await route.fetch()
      return route.abort('connectionreset')
    }
    if (keys.length === 2) return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: busy })
    await isRetryShown.promise
    return route.continue()
  })
  const card = await accept(page, orderNumber)
  await expect(card.getByRole('button', { name: 'Retrying…' })).toBeDisabled()
  isRetryShown.resolve()
  await expect(card.getByRole('button', { name: 'Order ready' })).toBeEnabled()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(await page.getByText(refusals.server.busy).count()).toBe(0)
  expect(movesOf(await readOwnFeed(), orderId)).toEqual(['Preparing'])
})

test('a move that is never answered is rolled back after three tries, with an error', async ({ page, diner, readOwnFeed }) => {
  await openCounter(page)
  const { orderId, orderNumber } = await diner.order()
  let tries = 0
  await page.route(moves, (route) => {
    tries += 1
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: busy })
  })
  // Awaited from before the tries, because a toast goes after three seconds.
  const toast = expect(page.getByText(refusals.server.busy)).toBeVisible()
  const [card] = await Promise.all([accept(page, orderNumber), toast])
  await expect.poll(() => tries).toBe(3)
  await expect(card.getByRole('button', { name: 'Accept' })).toBeEnabled()
  expect(tries).toBe(3)
  expect(movesOf(await readOwnFeed(), orderId)).toEqual([])
})

test('a browser whose acknowledgements of an order are lost acknowledges it again, until the feed confirms it', async ({ page, diner }) => {
  const acknowledged: string[] = []
  let isLost = true
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const isAcknowledgement = String(message).includes('order_acknowledged')
      if (isAcknowledgement) acknowledged.push(String(message))
      if (!isAcknowledgement || !isLost) server.send(message)
    })
  })
  await openCounter(page)
  const { orderId, orderNumber } = await diner.order()
  const card = page.getByRole('article', { name: new RegExp(`^Order ${orderNumber},`) })
  await expect(card).toBeVisible()
  await expect.poll(() => acknowledged.length).toBeGreaterThan(0)
  const confirmed = card.getByLabel('Received at the counter')
  await expect(confirmed).toBeHidden()
  isLost = false
  await expect(confirmed).toBeVisible()
  expect(acknowledged.length).toBeGreaterThan(1)
  expect(new Set(acknowledged.map((message) => (JSON.parse(message) as { data: { orderId: string } }).data.orderId))).toEqual(
    new Set([orderId]),
  )
})
