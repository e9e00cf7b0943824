// The bell's list, and the navigation with its counts: full, empty, loading, failed and offline.
import { expect, test, type Page } from 'playwright/test'
import type { ListedNotification } from '@sufra/shared/notifications/notification.routes'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const order = (id: number, minutes: number, isRead: boolean): ListedNotification => ({
  id,
  kind: 'order_placed',
  orderId: 'o'.repeat(22),
  orderNumber: id + 100,
  chatLink: `/merchant/orders?order=${'o'.repeat(22)}`,
  createdAt: ago(minutes),
  isRead,
})
const list: ListedNotification[] = [
  order(9, 0, false),
  { id: 8, kind: 'documents_decided', chatLink: '/merchant/settings/documents', createdAt: ago(45), isRead: false },
  order(7, 130, true),
  order(6, 1_500, true),
  { id: 1, kind: 'application_decided', chatLink: '/merchant/settings/documents', createdAt: ago(9_000), isRead: true },
]
const reader = { memberId: '0193a2f0-0000-7000-8000-000000000001', role: 'owner' }
const reply = (notifications: ListedNotification[], unread: number, more: number | null) => ({
  success: true,
  data: { notifications, unread, unreadReplies: 0, more, reader },
})
const answer = (page: Page, json: object, status = 200) =>
  page.route('**/api/merchant/notifications', (route) => route.fulfill({ status, json }))

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { common, desk, notifications } = menuText[language]

    test(`the bell and the navigation (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(180_000)
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-shell-${screen}${name}`)
      const bell = page.getByTitle(notifications.title)
      const again = async (text: string) => {
        await page.goto('/merchant/tables')
        await bell.click()
        await expect(page.getByRole('dialog').getByText(text).first()).toBeVisible()
      }
      await page.route('**/api/merchant/notifications', () => {})
      await page.goto('/merchant/tables')
      await bell.click()
      await expect(page.getByRole('dialog').getByText(common.loading)).toBeAttached()
      await picture('bell-loading')
      await answer(page, reply([], 0, null))
      await again(notifications.none)
      await picture('bell-empty')
      await answer(page, reply(list, 2, 1))
      await again(notifications.more)
      await picture('bell')
      await page.keyboard.press('Escape')
      await page.context().setOffline(true)
      await expect(page.getByText(desk.connection.down, { exact: true })).toBeVisible()
      await bell.click()
      await expect(page.getByText(notifications.offline)).toBeVisible()
      await picture('bell-offline')
      await page.context().setOffline(false)
      await answer(page, { success: false }, 500)
      await again(common.retry)
      await picture('bell-failed')
      await answer(page, reply(list, 100, null))
      await page.goto('/merchant/tables')
      if (viewport.width < 768) await page.getByRole('button', { name: desk.openPages }).click()
      await expect(page.getByRole('navigation')).toBeVisible()
      await picture('navigation')
      await page.context().close()
    })
  }
