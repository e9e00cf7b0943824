// Isolates browser tests, which all use one API concurrently.
import { test as base } from 'playwright/test'
import { newNetwork } from './applicant.ts'
import { takeRestaurant, type Restaurant } from './new-restaurant.ts'
import { recordContexts } from './record-contexts.ts'

/**
 * `restaurant` belongs to the test and is taken when a test uses the fixture. Tests that change the menu or count events must use it. Tests
 * that order, and find their orders by the customer's name, may use `workerRestaurant`, in which the tests of one worker order one after
 * the other. The demo restaurant is for tests that only read. Each test has its own network address, so that rate limits are not shared.
 */
export const test = base.extend<{ restaurant: Restaurant }, { workerRestaurant: Restaurant; recorded: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures it needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newNetwork() }),
  // oxlint-disable-next-line no-empty-pattern -- see above
  workerRestaurant: [async ({}, use) => use(await takeRestaurant()), { scope: 'worker' }],
  // oxlint-disable-next-line no-empty-pattern -- see above
  restaurant: async ({}, use) => use(await takeRestaurant()),
  recorded: [
    async ({ browser }, use) => {
      recordContexts(browser)
      await use()
    },
    { scope: 'worker', auto: true },
  ],
})
