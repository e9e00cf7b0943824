import { expect, type Page, type WebSocketRoute } from 'playwright/test'
import { common } from '@sufra/shared/i18n/en/common'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { moveThrough, ordersOf } from '../../counter-calls.ts'
import { replaceNotifications } from './notifications.ts'
import { test } from '../../own-restaurant.ts'
import { fillCart, payCash, takePhone, words } from '../../people.ts'

const labels = words.en
const { checkout, tracking } = forDinerLater
const hour = 3_600_000

const setClockAhead = (phone: Page, milliseconds: number) =>
  phone.addInitScript((ahead) => {
    const real = Date.now.bind(Date)
    Date.now = () => real() + ahead
    globalThis.Date = new Proxy(Date, {
      construct: (constructor, given) => Reflect.construct(constructor, given.length === 0 ? [Date.now()] : given),
    })
  }, milliseconds)

/** Switches the phone's network on and off, including its sockets, which an offline browser would leave open. */
const networkOf = async (phone: Page) => {
  let isOn = true
  const sockets = new Set<WebSocketRoute>()
  await phone.routeWebSocket(/\/ws$/, (socket) => {
    if (!isOn) return void socket.close()
    sockets.add(socket).add(socket.connectToServer())
  })
  return async (next: boolean) => {
    isOn = next
    await phone.context().setOffline(!isOn)
    if (isOn) return
    for (const socket of sockets) await socket.close()
    sockets.clear()
  }
}

test('a phone with a flapping network and a clock six hours ahead is notified of each status once and counts the right minutes', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await replaceNotifications(phone, { permission: 'granted', canConstruct: true })
  await setClockAhead(phone, 6 * hour)
  const switchNetwork = await networkOf(phone)
  await fillCart(phone, labels, restaurant.tableLink)
  await payCash(phone, labels, 'Flapping Farah')
  const [order] = await ordersOf(restaurant, 'Flapping Farah')

  for (const [status, text] of [
    ['Preparing', tracking.now.preparing],
    ['Out for Delivery', tracking.now.ready],
  ] as const) {
    await switchNetwork(false)
    await expect(phone.getByText(common.offline)).toBeVisible()
    await moveThrough(restaurant, order?.orderId ?? '', status)
    for (const isOn of [true, false, true]) await switchNetwork(isOn)
    await expect(phone.getByText(text)).toBeVisible()
    if (status === 'Preparing') await expect(phone.getByRole('timer')).toContainText(/1[45] min/)
  }
  const { preparing, ready } = tracking.notification
  await expect.poll(() => phone.evaluate(() => window.notified)).toEqual([checkout.placedTitle, preparing.title, ready.title])
  await phone.context().close()
})
