// What every test of the desktop needs around it: a cloud of its own, a line to it, a printer, a diner, a folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import Database from 'better-sqlite3'
import { startDemoServer, type DemoServer } from '../../scripts/demo-server.ts'
import { signInToCloud } from '../testing/cloud-orders.ts'
import { startTestProxy, type Line } from '../testing/test-proxy.ts'
import { createDiner, type Diner } from '../testing/order-by-phone.ts'
import { startReceiptPrinter, type ReceiptPrinter } from '../testing/receipt-printer.ts'
import { openDesk, type Desk } from './open-desk.ts'

/** The calls whose answers the app has stored. */
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

/** Starts it before the file's tests and ends it after them; each test gets a new line, folder and desk. */
export const usePlaces = () => {
  const places = {} as { cloud: DemoServer; diner: Diner; line: Line; printer: ReceiptPrinter; folder: string; desk: Desk | undefined } // filled before the first test

  test.beforeAll(async () => {
    places.cloud = await startDemoServer()
    places.diner = await createDiner(places.cloud.url, places.cloud.tableLink)
    places.printer = await startReceiptPrinter()
  })
  test.afterAll(async () => {
    await places.printer.stop()
    await places.cloud.stop()
  })
  test.beforeEach(async () => {
    places.line = await startTestProxy(places.cloud.url)
    places.folder = mkdtempSync(join(tmpdir(), 'sufra-desk-'))
    places.printer.jobs.length = 0
    places.printer.recover()
  })
  test.afterEach(async () => {
    await places.desk?.quit()
    places.desk = undefined
    await places.line.stop()
    rmSync(places.folder, { recursive: true, force: true })
    rmSync(`${places.folder}.keychain`, { force: true })
  })

  return {
    places,
    /** Resolves when the app has stored all that it needs without a connection. */
    snapshotIsStored: async () => {
      const { call } = await signInToCloud(places.cloud.url)
      const { data } = await call(readOfflineSnapshot, {})
      await expect.poll(() => data.filter(({ path }) => !storedPaths(places.folder).includes(path))).toEqual([])
    },
    /** Opens the app, or opens it again, over the test's folder. */
    open: async (locale?: string): Promise<Desk> => {
      await places.desk?.quit()
      places.desk = await openDesk(places.folder, locale)
      return places.desk
    },
    /** Adds the test's printer as a cashier would. */
    addPrinter: async ({ window }: Desk) => {
      const { host, port } = places.printer.address
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
