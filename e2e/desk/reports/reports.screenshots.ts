// Reports of the demo restaurant with sixty days of orders, of a new restaurant, and reports that cannot be loaded.
import { expect, test } from 'playwright/test'
import { merchantSession, words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText, startOf } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { history, reports, common } = menuText[language]

    test(`reports (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const context = await browser.newContext({ viewport, locale: words[language].locale, storageState: await merchantSession() })
      const page = await context.newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-reports${screen}${name}`)
      const section = (title: string) => page.getByRole('region', { name: title, exact: true }).first()
      await page.goto('/merchant/reports?period=last30')
      await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible()
      await picture('')
      await section(reports.section.hours).scrollIntoViewIfNeeded()
      await picture('-hours')
      await section(reports.section.items).scrollIntoViewIfNeeded()
      await picture('-items')
      await section(reports.section.reasons).scrollIntoViewIfNeeded()
      await picture('-last')
      await page.getByRole('button', { name: reports.showTable }).click()
      await picture('-table')
      await page.goto('/merchant/reports?period=months&month=2026-11&against=2026-10')
      await expect(page.getByLabel(reports.against)).toBeVisible()
      await expect(page.getByText(reports.figure.revenue, { exact: true }).first()).toBeVisible()
      await picture('-months')
      const exportAs = async (format: 'csv' | 'pdf' | 'xlsx') => {
        await page.getByRole('button', { name: history.export.open }).click()
        await page.getByRole('menuitem', { name: history.export[format] }).click()
      }
      const saved = page.getByText(startOf(history.export.done))
      for (const format of ['csv', 'xlsx'] as const) {
        await exportAs(format)
        await expect(saved).toBeVisible({ timeout: 30_000 })
        await picture(`-file-${format}`)
        await page.reload()
        await expect(page.getByText(reports.figure.revenue, { exact: true }).first()).toBeVisible()
      }
      await page.getByRole('button', { name: history.export.open }).click()
      await picture('-formats')
      await page.keyboard.press('Escape')
      let failFile = () => {}
      await page.route('**/api/files/*', (route) => {
        failFile = () => void route.fulfill({ status: 500, json: { success: false } })
      })
      await exportAs('pdf')
      await expect(page.getByRole('button', { name: startOf(history.export.running) })).toBeVisible()
      await picture('-file')
      failFile()
      await expect(page.getByRole('button', { name: history.export.open })).toBeVisible()
      await picture('-file-failed')
      await page.unroute('**/api/files/*')
      await page.context().setOffline(true)
      await expect(page.getByText(reports.offlineFigures.split('{{time}}')[0] ?? '')).toBeVisible()
      await picture('-offline')
      await page.context().setOffline(false)
      await page.route('**/api/merchant/reports*', () => {})
      await page.goto('/merchant/reports')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('-loading')
      await page.unroute('**/api/merchant/reports*')
      await page.route('**/api/merchant/reports*', (route) => route.fulfill({ status: 404, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('-failed')
      await context.close()
      const fresh = await openNewRestaurant(browser, language, viewport)
      await fresh.goto('/merchant/reports')
      await expect(fresh.getByRole('heading', { name: reports.emptyTitle })).toBeVisible()
      await camera(fresh, language)(`desk-reports-empty${name}`)
      await fresh.context().close()
    })
  }
