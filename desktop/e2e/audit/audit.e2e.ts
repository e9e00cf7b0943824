// The audit log in a browser: an entry is found by its filters in the address, and the list is saved.
import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { words } from '../../../diner-web/e2e/people.ts'
import { sessionOf } from '../../testing/applicant.ts'
import { inviteTo } from '../invite.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''

const language = 'en'

test('an owner finds who invited whom, and saves the list', async ({ browser }) => {
  const { audit, history, desk } = menuText[language]
  const email = await inviteTo(`audit.${randomUUID()}@sufra.test`, language)
  const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
  const page = await (await browser.newContext({ storageState, locale: words[language].locale })).newPage()
  await page.goto('/admin')
  await page.getByRole('navigation', { name: desk.pages }).getByRole('link', { name: audit.title }).click()
  const rows = page.getByRole('row')
  await page.getByRole('searchbox').fill(email)
  await expect(page).toHaveURL(/search=/)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(email)
  await expect(rows.nth(1)).toContainText(audit.role.reviewer)
  await page.getByRole('combobox', { name: audit.actionFilter }).selectOption('invitation_revoked')
  await expect(page.getByText(audit.noneFound)).toBeVisible()
  await page.getByRole('combobox', { name: audit.actionFilter }).selectOption('administrator_invited')
  await expect(rows.nth(1)).toContainText(email)
  await page.reload()
  await expect(rows.nth(1)).toContainText(email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: history.export.open }).click()
  await page.getByRole('menuitem', { name: history.export.csv }).click()
  expect((await download).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/)
  await page.context().close()
})
