// The desktop's board without a connection: orders closed by the platform are in the offline snapshot, and dismissals wait for the connection.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { startClockedServer, type ClockedServer } from '../../../scripts/servers/clocked-demo-server.ts'
import { signInAgain } from '../../../desktop/testing/cloud-orders.ts'
import { startTestProxy, type Line } from '../../../desktop/testing/test-proxy.ts'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'
import { cardOf, deskText, setUp } from '../desk-actions.ts'
import { openDesk, type Desk } from '../open-desk.ts'

const texts = deskText.en
const minute = 60_000

let api: ClockedServer
let proxy: Line
let desk: Desk
let folder: string

test.beforeAll(async () => {
  api = await startClockedServer()
  proxy = await startTestProxy(api.url)
  folder = mkdtempSync(join(tmpdir(), 'sufra-desk-'))
})
test.afterAll(async () => {
  await desk.quit()
  await proxy.stop()
  await api.stop()
  for (const path of [folder, `${folder}.keychain`]) rmSync(path, { recursive: true, force: true })
})

test('a missed order and a closed day are shown offline, also after a restart, and dismissals are sent once the connection is back', async ({
  browser,
}) => {
  const diner = await createDiner(api.url, api.tableLink)
  const { call } = await signInAgain(api.url)
  desk = await openDesk(folder, { browser })
  await setUp(desk, proxy.url, texts, 'demo@sufra.test')
  const ready = await diner.order('Ready')
  for (const status of ['Preparing', 'Out for Delivery'] as const)
    await call(moveOrder, { params: { orderId: ready.orderId }, body: { status, minutes: status === 'Preparing' ? 15 : undefined } })
  await expect(cardOf(desk.window, ready.orderNumber)).toBeVisible()
  await api.pass(30 * 60 * minute)
  const leftOpen = () => desk.window.getByRole('region', { name: 'Closed automatically' })
  await expect(leftOpen()).toBeVisible()
  const missed = await diner.order('Missed')
  await expect(cardOf(desk.window, missed.orderNumber)).toBeVisible()
  await api.pass(4 * minute)
  const missedCard = () => desk.window.getByRole('region', { name: new RegExp(`^Missed order ${missed.orderNumber},`) })
  await expect(missedCard()).toBeVisible()

  // The first access token has expired.
  const later = await signInAgain(api.url)
  const closed = async () => (await later.call(listClosedByPlatform, {})).data
  await desk.quit()
  proxy.cut()
  desk = await openDesk(folder, { browser })
  await expect(desk.window.getByText(texts.noAnswer).first()).toBeVisible()
  await expect(missedCard().getByRole('link', { name: 'Call Missed' })).toBeVisible()
  await expect(leftOpen()).toBeVisible()
  const isStored = desk.window.waitForResponse((response) => response.url().endsWith(dismissOrders.path))
  await missedCard().getByRole('button', { name: 'Dismiss' }).click()
  await expect(missedCard()).toBeHidden()
  await isStored // the card is hidden before the app has stored the dismissal
  await desk.window.reload()
  await expect(leftOpen()).toBeVisible()
  await expect(missedCard()).toBeHidden()
  expect(await closed()).toMatchObject({ missedCount: 1 })

  proxy.restoreConnection()
  await expect(desk.window.getByText(texts.connected)).toBeVisible()
  await expect.poll(async () => (await closed()).missedCount).toBe(0)
  await leftOpen().getByRole('button', { name: 'Dismiss' }).click()
  await expect(leftOpen()).toBeHidden()
  await expect.poll(closed).toEqual({ missed: [], missedCount: 0, days: [] })
})
