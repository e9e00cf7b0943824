// An owner reads what an order brought in, and the chart is loaded with the report, not with the page before it.
import { expect } from '@playwright/test'
import { moveThrough } from '../../../diner-web/e2e/counter-calls.ts'
import { expectFits, usualPhone } from '../../../diner-web/e2e/checks/fits.ts'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { showPath } from '../../../diner-web/e2e/people.ts'
import { createDiner } from '../../testing/order-by-phone.ts'
import { menuText } from '../menu/menu-text.ts'

const { reports } = menuText.en

test('an accepted order is in today’s report and in its chart, which the menu does not load; a day without orders says so', async ({
  browser,
  restaurant,
}) => {
  const { orderId } = await (await createDiner(process.env.SUFRA_URL ?? '', restaurant.tableLink)).order('Maryam')
  const context = await browser.newContext({ storageState: restaurant.session })
  const page = await context.newPage()
  const charts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('days-chart')) charts.push(request.url())
  })
  await page.goto('/merchant/menu')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(charts).toEqual([])
  await moveThrough(restaurant, orderId, 'Preparing')
  await showPath(page, '/merchant/reports?period=today')
  const tile = page.getByRole('definition').first()
  await expect(tile).toHaveText(/QAR/)
  const revenue = (await tile.textContent()) ?? ''
  await expect(page.locator('.recharts-bar-rectangle')).toHaveCount(1)
  expect(charts).toHaveLength(1)
  // The tooltip that was shown in a wide window does not widen a narrow one.
  await page.locator('.recharts-bar-rectangle').hover()
  await expectFits(page, 'a chart that was pointed at', [usualPhone])
  await page.setViewportSize({ width: 1_280, height: 720 })
  await page.getByRole('button', { name: reports.showTable }).click()
  // The chart has a table for screen readers, which is in no group.
  await expect(page.getByRole('group', { name: reports.section.days })).toContainText(revenue)
  await page.getByLabel(reports.period.label).selectOption({ label: reports.period.yesterday })
  await expect(page).toHaveURL(/period=yesterday/)
  await expect(page.getByRole('heading', { name: reports.emptyTitle })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('definition').first()).toHaveText(revenue)
  await context.close()
})
