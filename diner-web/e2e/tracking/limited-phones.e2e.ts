// Phones that store nothing, or show no notifications.
import { expect, type Page } from '@playwright/test'
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import type { Restaurant } from '../../../desktop/testing/new-restaurant.ts'
import { moveThrough, ordersOf } from '../counter-calls.ts'
import { replaceNotifications } from './notifications.ts'
import { test } from '../own-restaurant.ts'
import { fillCart, payCash, takePhone, words } from '../people.ts'

const labels = words.en
const { checkout, tracking } = forDinerLater

/** Orders and sees the next status. Returns the errors of the page. */
const follow = async (phone: Page, restaurant: Restaurant, customer: string) => {
  const errors: Error[] = []
  phone.on('pageerror', (error) => errors.push(error))
  await fillCart(phone, labels, restaurant.tableLink)
  await payCash(phone, labels, customer)
  await expect(phone.getByText(tracking.now.sent)).toBeVisible()
  const [order] = await ordersOf(restaurant, customer)
  // Awaited from before the move, because a toast goes after three seconds.
  const toast = expect(phone.getByText(tracking.notification.preparing.title)).toBeVisible()
  await Promise.all([toast, moveThrough(restaurant, order?.orderId ?? '', 'Preparing')])
  await expect(phone.getByText(tracking.now.preparing)).toBeVisible()
  return errors
}

/** What a storage may hold is tested by session-storage.test.ts. */
const breakStorage: Record<string, () => unknown> = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [what, run] of Object.entries(breakStorage)) {
  test(`a phone whose storage is ${what} can order and sees the next status`, async ({ browser, workerRestaurant }) => {
    const phone = await takePhone(browser, labels)
    await phone.addInitScript(run)
    expect(await follow(phone, workerRestaurant, `Stored Sami ${what}`)).toEqual([])
    await phone.context().close()
  })
}

const placedAndPreparing = [checkout.placedTitle, tracking.notification.preparing.title]

for (const [what, permission, canConstruct, notified] of [
  ['that denies notifications', 'denied', true, []],
  ['of Android, where the constructor of notifications throws,', 'granted', false, placedAndPreparing],
] as const)
  test(`a phone ${what} can order and sees the next status`, async ({ browser, workerRestaurant }) => {
    const phone = await takePhone(browser, labels)
    await replaceNotifications(phone, { permission, canConstruct })
    expect(await follow(phone, workerRestaurant, `Notified ${permission}`)).toEqual([])
    await expect.poll(() => phone.evaluate(() => window.notified)).toEqual(notified)
    await phone.context().close()
  })
