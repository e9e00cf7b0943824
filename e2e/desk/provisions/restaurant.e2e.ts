// The page of one restaurant in a browser: from the list to its tabs, a note, and a member whose session ends at once.
import { expect } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import { sessionOf } from '../../applicant.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const { accounts, restaurantPage, staff, devices, applicants } = menuText.en

test('an administrator opens a restaurant, writes a note, and signs its owner out', async ({ browser, restaurant }) => {
  const owner = await (await browser.newContext({ storageState: restaurant.session, locale: words.en.locale })).newPage()
  await owner.goto('/merchant/orders')
  await expect(owner).toHaveURL(/\/merchant\/orders/)
  const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
  const page = await (await browser.newContext({ storageState, locale: words.en.locale })).newPage()

  await page.goto(`/admin/provisions?search=${encodeURIComponent(restaurant.email)}`)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`/admin/provisions/${restaurant.id}`)
  await expect(page.getByText(restaurant.email)).toBeVisible()
  await expect(page.getByRole('region', { name: applicants.aboutNumbers })).toBeVisible()

  const tab = (name: string) => page.getByRole('navigation', { name: restaurantPage.tabs }).getByRole('link', { name })
  await tab(restaurantPage.tab.notes).click()
  const note = `Called back ${crypto.randomUUID()}`
  await page.getByRole('textbox', { name: restaurantPage.note.new }).fill(note)
  await page.getByRole('button', { name: restaurantPage.note.add }).click()
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible()

  await tab(restaurantPage.tab.devices).click()
  await expect(page.getByRole('list', { name: devices.title }).getByRole('listitem')).toHaveCount(1)

  await tab(restaurantPage.tab.staff).click()
  await page
    .getByRole('list', { name: staff.title })
    .getByRole('button', { name: new RegExp(`^${restaurantPage.sessions}`) })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(accounts.security.endNamed.replace('{{name}}', '')) })
    .first()
    .click()
  await expect(page.getByText(accounts.security.ended)).toBeVisible()
  await expect(owner).toHaveURL(/\/login/)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: restaurantPage.back }).click()
  await expect(page).toHaveURL(/search=/)
  await page.context().close()
  await owner.context().close()
})
