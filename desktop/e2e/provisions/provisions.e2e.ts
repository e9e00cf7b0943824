// The list of all restaurants in a browser: it is found by a folded name, sorted and filtered by the address, and saved.
import { expect, test } from '@playwright/test'
import { words } from '../../../diner-web/e2e/people.ts'
import { sessionOf } from '../../testing/applicant.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''

const language = 'en'

test('an administrator finds a restaurant and saves the list', async ({ browser }) => {
  const { provisions, history, desk } = menuText[language]
  const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
  const page = await (await browser.newContext({ storageState, locale: words[language].locale })).newPage()
  await page.goto('/admin')
  await page.getByRole('navigation', { name: desk.pages }).getByRole('link', { name: provisions.title }).click()
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('@') // neither loading nor empty
  const name = (await rows.nth(1).getByRole('cell').first().innerText()).split('\n')[0] ?? ''
  await page.getByRole('searchbox').fill(name.toUpperCase())
  await expect(page).toHaveURL(/search=/)
  await expect(rows.nth(1)).toContainText(name)
  await page.getByRole('combobox', { name: provisions.sort }).selectOption('name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(rows.nth(1)).toContainText(name)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: history.export.open }).click()
  await page.getByRole('menuitem', { name: history.export.csv }).click()
  expect((await download).suggestedFilename()).toMatch(/^restaurants-.*\.csv$/)
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByText(provisions.noneFound)).toBeVisible()
  await page.getByRole('button', { name: provisions.showAll }).click()
  await expect(page).not.toHaveURL(/search=/)
  await expect(rows.nth(1)).toContainText('@')
  await page.context().close()
})
