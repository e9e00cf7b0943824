// Benchmark P7: time from a cold start without a network to the painted board and menu with 5,000 cached items. It is compared with the
// first paint with an empty cache plus the raw read of the same rows from SQLite.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright/test'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { listItems } from '@sufra/shared/menu/item.routes'
import Database from 'better-sqlite3'
import type { BenchRun } from '../../cloud-api/bench/measure/bench-run.ts'
import { firstSettings } from '../src/bridge/desk-settings.ts'
import { openStorage } from '../src/main/core/desk-storage.ts'
import { aKitchenOrder } from '../src/main/printing/printing.test-data.ts'
import { startMain } from '../testing/electron/start-main.ts'

const root = join(import.meta.dirname, '..')
const itemsEach = 100
const openOrders = 20
const restaurantId = '0193a2f0-0000-7000-8000-000000000001'
const idOf = (index: number) => `0193a2f0-0000-7000-9000-${String(index).padStart(12, '0')}`

const itemOf = (category: number, index: number) => ({
  _id: idOf(1_000_000 + category * itemsEach + index),
  cuisineId: idOf(1),
  categoryId: idOf(category),
  subcategoryId: idOf(2),
  name: { en: `Dish ${category}.${index}`, ar: `طبق ${category}.${index}` },
  description: { en: `The ${index}th dish, with rice and spices.`, ar: `الطبق رقم ${index} مع الأرز والبهارات.` },
  ingredients: { en: 'rice, lamb, saffron', ar: 'أرز ولحم وزعفران' },
  quantityUnit: { quantity: 1, unit: 'plate' },
  actualPrice: 20,
  sellingPrice: 18.5,
  customizable: true,
  addOns: [
    {
      title: { en: 'Extras', ar: 'إضافات' },
      select: 'multiple',
      min: 0,
      max: 1,
      options: [{ name: { en: 'Garlic', ar: 'ثوم' }, price: 2 }],
    },
  ],
  isAvailable: true,
  isFeatured: false,
  image: 'none.png',
  availabilityVersion: 1,
})

const replyBody = (data: unknown) => JSON.stringify({ success: true, data })

/** Fills a data folder as after a day of work, or with only the signed-in user when there are no categories. */
const fill = (folder: string, categories: number) => {
  const storage = openStorage({ folder, migrationsFolder: join(root, 'migrations'), now: () => new Date() })
  const restaurant = { _id: restaurantId, name: { en: 'Bait Al Sufra', ar: 'بيت السفرة' }, branchName: 'Doha', timeZone: 'Asia/Qatar' }
  const user = { id: restaurantId, role: 'merchant', status: 'accepted', name: 'Noora', email: 'noora@sufra.test', restaurant }
  // Nothing listens on this port: the start is offline.
  storage.settings.write('desk', { ...firstSettings, address: 'http://127.0.0.1:9' })
  storage.responses.store(readMe.path, replyBody(user))
  const all = Array.from({ length: categories }, (_, category) => category)
  const tree = all.map((category) => ({
    _id: idOf(category),
    name: { en: `Category ${category}`, ar: `فئة ${category}` },
    categoryImage: '',
    subcategories: [],
  }))
  const cuisines = [{ _id: idOf(1), name: { en: 'Kitchen', ar: 'مطبخ' }, cuisineImage: '', categories: tree }]
  storage.responses.store(listCuisines.path.replace(':merchantId', restaurantId), replyBody(cuisines))
  for (const category of all) {
    const items = Array.from({ length: itemsEach }, (_, index) => itemOf(category, index))
    storage.responses.store(`${listItems.path}?categoryId=${idOf(category)}`, replyBody(items))
  }
  const orders =
    categories > 0
      ? Array.from({ length: openOrders }, (_, index) =>
          aKitchenOrder({
            orderId: String(index).padStart(22, 'o'),
            orderNumber: index + 1,
            restaurantId,
            silencedAt: '2026-11-20T18:05:30.000Z',
          }),
        )
      : []
  storage.orders.replace(restaurantId, orders, orders.length)
  storage.close()
}

/** Returns the milliseconds from the start of main until `isPainted`. */
const start = async (browser: Browser, master: string, isPainted: (page: Page) => Promise<unknown>): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'))
  cpSync(master, folder, { recursive: true })
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const from = performance.now()
  const standIn = await startMain({ folder, root, newPage: () => context.newPage() })
  const page = await standIn.records.windows[0]?.page
  if (!page) throw new Error('the desk has no window')
  await isPainted(page)
  const took = performance.now() - from
  standIn.electron.app.quit()
  await context.close()
  rmSync(folder, { recursive: true, force: true })
  rmSync(`${folder}.keychain`, { force: true })
  return took
}

const boardAndMenu = async (page: Page) => {
  await page.locator('article').first().waitFor()
  // Playwright's click waits for a stable page, which must not be measured.
  await page.getByRole('link', { name: 'Menu' }).dispatchEvent('click')
  await page.getByRole('switch').first().waitFor()
}
const emptyBoard = (page: Page) => page.getByText('No open orders').waitFor()

/** Returns the milliseconds to read and parse every row of the cache. */
const rawRead = (master: string): number => {
  const from = performance.now()
  const file = new Database(join(master, 'cache.db'), { readonly: true })
  const bodies = file.prepare<[], { body: string }>('select body from cached_responses union all select body from feed_orders').all()
  const count = bodies.reduce((sum, { body }) => sum + Object.keys(JSON.parse(body) as object).length, 0)
  file.close()
  if (count === 0) throw new Error('no rows were read')
  return performance.now() - from
}

/** A single start varies too much, so this is the mean of several. */
const perSecond = (startsAtOnce: number, once: () => Promise<number>) => async (): Promise<number> => {
  let total = 0
  for (let count = 0; count < startsAtOnce; count += 1) total += await once()
  return (1_000 * startsAtOnce) / total
}

export const benchDesktop = async ({ sized, compare, report }: BenchRun): Promise<void> => {
  const [categories, startsAtOnce] = [sized(50, 2), sized(2, 1)]
  const [full, empty] = [mkdtempSync(join(tmpdir(), 'sufra-full-')), mkdtempSync(join(tmpdir(), 'sufra-empty-'))]
  fill(full, categories)
  fill(empty, 0)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const comparison = await compare(
      perSecond(startsAtOnce, () => start(browser, full, boardAndMenu)),
      perSecond(startsAtOnce, async () => (await start(browser, empty, emptyBoard)) + rawRead(full)),
    )
    report({
      what: `P7 desktop: cold start to board and menu, ${categories * itemsEach} items (starts a second)`,
      against: 'first paint with an empty cache + raw SQLite read',
      comparison,
      reach: 1 / 1.5,
      floor: 1 / 1.5,
    })
  } finally {
    await browser.close()
    for (const folder of [full, empty]) rmSync(folder, { recursive: true, force: true })
  }
}
