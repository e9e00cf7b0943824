// Phones and counters in limited browsers, from the tap to the delivery.
import { expect, type Page } from 'playwright/test'
import { accounts } from '@sufra/shared/accounts/texts.en'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { translatePage } from '../../../shared/src/ui/translation/translate-page.test-data.ts'
import { replaceNotifications } from './notifications.ts'
import { test } from '../../own-restaurant.ts'
import { fillCart, payCash, takePhone, words } from '../../people.ts'

const labels = words.en
const { checkout, tracking } = forDinerLater

/**
 * Blocks the browser's storage. Limits of storage are tested by session-storage.test.ts, and other states of notifications by
 * browser-notification.test.ts.
 */
const blockStorage = async (page: Page) =>
  page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })

/** Blocks WebSockets, like the network of a hotel or an office. */
const refuseWebSockets = (page: Page) => page.routeWebSocket(/\/ws/, (socket) => socket.close())

/** Wraps the words in elements of a translation, without changing them. */
const translate = async (page: Page) => {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${translatePage.toString()})`)
}

const watchErrors = (page: Page) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  return errors
}

/** Whether the browser is really limited, so that the test is meaningful. */
const cannotStore = (page: Page) =>
  page.evaluate(() => {
    try {
      return localStorage.length < 0
    } catch {
      return true
    }
  })
const isTranslated = async (page: Page) => (await page.locator('font').count()) > 10

for (const { title, limit, isLimited } of [
  { title: 'storage is blocked', limit: blockStorage, isLimited: cannotStore },
  {
    title: 'WebSockets are refused and the pages are translated',
    limit: async (page: Page) => {
      await refuseWebSockets(page)
      await translate(page)
    },
    isLimited: isTranslated,
  },
])
  test(`an order is placed, accepted and delivered where ${title}`, async ({ browser, restaurant }) => {
    const counter = await (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: labels.locale })).newPage()
    const phone = await takePhone(browser, labels)
    const errors = [counter, phone].map(watchErrors)
    for (const page of [counter, phone]) await limit(page)
    await replaceNotifications(phone, { permission: 'granted', canConstruct: false })

    await counter.goto('/merchant/login')
    await counter.getByLabel(accounts.email).fill(restaurant.email)
    await counter.getByLabel(accounts.password, { exact: true }).fill(restaurant.password)
    await counter.getByRole('button', { name: accounts.signIn }).click()
    await expect(counter).toHaveURL(/\/merchant\/orders/)

    await fillCart(phone, labels, restaurant.tableLink)
    const number = await payCash(phone, labels, 'Limited Layla')
    const card = counter.getByRole('article', { name: `Order ${number}, Table 1` })
    await card.getByRole('button', { name: 'Accept', exact: true }).click()
    await counter.getByRole('button', { name: '15 minutes' }).click()
    await expect(phone.getByText(tracking.now.preparing)).toBeVisible()
    await expect.poll(() => phone.evaluate(() => window.notified)).toEqual([checkout.placedTitle, tracking.notification.preparing.title])
    await card.getByRole('button', { name: 'Order ready', exact: true }).click()
    await card.getByRole('button', { name: /^Delivered · cash/ }).click()
    await expect(phone).toHaveURL(/\/successbacktohome$/)
    await expect(card).toBeHidden()
    expect([await isLimited(counter), await isLimited(phone)]).toEqual([true, true])
    expect(errors).toEqual([[], []])
    await counter.context().close()
    await phone.context().close()
  })
