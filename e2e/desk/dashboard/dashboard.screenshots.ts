// The dashboard of the demo restaurant, of a new restaurant, and a dashboard that cannot be loaded.
import { expect, test } from 'playwright/test'
import { merchantSession, words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { dashboard, common } = menuText[language]

    test(`the dashboard (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({ viewport, locale: words[language].locale, storageState: await merchantSession() })
      const page = await context.newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-dashboard${screen}${name}`)
      await page.goto('/merchant')
      await expect(page.getByRole('region', { name: dashboard.open.title })).toBeVisible()
      await picture('')
      await page.getByRole('region', { name: dashboard.soldOut.title }).scrollIntoViewIfNeeded()
      await picture('-items')
      await context.setOffline(true)
      await expect(page.getByText(dashboard.offline)).toBeVisible()
      await picture('-offline')
      await context.setOffline(false)
      await page.route('**/api/merchant/dashboard', () => {})
      await page.goto('/merchant')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('-loading')
      await page.unroute('**/api/merchant/dashboard')
      await page.route('**/api/merchant/dashboard', (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('-failed')
      await context.close()
      const fresh = await openNewRestaurant(browser, language, viewport)
      await fresh.goto('/merchant')
      await expect(fresh.getByRole('heading', { name: dashboard.empty.title })).toBeVisible()
      await camera(fresh, language)(`desk-dashboard-empty${name}`)
      await fresh.context().close()
    })
  }
