// The bell counts events of other pages and links to them. Opening a page marks its notifications as read.
import { expect, type Response } from 'playwright/test'
import { readNotifications } from '@sufra/shared/notifications/notification.routes'
import { test } from '../../own-restaurant.ts'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const { desk, notifications } = menuText.en

test('a new order rings the bell on another page, and is marked as read once the board shows it', async ({ browser, restaurant }) => {
  const context = await browser.newContext({ storageState: restaurant.session, locale: 'en-GB' })
  const page = await context.newPage()
  const bell = (unread: number) =>
    page.getByRole('button', {
      name: unread ? filled(notifications.openUnread, { number: String(unread) }) : notifications.open,
      exact: true,
    })
  const orders = page.getByRole('navigation', { name: desk.pages }).getByRole('link', { name: new RegExp(`^${desk.orders}`) })
  await page.goto('/merchant/tables')
  await expect(page.getByText(desk.connection.live)).toBeVisible()
  await expect(bell(0)).toBeVisible()
  const diner = await createDiner(process.env.SUFRA_URL ?? '', restaurant.tableLink)
  const placed = [await diner.order(), await diner.order()]

  await expect(bell(2)).toBeVisible()
  await expect(orders).toHaveAccessibleName(`${desk.orders} ${filled(desk.openOrders_other, { count: '2' })}`)
  await expect(page).toHaveTitle(/^\(2\) Tables · Sufra$/)
  await bell(2).click()
  const list = page.getByRole('dialog', { name: notifications.title })
  const links = list.getByRole('link')
  await expect(links).toHaveText(placed.toReversed().map(({ orderNumber }) => new RegExp(`New order ${orderNumber}`)))
  // The bell shows a notification as read before the server knows.
  const upToOf = (response: Response): number =>
    response.url().endsWith(readNotifications.path) ? response.request().postDataJSON().upTo : 0
  const isRead = page.waitForResponse((response) => upToOf(response) > 0)
  await links.first().click()
  await expect(page).toHaveURL(/\/merchant\/orders\?order=/)
  await expect(list).toBeHidden()
  await expect(page.getByRole('dialog', { name: new RegExp(`${placed[1]?.orderNumber}`) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell(0)).toBeVisible()
  const before = upToOf(await isRead)
  const isThirdRead = page.waitForResponse((response) => upToOf(response) > before)
  await diner.order()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(bell(0)).toBeVisible()
  await isThirdRead

  await page.goto('/merchant/tables')
  await bell(0).click()
  await expect(links).toHaveCount(3)
  await expect(bell(0)).toBeVisible()
  await context.close()
})
