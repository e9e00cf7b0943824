// An administrator views a restaurant in a browser. Its pages are there, and nothing can be changed; the exit and a reload both end the
// view.
import { expect } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import { sessionOf } from '../../applicant.ts'
import { menuText } from '../menu/menu-text.ts'

const { dashboard, desk, restaurantPage, counterMenu, items, tables, customers, staff } = menuText.en
const texts = restaurantPage.view

test('an administrator views a restaurant, changes nothing, and leaves', async ({ browser, restaurant }) => {
  const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
  const page = await (await browser.newContext({ storageState, locale: words.en.locale })).newPage()
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto(`/admin/provisions/${restaurant.id}`)
  await page.getByRole('button', { name: texts.start }).click()
  const banner = page.getByRole('region', { name: texts.label })
  await expect(banner).toBeVisible()
  await expect(page).toHaveURL('/merchant/orders')

  const pages = page.getByRole('navigation', { name: desk.pages })
  await expect(pages.getByRole('link', { name: customers.title })).toHaveCount(0)
  await pages.getByRole('link', { name: desk.dashboard }).click()
  await expect(page.getByRole('heading', { name: dashboard.empty.title })).toBeVisible()
  for (const name of [desk.orders, tables.title]) {
    await pages.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(banner).toBeVisible()
  }
  await pages.getByRole('link', { name: counterMenu.title }).click()
  const shownItems = page.getByRole('region', { name: counterMenu.items })
  await expect(shownItems.getByRole('listitem').first()).toBeVisible()
  await expect(shownItems.getByRole('switch')).toHaveCount(0)
  await expect(shownItems.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: items.add, exact: true })).toHaveCount(0)

  await pages.getByRole('link', { name: menuText.en.settings.title }).click()
  await expect(page).toHaveURL(/settings\/about/)
  const tabs = page.getByRole('navigation', { name: menuText.en.settings.title })
  await expect(tabs.getByRole('link').first()).toBeVisible()
  await expect(tabs.getByRole('link', { name: staff.title })).toHaveCount(0)

  // Reloading the page ends the view, and a message says so.
  await page.reload()
  await expect(page).toHaveURL(`/admin/provisions/${restaurant.id}`)
  await expect(page.getByText(texts.ended)).toBeVisible()
  await page.getByRole('button', { name: texts.start }).click()
  await banner.getByRole('button', { name: texts.exit }).click()
  await expect(page).toHaveURL(`/admin/provisions/${restaurant.id}`)
  await expect(page.getByText(texts.ended)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toHaveCount(0)
  expect(sockets.filter((address) => address.endsWith('/ws'))).toEqual([])
  await page.context().close()
})
