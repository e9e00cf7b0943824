import type { Page } from 'playwright/test'

/** The number beside a name in a list of figures. */
export const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first()
