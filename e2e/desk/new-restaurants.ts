import { expect, type Browser, type Page } from 'playwright/test'
import { words } from '../people.ts'
import { apply, signInAdmin } from '../applicant.ts'

/** Opens the board of a new restaurant, which has just been accepted and is empty. */
export const openNewRestaurant = async (
  browser: Browser,
  language: 'en' | 'ar',
  viewport = { width: 1366, height: 768 },
): Promise<Page> => {
  const url = process.env.SUFRA_URL ?? ''
  const { id, state } = await apply(url)
  await (await signInAdmin(url)).verify(id)
  const context = await browser.newContext({ baseURL: url, viewport, locale: words[language].locale, storageState: state })
  const page = await context.newPage()
  await page.goto('/merchant/orders')
  await expect(page.getByRole('main')).toBeVisible()
  return page
}
