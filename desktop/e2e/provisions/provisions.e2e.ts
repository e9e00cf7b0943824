// The list of all restaurants in a browser: it is found by a folded name, sorted and filtered by the address, and saved.
import { expect, test } from '@playwright/test'
import { listProvisions } from '@sufra/shared/provisions/provision.routes'
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
  // The rows of before stay until the list has come, and begin with the same restaurant.
  const listed = async (key: string, value: string, step: () => Promise<unknown>) => {
    const isListed = ({ pathname, searchParams }: URL) => pathname === listProvisions.path && searchParams.get(key) === value
    const [response] = await Promise.all([page.waitForResponse((each) => isListed(new URL(each.url()))), step()])
    return listProvisions.reply.parse(await response.json()).data.map((each) => each.name[language])
  }
  expect(await listed('search', name.toUpperCase(), () => page.getByRole('searchbox').fill(name.toUpperCase()))).toContain(name)
  await expect(page).toHaveURL(/search=/)
  const sorted = await listed('sort', 'nameEn', () => page.getByRole('combobox', { name: provisions.sort }).selectOption('name'))
  await expect(page).toHaveURL(/sort=name/)
  await expect(rows.nth(1)).toContainText(sorted[0] ?? '')
  expect(sorted).toContain(name)
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
