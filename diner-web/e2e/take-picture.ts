import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A camera of the tour: one picture a screen and language, each looked at by axe too. */
export const camera = (page: Page, language: string) => async (screen: string) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(350) // sheets and toasts have come to rest
  await page.screenshot({ path: join(process.env.SUFRA_SCREENSHOTS ?? 'screenshots', `${screen}.${language}.png`) })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(found, `axe on ${screen} (${language})`).toEqual([])
}
