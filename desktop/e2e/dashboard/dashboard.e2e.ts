// The dashboard follows the orders of the day while it is open.
import { expect } from '@playwright/test'
import { moveThrough } from '../../../diner-web/e2e/counter-calls.ts'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { words } from '../../../diner-web/e2e/people.ts'
import { createDiner } from '../../testing/order-by-phone.ts'
import { menuText } from '../menu/menu-text.ts'
import { figure } from './figure.ts'

const { dashboard, reports } = menuText.en

test('an order appears on the open dashboard, is counted once it is accepted, and its dish is on top', async ({ browser, restaurant }) => {
  const page = await (await browser.newContext({ storageState: restaurant.session, locale: words.en.locale })).newPage()
  await page.goto('/merchant')
  await expect(page.getByRole('heading', { name: dashboard.empty.title })).toBeVisible()
  const diner = await createDiner(process.env.SUFRA_URL ?? '', restaurant.tableLink)
  const { orderId } = await diner.order('Maryam')
  await expect(figure(page, dashboard.open.waiting)).toHaveText('1')
  await expect(figure(page, reports.figure.orders)).toHaveText('0')
  await moveThrough(restaurant, orderId, 'Preparing')
  await expect(figure(page, dashboard.open.waiting)).toHaveText('0')
  await expect(figure(page, dashboard.open.preparing)).toHaveText('1')
  await expect(figure(page, reports.figure.orders)).toHaveText('1')
  await expect(page.getByRole('region', { name: dashboard.topItems })).toContainText(diner.item.name.en)
  await page.getByRole('link', { name: dashboard.open.board }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.context().close()
})
