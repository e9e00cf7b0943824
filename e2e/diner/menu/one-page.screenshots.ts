// The menu page: with and without pictures, in the cart, filtered, closed, loading, failed and offline, on two phones, light and dark.
import { expect, test, type Page } from 'playwright/test'
import * as arabic from '@sufra/shared/i18n/ar/for-diner'
import * as arabicLater from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner'
import * as englishLater from '@sufra/shared/i18n/en/for-diner-later'
import { openMenu, showCategory, tableLink, takePhone, splashIsGone, words } from '../../people.ts'
import { phoneCamera } from '../../take-screenshot.ts'

const texts = { en: { ...english, ...englishLater }, ar: { ...arabic, ...arabicLater } }
const tomorrow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

type Answer = { restaurant: Record<string, unknown>; items: Record<string, unknown>[] }

/** Changes the demo restaurant's menu for this phone. */
const changeMenu = (phone: Page, change: (menu: Answer) => void) =>
  phone.route(/\/api\/menu\//, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    change(data)
    await route.fulfill({ json: { success: true, data } })
  })

/** Gives its items the restaurant's cover as their picture. */
const withPictures = ({ restaurant, items }: Answer) => {
  for (const [index, item] of items.entries()) if (index % 4 !== 3) Object.assign(item, { image: restaurant['cover'] })
  Object.assign(items[1] ?? {}, { isAvailable: false, backAt: tomorrow(1) })
  Object.assign(items[2] ?? {}, { portionsLeft: 2 })
}
const closed = ({ restaurant }: Answer) => {
  const period = { opensAt: tomorrow(20), ordersUntil: tomorrow(25), closesAt: tomorrow(26) }
  Object.assign(restaurant, { opening: { timeZone: 'Asia/Qatar', periods: [period], pausedUntil: null, busy: null } })
}
const accented = (menu: Answer) => {
  withPictures(menu)
  Object.assign(menu.restaurant, { accent: { light: '#8a1f4d', dark: '#e39bbc' } })
}

const open = async (phone: Page) => {
  await openMenu(phone)
  await splashIsGone(phone)
  // These parts load after the page.
  await expect(phone.getByRole('button', { name: /^(About the restaurant|عن المطعم)$/ })).toBeVisible()
}

for (const language of ['en', 'ar'] as const) {
  const labels = words[language]
  const { about, common, filters, marks, menu } = texts[language]
  const start = async (browser: Parameters<typeof takePhone>[0]) => {
    const phone = await takePhone(browser, labels)
    const picture = phoneCamera(phone, language)
    return { phone, take: (screen: string) => picture(`menu-${screen}`) }
  }

  test(`the menu page with and without pictures (${language})`, async ({ browser }) => {
    const { phone, take } = await start(browser)
    await open(phone)
    await take('plain')
    await showCategory(phone, labels)
    await take('plain-category')
    await changeMenu(phone, accented)
    await open(phone)
    await take('pictures')
    await showCategory(phone, labels)
    // A plate without a required choice.
    const add = new RegExp(`^${menu.add.split('{{')[0]}`)
    const plates = phone.getByRole('region', { name: labels.category }).first().getByRole('listitem')
    await plates.nth(3).getByRole('button', { name: add }).click()
    await plates.nth(3).evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await take('in-cart')
    await phone.context().close()
  })

  test(`the menu page filtered, searched, closed and about (${language})`, async ({ browser }) => {
    const { phone, take } = await start(browser)
    await open(phone)
    await phone.getByRole('button', { name: filters.title }).click()
    await phone.getByRole('checkbox', { name: marks.dietary.vegetarian, exact: true }).check()
    await take('filters')
    await phone.getByRole('button', { name: filters.show }).click()
    await take('filtered')
    await phone.goto('/results?diet=spicy,gluten_free&without=gluten,milk,sesame,eggs,nuts,fish,soy,celery,mustard,crustaceans')
    await expect(phone.getByRole('group', { name: filters.title })).toBeVisible()
    await take('search-none')
    await phone.goto('/results?diet=spicy')
    await expect(phone.getByRole('listitem').first()).toBeVisible()
    await take('search-filtered')
    await changeMenu(phone, closed)
    await open(phone)
    await take('closed')
    await phone.getByRole('button', { name: about.open }).click()
    await expect(phone.getByRole('dialog')).toBeVisible()
    await take('about')
    await phone.context().close()
  })

  test(`the menu page loading, failed and offline (${language})`, async ({ browser }) => {
    const { phone, take } = await start(browser)
    let fails = false
    await phone.route(/\/api\/menu\//, (route) => fails && route.fulfill({ status: 500, json: { success: false } }))
    await phone.goto(tableLink())
    await phone.waitForURL(/restaurants/)
    await take('loading')
    fails = true
    await phone.reload()
    await expect(phone.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
    await take('failed')
    await phone.unrouteAll({ behavior: 'ignoreErrors' })
    await open(phone)
    await phone.context().setOffline(true)
    await take('offline')
    await phone.context().close()
  })
}
