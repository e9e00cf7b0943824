// The page at /, which the server renders: it fits, passes axe, and has a link to the demo's table and back to it.
import { landing as arabic } from '@sufra/shared/page-shell/texts.ar'
import { landing as english } from '@sufra/shared/page-shell/texts.en'
import { welcome } from '@sufra/shared/visits/texts.en'
import { expect, test } from 'playwright/test'
import { expectAccessible } from '../../checks/expect-accessible.ts'

const texts = { en: english, ar: arabic }

test('the landing page fits phones and desks in both languages, light and dark, and links to a table and back to it', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await page.goto('/')
  for (const [language, width, colorScheme] of [
    ['ar', 1366, 'dark'],
    ['ar', 360, 'light'],
    ['en', 320, 'dark'],
    ['en', 1366, 'light'],
  ] as const) {
    if ((await page.locator('html').getAttribute('lang')) !== language) await page.locator('#language').click()
    await page.setViewportSize({ width, height: 740 })
    await page.emulateMedia({ colorScheme })
    await expect(page.getByRole('heading', { level: 1, name: texts[language].headline })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page, `landing ${language} ${width}`)
  }
  const tryTable = page.getByRole('link', { name: english.tryTable }).first()
  // A busy server sends the page without the demo, instead of late.
  await expect(async () => {
    await page.reload()
    await expect(tryTable).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await tryTable.click()
  await expect(page).toHaveURL(/\/restaurants\/.+\?table=/)
  const menu = page.url()
  await page.goto('/')
  await page.getByRole('link', { name: welcome.carryOn }).click()
  await expect(page).toHaveURL(menu)
  await page.context().close()
})
