// Fixtures of the desktop tests: a restaurant, a proxy to its cloud, a printer, a diner and a data folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser } from 'playwright/test'
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import Database from 'better-sqlite3'
import { readFeed } from '../../desktop/testing/cloud-orders.ts'
import { takeRestaurant, type Restaurant } from '../new-restaurant.ts'
import { startTestProxy, type Line } from '../../desktop/testing/test-proxy.ts'
import { createDiner, type Diner } from '../../desktop/testing/order-by-phone.ts'
import { startReceiptPrinter, type ReceiptPrinter } from '../../desktop/testing/receipt-printer.ts'
import { setUp, type DeskText } from './desk-actions.ts'
import { openDesk, type Desk } from './open-desk.ts'

/** Paths of the responses in the app's cache. */
const storedPaths = (folder: string): string[] => {
  const cache = new Database(join(folder, 'cache.db'), { readonly: true })
  try {
    return cache
      .prepare<[], { path: string }>('select path from cached_responses')
      .all()
      .map(({ path }) => path)
  } finally {
    cache.close()
  }
}

export type Placed = Awaited<ReturnType<Diner['order']>>

/**
 * Starts the fixtures before each test and stops them afterwards: its own restaurant and diner on the browser tests' server, and a new app.
 */
export const useFixtures = () => {
  const fixtures = {} as {
    cloudUrl: string
    restaurant: Restaurant
    diner: Diner
    proxy: Line
    printer: ReceiptPrinter
    folder: string
    desk: Desk | undefined
    browser: Browser
  } // filled before each test

  test.beforeEach(async ({ browser }) => {
    fixtures.browser = browser
    fixtures.cloudUrl = process.env.SUFRA_URL ?? ''
    fixtures.restaurant = await takeRestaurant()
    fixtures.diner = await createDiner(fixtures.cloudUrl, fixtures.restaurant.tableLink)
    fixtures.printer = await startReceiptPrinter()
    fixtures.proxy = await startTestProxy(fixtures.cloudUrl)
    fixtures.folder = mkdtempSync(join(tmpdir(), 'sufra-desk-'))
  })
  test.afterEach(async () => {
    await fixtures.desk?.quit()
    fixtures.desk = undefined
    await fixtures.proxy.stop()
    await fixtures.printer.stop()
    rmSync(fixtures.folder, { recursive: true, force: true })
    rmSync(`${fixtures.folder}.keychain`, { force: true })
  })

  return {
    fixtures,
    /** Returns every row of the restaurant's feed. */
    readOwnFeed: () => readFeed(fixtures.cloudUrl, fixtures.restaurant.authorization),
    /** Completes the first run as the restaurant's counter. */
    setUpCounter: (desk: Desk, texts: DeskText) => setUp(desk, fixtures.proxy.url, texts, fixtures.restaurant.email),
    /** Resolves when the app has stored everything it needs offline. */
    waitForSnapshot: async () => {
      const { data } = await fixtures.restaurant.call(readOfflineSnapshot, {})
      await expect.poll(() => data.filter(({ path }) => !storedPaths(fixtures.folder).includes(path))).toEqual([])
    },
    /** Opens or reopens the app with the test's data folder. */
    open: async (locale?: string): Promise<Desk> => {
      await fixtures.desk?.quit()
      fixtures.desk = await openDesk(fixtures.folder, { locale, browser: fixtures.browser })
      return fixtures.desk
    },
    /** Adds the test's printer in the app. */
    addPrinter: async ({ window }: Desk) => {
      const { host, port } = fixtures.printer.address
      await window.getByRole('link', { name: 'This counter' }).click()
      await window.getByRole('button', { name: 'Add printer' }).click()
      const dialog = window.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Kitchen')
      await dialog.getByLabel('Address').fill(host)
      await dialog.getByLabel('Port').fill(String(port))
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(window.getByText(`${host}:${port}`)).toBeVisible()
      await window.getByRole('link', { name: 'Orders' }).click()
    },
  }
}
