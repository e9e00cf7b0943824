// The health page on the real server: every part is read, and the owner of the platform runs a job.
import { expect, test } from '@playwright/test'
import { words } from '../../../diner-web/e2e/people.ts'
import { sessionOf } from '../../testing/applicant.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const job = 'delete-old-jobs'

test('the owner of the platform sees that all parts are read, and runs a job', async ({ browser }) => {
  const { admin, health } = menuText.en
  const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
  const page = await (await browser.newContext({ storageState, locale: words.en.locale })).newPage()
  await page.goto('/admin')
  await page.getByRole('region', { name: admin.failures.title }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/admin\/health$/)
  await expect(page.getByRole('region', { name: health.part.database })).toContainText(/\d+ of \d+ applied/)
  await expect(page.getByRole('region', { name: health.part.uploads })).toContainText('ms')
  const jobs = page.getByRole('region', { name: health.part.jobs })
  await jobs.getByRole('button', { name: /^Show all/ }).click()
  await jobs.getByRole('button', { name: filled(health.jobs.runNamed, { name: job }) }).click()
  await expect(page.getByText(/delete-old-jobs.* runs within a second/)).toBeVisible()
  await page.context().close()
})
