import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks what a page shows with axe. The test goes on after a failure. */
export const expectAccessible = async (page: Page, screen: string) => {
  // The guards of an open menu are hidden from screen readers and hand the focus on. axe knows them only where it sees that something modal is open.
  // Results of several frames are joined in a new page, which costs as much as the check.
  const hasFrames = page.frames().length > 1
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(!hasFrames)
    .exclude('[data-base-ui-focus-guard]')
    .options({ resultTypes: ['violations'] })
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(found, `axe on ${screen}`).toEqual([])
}
