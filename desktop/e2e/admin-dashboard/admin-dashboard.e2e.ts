// The administrators' dashboard on the real server: every card is read, and the figures by day are drawn and shown as a table.
import { expect, test } from '@playwright/test'
import { words } from '../../../diner-web/e2e/people.ts'
import { sessionOf } from '../../testing/applicant.ts'
import { menuText } from '../menu/menu-text.ts'

const language = 'en'

test('an administrator sees how the platform is doing', async ({ browser }) => {
  const { admin, health, reports } = menuText[language]
  const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
  const page = await (await browser.newContext({ storageState, locale: words[language].locale })).newPage()
  await page.goto('/admin')
  for (const [name, content] of [
    [admin.restaurants, /\d/],
    [admin.waiting, /\d/],
    [admin.support, /\d/],
    [admin.documents.title, /\d/],
    [admin.unreachable, new RegExp(`${admin.allReachable}|${admin.since.split('{{')[0]}`)],
    [admin.failures.title, new RegExp(String.raw`${health.part.mail}\s*\d`)],
  ] as const)
    await expect(page.getByRole('region', { name, exact: true })).toContainText(content)
  const sales = page.getByRole('region', { name: admin.sales })
  await expect(sales.locator('svg.recharts-surface')).toHaveCount(2)
  for (const problem of [admin.part.slow, admin.part.failed.split('{{')[0] ?? '']) await expect(page.getByText(problem)).toHaveCount(0)
  await sales.getByRole('button', { name: reports.showTable }).click()
  await expect(sales.getByRole('row')).toHaveCount(31)
  await page.getByRole('region', { name: admin.support }).getByRole('link', { name: admin.openQueue }).click()
  await expect(page).toHaveURL(/help-and-support/)
  await page.context().close()
})
