import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { openCounter, words } from '../../../diner-web/e2e/people.ts'
import { menuText } from './menu-text.ts'

const language = 'en'
test('the menu is exported to a sheet and imported again', async ({ browser, restaurant }) => {
  const page = await openCounter(browser, words[language], restaurant)
  const { refusals, sheet } = menuText[language]
  await page.goto('/merchant/menu')
  await page.getByRole('button', { name: sheet.title }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: sheet.exportCsv }).click()
  const file = await (await download).path()
  const text = await readFile(file, 'utf8')
  expect(text).toContain('Chicken Shawarma')
  const dialog = page.getByRole('dialog')
  const importSheet = async (content: string) => {
    await dialog.getByLabel(sheet.file).setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    await dialog.getByRole('button', { name: sheet.check }).click()
  }
  await importSheet('rubbish')
  await expect(dialog.getByRole('alert').getByRole('row').nth(1)).toContainText(refusals.sheet.column)
  await importSheet(text.replace(/"?Falafel Wrap"?/, 'F'))
  await expect(dialog.getByRole('alert').getByRole('row')).toHaveCount(2)
  await expect(dialog.getByRole('alert')).toContainText(refusals.item.name_length)
  await importSheet(text)
  await expect(dialog.getByText('0 new items')).toBeVisible()
  await page.context().close()
})
