// Fixtures of the desktop tests: a cloud, a proxy to it, a printer, a diner and a data folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import Database from 'better-sqlite3'
import { startDemoServer, type DemoServer } from '../../scripts/servers/demo-server.ts'
import { signInToCloud } from '../testing/cloud-orders.ts'
import { startTestProxy, type Line } from '../testing/test-proxy.ts'
import { createDiner, type Diner } from '../testing/order-by-phone.ts'
import { startReceiptPrinter, type ReceiptPrinter } from '../testing/receipt-printer.ts'
import { openDesk, type Desk } from './open-desk.ts'

/** Paths of the responses in the app's cache. */
const storedPaths = (folder: string): string[] => {
  const cache = new Database(join(folder, 'cache.db'), { readonly: true })
  try {
    return cache
      .prepare<[], { path: string }>('select path from kept_answers')
      .all()
      .map(({ path }) => path)
  } finally {
    cache.close()
  }
}

export type Placed = Awaited<ReturnType<Diner['order']>>

/** Starts the fixtures before the file's tests and stops them afterwards; each test gets a new proxy, folder and app. */
export const useFixtures = () => {
  const fixtures = {} as {
    cloud: DemoServer
    diner: Diner
    proxy: Line
    printer: ReceiptPrinter
    folder: string
    desk: Desk | undefined
    browser: Browser
  } // filled before the first test

  test.beforeAll(async ({ browser }) => {
    fixtures.browser = browser
    fixtures.cloud = await startDemoServer()
    fixtures.diner = await createDiner(fixtures.cloud.url, fixtures.cloud.tableLink)
    fixtures.printer = await startReceiptPrinter()
  })
  test.afterAll(async () => {
    await fixtures.printer.stop()
    await fixtures.cloud.stop()
  })
  test.beforeEach(async () => {
    fixtures.proxy = await startTestProxy(fixtures.cloud.url)
    fixtures.folder = mkdtempSync(join(tmpdir(), 'sufra-desk-'))
    fixtures.printer.jobs.length = 0
    fixtures.printer.recover()
  })
  test.afterEach(async () => {
    await fixtures.desk?.quit()
    fixtures.desk = undefined
    await fixtures.proxy.stop()
    rmSync(fixtures.folder, { recursive: true, force: true })
    rmSync(`${fixtures.folder}.keychain`, { force: true })
  })

  return {
    fixtures,
    /** Resolves when the app has stored everything it needs offline. */
    waitForSnapshot: async () => {
      const { call } = await signInToCloud(fixtures.cloud.url)
      const { data } = await call(readOfflineSnapshot, {})
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
