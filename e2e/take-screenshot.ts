import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expectAccessible } from './checks/expect-accessible.ts'

/** Returns a function that takes a screenshot of a screen and checks it with axe. */
export const camera = (page: Page, language: string) => async (screen: string) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(350) // wait for the animations of sheets and toasts
  await page.screenshot({ path: join(process.env.SUFRA_SCREENSHOTS ?? 'screenshots', `${screen}.${language}.png`) })
  await expectAccessible(page, `${screen} (${language})`)
}

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

/** A `camera` for two phones, each in dark and light. Afterwards the page is light and 360 px wide. */
export const phoneCamera = (page: Page, language: string) => {
  const picture = camera(page, language)
  return async (screen: string) => {
    for (const phone of phones) {
      await page.setViewportSize(phone)
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme })
        await picture(`${screen}-${phone.width}${colorScheme === 'dark' ? '-dark' : ''}`)
      }
    }
  }
}
