import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Checks the current page with axe. The test continues after a failure. */
export const expectAccessible = async (page: Page, screen: string) => {
  // The focus guards of an open menu are hidden from screen readers and pass the focus on. axe recognises them only when it detects an open
  // modal. Results of several frames are merged in a new page, which costs as much as the check.
  const hasFrames = page.frames().length > 1
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .exclude('[data-base-ui-focus-guard]')
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
}
