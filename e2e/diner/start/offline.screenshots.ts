// Notices of the app: a stored menu without a network and without the server, a new version, and notifications on an iPhone.
import * as arabic from '@sufra/shared/i18n/ar/for-diner'
import * as arabicLater from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner'
import * as englishLater from '@sufra/shared/i18n/en/for-diner-later'
import { expect, type Page } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { fillCart, payCash, takePhone, words } from '../../people.ts'
import { phoneCamera } from '../../take-screenshot.ts'

const texts = { en: { ...english, ...englishLater }, ar: { ...arabic, ...arabicLater } }
const storedAt = Date.parse('2026-11-24T11:05:00Z')

/** Replies with the menu as a service worker does without the server. */
const storeMenu = (phone: Page) =>
  phone.route('**/api/menu/*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.data.storedAt = storedAt
    await route.fulfill({ response, json })
  })

/** Simulates a worker of a newer version, which has not stored this page's script. */
const bringNewVersion = (phone: Page) =>
  phone.evaluate(() => {
    caches.match = async () => undefined
    navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  })

for (const language of ['en', 'ar'] as const)
  test(`notices of the app (${language})`, async ({ browser, workerRestaurant }) => {
    const { common, offline, splash } = texts[language]
    const phone = await takePhone(browser, words[language])
    await phone.addInitScript(() => Object.assign(navigator, { standalone: false }))
    await phone.addInitScript(() => Object.assign(document, { ontouchend: null }))
    await phone.route('**/api/push-key', (route) => route.fulfill({ json: { success: true, data: { publicKey: 'B'.repeat(87) } } }))
    const picture = phoneCamera(phone, language)
    await storeMenu(phone)
    await phone.goto(workerRestaurant.tableLink)
    await expect(phone.getByText(offline.noConnection)).toBeVisible()
    await expect(phone.getByRole('navigation')).toBeVisible()
    await expect(phone.getByText(splash.to)).toBeHidden()
    await picture('diner-stored-menu')
    await phone.context().setOffline(true)
    await expect(phone.getByText(common.offline)).toBeVisible()
    await picture('diner-stored-menu-offline')
    await phone.context().setOffline(false)
    await phone.unroute('**/api/menu/*')
    await phone.reload()
    await expect(phone.getByRole('navigation')).toBeVisible()
    await expect(phone.getByText(offline.noConnection)).toBeHidden()
    await expect(async () => {
      await bringNewVersion(phone)
      await expect(phone.getByText(offline.newVersion)).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await picture('diner-new-version')
    await fillCart(phone, words[language], workerRestaurant.tableLink)
    await payCash(phone, words[language], 'Maryam')
    await phone.getByText(offline.homeScreenTitle).scrollIntoViewIfNeeded()
    await picture('diner-home-screen')
    await phone.context().close()
  })
