import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './checks/expect-accessible.ts'

/** Returns a function that takes a screenshot of a screen and checks it with axe. */
export const camera = (page: Page, language: string) => async (screen: string) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(350) // wait for the animations of sheets and toasts
  await page.screenshot({ path: join(process.env.SUFRA_SCREENSHOTS ?? 'screenshots', `${screen}.${language}.png`) })
  await expectAccessible(page, `${screen} (${language})`)
}
