import { expect } from '@playwright/test'
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { moveThrough, ordersOf } from '../counter-calls.ts'
import { replaceNotifications } from './notifications.ts'
import { test } from '../own-restaurant.ts'
import { fillCart, payCash, takePhone, words } from '../people.ts'

const labels = words.en
const { checkout, tracking } = forDinerLater

/** What a storage may hold is tested by session-storage.test.ts, other answers of notifications by browser-notification.test.ts. */
const blockStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })

test('a phone whose storage is blocked and whose constructor of notifications throws, as on Android, can order and sees the next status', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await phone.addInitScript(blockStorage)
  await replaceNotifications(phone, { permission: 'granted', canConstruct: false })
  const errors: Error[] = []
  phone.on('pageerror', (error) => errors.push(error))
  await fillCart(phone, labels, restaurant.tableLink)
  await payCash(phone, labels, 'Stored Sami')
  await expect(phone.getByText(tracking.now.sent)).toBeVisible()
  const [order] = await ordersOf(restaurant, 'Stored Sami')
  const { preparing } = tracking.notification
  // Awaited from before the move, because a toast goes after three seconds.
  const toast = expect(phone.getByText(preparing.title)).toBeVisible()
  await Promise.all([toast, moveThrough(restaurant, order?.orderId ?? '', 'Preparing')])
  await expect(phone.getByText(tracking.now.preparing)).toBeVisible()
  await expect.poll(() => phone.evaluate(() => window.notified)).toEqual([checkout.placedTitle, preparing.title])
  expect(errors).toEqual([])
  await phone.context().close()
})
