import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Returns a function that takes a screenshot of a screen and checks it with axe. */
export const camera = (page: Page, language: string) => async (screen: string) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(350) // wait for the animations of sheets and toasts
  await page.screenshot({ path: join(process.env.SUFRA_SCREENSHOTS ?? 'screenshots', `${screen}.${language}.png`) })
  // The guards of an open menu are hidden from screen readers and hand the focus on. axe knows them only where it sees that something modal is open.
  const { violations } = await new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]').analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(found, `axe on ${screen} (${language})`).toEqual([])
}
