// The dashboard and the health page of administrators on the real server: every card and every part is loaded, and the daily figures are
// drawn.
import { expect, test } from 'playwright/test'
import { words } from '../../people.ts'
import { sessionOf } from '../../applicant.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const language = 'en'
const job = 'delete-old-jobs'

test('an administrator sees the state of the platform, and runs a job on its health page', async ({ browser }) => {
  const { admin, health } = menuText[language]
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

  await page.getByRole('region', { name: admin.failures.title }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/health$/)
  await expect(page.getByRole('region', { name: health.part.database })).toContainText(/\d+ of \d+ applied/)
  await expect(page.getByRole('region', { name: health.part.uploads })).toContainText('ms')
  const jobs = page.getByRole('region', { name: health.part.jobs })
  await jobs.getByRole('button', { name: /^Show all/ }).click()
  await jobs.getByRole('button', { name: filled(health.jobs.runNamed, { name: job }) }).click()
  await expect(page.getByText(/delete-old-jobs.* starts within a second/)).toBeVisible()
  await page.context().close()
})
