import { expect, test } from '@playwright/test'
import { startDemoServer, type DemoServer } from '../../../scripts/servers/demo-server.ts'
import { createDiner } from '../../testing/order-by-phone.ts'

let cloud: DemoServer

test.beforeAll(async () => {
  cloud = await startDemoServer()
})
test.afterAll(() => cloud.stop())

test('a browser whose acknowledgement of an order is lost acknowledges it again after ten seconds, until the feed confirms it', async ({
  page,
}) => {
  const acknowledged: string[] = []
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const isAcknowledgement = String(message).includes('order_acknowledged')
      if (isAcknowledgement) acknowledged.push(String(message))
      // The first one is lost.
      if (!isAcknowledgement || acknowledged.length > 1) server.send(message)
    })
  })
  await page.goto(`${cloud.url}/merchant/login`)
  await page.locator('[name=email]').fill('demo@sufra.test')
  await page.locator('[name=password]').fill('Sufra@2026')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Connected')).toBeVisible()
  const { orderId, orderNumber } = await (await createDiner(cloud.url, cloud.tableLink)).order()
  const card = page.getByRole('article', { name: new RegExp(`^Order ${orderNumber},`) })
  await expect(card).toBeVisible()
  const confirmed = card.getByLabel('Received at the counter')
  await expect(confirmed).toBeHidden()
  await expect(confirmed).toBeVisible()
  expect(acknowledged.map((message) => (JSON.parse(message) as { data: { orderId: string } }).data.orderId)).toEqual([orderId, orderId])
})
