import { expect, test, type Browser, type Page } from '@playwright/test'
import { words } from '../../diner-web/e2e/people.ts'
import { startDemoServer, type DemoServer } from '../../scripts/servers/demo-server.ts'
import { apply, signInAdmin } from '../testing/applicant.ts'

/** Starts a separate server for the test file, since sign-up codes are rate limited per network. Its restaurants have just been accepted and are empty. */
export const useNewRestaurants = () => {
  let cloud: DemoServer
  let restaurants = 0
  test.beforeAll(async () => {
    test.setTimeout(120_000)
    cloud = await startDemoServer()
  })
  test.afterAll(() => cloud.stop())

  /** Opens the board of a new restaurant. */
  return async (browser: Browser, language: 'en' | 'ar', viewport = { width: 1366, height: 768 }): Promise<Page> => {
    restaurants += 1
    const { id, state } = await apply(cloud.url, restaurants)
    await (await signInAdmin(cloud.url)).verify(id)
    const { locale } = words[language]
    const context = await browser.newContext({ baseURL: cloud.url, viewport, locale, storageState: state })
    const page = await context.newPage()
    await page.goto('/merchant/orders')
    await expect(page.getByRole('main')).toBeVisible()
    return page
  }
}
