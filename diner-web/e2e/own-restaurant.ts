// What keeps browser tests apart, although all of them call one API at the same time.
import { test as base } from '@playwright/test'
import { newNetwork } from '../../desktop/testing/applicant.ts'
import { newRestaurant, type Restaurant } from '../../desktop/testing/new-restaurant.ts'

/**
 * `restaurant` is the test's own, made when a test names it. A test that orders, changes the menu or counts what it hears uses it; only one that reads may use
 * the demo restaurant. Each test comes from a network of its own, so that limits for each network begin anew.
 */
export const test = base.extend<{ restaurant: Restaurant }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures it needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newNetwork() }),
  restaurant: async ({ baseURL }, use) => use(await newRestaurant(baseURL)),
})
