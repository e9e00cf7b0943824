import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { switchItem } from '@sufra/shared/menu/menu.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { startDemoServer, type DemoServer } from '../../scripts/demo-server.ts'
import { movesOf, readFeed, signInToCloud } from '../testing/cloud-orders.ts'
import { decodeEscpos } from '../testing/decode-escpos.ts'
import { startLine, type Line } from '../testing/line.ts'
import type { Bitmap } from '../src/main/printing/bitmap.ts'
import { createDiner, type Diner } from '../testing/order-by-phone.ts'
import { startReceiptPrinter, type ReceiptPrinter } from '../testing/receipt-printer.ts'
import { cardOf, deskWords, ringing, setUp, step } from './desk-people.ts'
import { openDesk, type Desk } from './open-desk.ts'

test.describe.configure({ mode: 'serial' })

let cloud: DemoServer
let diner: Diner
let line: Line
let printer: ReceiptPrinter
let folder: string
let desk: Desk

test.beforeAll(async () => {
  cloud = await startDemoServer()
  diner = await createDiner(cloud.url, cloud.tableLink)
  printer = await startReceiptPrinter()
})
test.afterAll(async () => {
  await printer.stop()
  await cloud.stop()
})
test.beforeEach(async () => {
  line = await startLine(cloud.url)
  folder = mkdtempSync(join(tmpdir(), 'sufra-desk-'))
  printer.jobs.length = 0
  printer.recover()
})
test.afterEach(async () => {
  await desk.quit()
  await line.stop()
  rmSync(folder, { recursive: true, force: true })
})

type Placed = Awaited<ReturnType<Diner['order']>>

/** Adds the test's printer as a cashier would. */
const addPrinter = async ({ window }: Desk, name = 'Kitchen') => {
  await window.goto(window.url().replace(/\/merchant.*/, '/merchant/this-counter'))
  await window.getByRole('button', { name: 'Add a printer' }).click()
  const dialog = window.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Address').fill(printer.address.host)
  await dialog.getByLabel('Port').fill(String(printer.address.port))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(window.getByText(`${printer.address.host}:${printer.address.port}`)).toBeVisible()
  await window.getByRole('link', { name: 'Orders' }).click()
}

for (const language of ['en', 'ar'] as const) {
  const say = deskWords[language]

  test(`an order rings, prints and shows although the window is hidden (${language})`, async () => {
    desk = await openDesk(folder, say.locale)
    await setUp(desk, line.url, say)
    if (language === 'en') await addPrinter(desk)
    desk.hide()
    const { orderId, orderNumber } = await diner.order()
    await expect.poll(() => ringing(desk)).toBe(1)
    if (language === 'en') {
      await expect.poll(() => printer.jobs.length).toBe(1)
      const printed = decodeEscpos(printer.jobs[0] ?? new Uint8Array())
      expect(printed.picture?.width).toBe(576)
    }
    expect(desk.records?.notifications.at(-1)?.title).toContain(String(orderNumber))
    expect(desk.records?.tray?.tip).not.toBe('Sufra')
    expect(desk.records?.awake.size).toBe(1)
    desk.show()
    await expect(cardOf(desk.window, orderNumber)).toBeVisible()
    await step(desk.window, orderNumber, say, 'accept')
    await expect.poll(() => ringing(desk)).toBe(0)
    await step(desk.window, orderNumber, say, 'ready')
    await step(desk.window, orderNumber, say, 'delivered')
    await expect(cardOf(desk.window, orderNumber)).toBeHidden()
    await expect.poll(() => desk.records?.awake.size).toBe(0)
    expect(movesOf(await readFeed(cloud.url), orderId)).toEqual(['Preparing', 'Out for Delivery', 'Delivered'])
  })

  test(`the line is cut for a lunch, 20 moves are made, and the cloud has each once and in order (${language})`, async () => {
    desk = await openDesk(folder, say.locale)
    await setUp(desk, line.url, say)
    const orders: Placed[] = []
    for (let each = 0; each < 7; each += 1) orders.push(await diner.order())
    await expect(desk.window.locator('article')).toHaveCount(7)
    line.cut()
    await expect(desk.window.getByText(say.noLine).first()).toBeVisible()
    // Seven accepted, seven ready, six delivered: twenty.
    for (const { orderNumber } of orders) await step(desk.window, orderNumber, say, 'accept')
    for (const { orderNumber } of orders) await step(desk.window, orderNumber, say, 'ready')
    for (const { orderNumber } of orders.slice(0, 6)) await step(desk.window, orderNumber, say, 'delivered')
    await expect(desk.window.locator('article')).toHaveCount(1)
    expect(movesOf(await readFeed(cloud.url), orders[0]?.orderId ?? '')).toEqual([])
    line.mend()
    await expect(desk.window.getByText(say.connected)).toBeVisible({ timeout: 40_000 })
    const all = ['Preparing', 'Out for Delivery', 'Delivered']
    await expect.poll(async () => movesOf(await readFeed(cloud.url), orders[5]?.orderId ?? ''), { timeout: 20_000 }).toEqual(all)
    const rows = await readFeed(cloud.url)
    for (const [index, { orderId }] of orders.entries()) expect(movesOf(rows, orderId)).toEqual(index === 6 ? all.slice(0, 2) : all)
    const own = new Set(orders.map(({ orderId }) => orderId))
    const made = rows.flatMap((row) => (row.event === 'order_status_updated' && own.has(row.data.orderId) ? [row.data.status] : []))
    expect(made).toEqual([...Array(7).fill('Preparing'), ...Array(7).fill('Out for Delivery'), ...Array(6).fill('Delivered')])
    await step(desk.window, orders[6]?.orderNumber ?? 0, say, 'delivered')
    await expect(desk.window.locator('article')).toHaveCount(0)
  })

  test(`without a network it starts, signed in, with menu, tables and board (${language})`, async () => {
    desk = await openDesk(folder, say.locale)
    await setUp(desk, line.url, say)
    const { orderNumber } = await diner.order()
    await expect(cardOf(desk.window, orderNumber)).toBeVisible()
    await desk.window.getByRole('link', { name: say.menu }).click()
    await expect(desk.window.getByRole('switch').first()).toBeVisible()
    await desk.quit()
    line.cut()

    desk = await openDesk(folder, say.locale)
    await expect(cardOf(desk.window, orderNumber)).toBeVisible()
    await expect.poll(() => ringing(desk)).toBe(1)
    await desk.window.getByRole('link', { name: say.menu }).click()
    await expect(desk.window.getByText(language === 'en' ? diner.item.name.en : diner.item.name.ar, { exact: true })).toBeVisible()
    await desk.window.getByRole('link', { name: say.tables }).click()
    await expect(desk.window.locator('article')).toHaveCount(12)
    await desk.window.getByRole('link', { name: say.orders }).click()
    await step(desk.window, orderNumber, say, 'accept')
    await step(desk.window, orderNumber, say, 'ready')
    await step(desk.window, orderNumber, say, 'delivered')
    line.mend()
    await expect(desk.window.getByText(say.connected)).toBeVisible({ timeout: 40_000 })
  })

  test(`an administrator's machine asks for no restaurant (${language})`, async () => {
    desk = await openDesk(folder, say.locale)
    await setUp(desk, line.url, say, 'admin')
    await expect(desk.window.getByRole('heading', { name: say.dashboard })).toBeVisible()
    await desk.quit()
    desk = await openDesk(folder, say.locale)
    await expect(desk.window.getByRole('heading', { name: say.dashboard })).toBeVisible()
  })
}

const say = deskWords.en

test('the first run says what is wrong with an address', async () => {
  desk = await openDesk(folder)
  const { window } = desk
  const tryAddress = async (address: string) => {
    await window.locator('[name=address]').fill(address)
    await window.keyboard.press('Enter')
  }
  await tryAddress('not an address')
  await expect(window.getByRole('alert')).toContainText('not a web address')
  await tryAddress('http://sufra.example')
  await expect(window.getByRole('alert')).toContainText('Without https')
  await tryAddress('http://127.0.0.1:9')
  await expect(window.getByRole('alert')).toContainText('Nothing answers')
  await tryAddress(`http://127.0.0.1:${printer.address.port}`)
  await expect(window.getByRole('alert')).toContainText(/Nothing answers|not Sufra/)
})

test('what somebody else did meanwhile is listed, and nothing that waits behind it is held up', async () => {
  desk = await openDesk(folder)
  await setUp(desk, line.url, say)
  const cancelled = await diner.order()
  const accepted = await diner.order()
  const other = await diner.order()
  await expect(cardOf(desk.window, other.orderNumber)).toBeVisible()
  line.cut()
  await expect(desk.window.getByText(say.noLine).first()).toBeVisible()
  for (const { orderNumber } of [cancelled, accepted, other]) await step(desk.window, orderNumber, say, 'accept')
  await desk.window.getByRole('link', { name: say.menu }).click()
  const dish = desk.window.getByRole('switch', { name: `${diner.item.name.en} is available` })
  await expect(dish).toBeChecked()
  await dish.click()
  await expect(dish).not.toBeChecked()
  const { call } = await signInToCloud(cloud.url)
  await call(moveOrder, { params: { orderId: cancelled.orderId }, body: { status: 'Cancelled', reason: 'closing' } })
  await call(moveOrder, { params: { orderId: accepted.orderId }, body: { status: 'Preparing', minutes: 30 } })
  line.mend()
  await expect(desk.window.getByText(say.connected)).toBeVisible({ timeout: 40_000 })
  // Cancelled by another counter is told; accepted by another counter is what was wanted.
  const sign = desk.window.getByRole('button', { name: '1 change was refused' })
  await sign.click()
  await expect(desk.window.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await expect(desk.window.getByRole('dialog')).toContainText(`Order ${cancelled.orderNumber}: Preparing`)
  await desk.window.getByRole('button', { name: 'I have seen it' }).click()
  await expect(sign).toBeHidden()
  const rows = await readFeed(cloud.url)
  expect(movesOf(rows, other.orderId)).toEqual(['Preparing'])
  expect(movesOf(rows, accepted.orderId)).toEqual(['Preparing'])
  expect(rows.some(({ event }) => event === 'menu_changed')).toBe(true)
  await expect(dish).not.toBeChecked()
  const turnOn = { params: { itemId: diner.item._id }, body: { isAvailable: true, availabilityVersion: 2 } }
  await call(switchItem, turnOn)
  await expect(dish).toBeChecked()
  for (const { orderId } of [accepted, other])
    for (const status of ['Out for Delivery', 'Delivered'] as const) await call(moveOrder, { params: { orderId }, body: { status } })
})

test('silencing on one counter silences the other', async ({ browser }) => {
  desk = await openDesk(folder)
  await setUp(desk, line.url, say)
  const page = await browser.newPage({ baseURL: cloud.url })
  await page.goto('/merchant/login')
  await page.locator('[name=email]').fill('demo@sufra.test')
  await page.locator('[name=password]').fill('Sufra@2026')
  await page.keyboard.press('Enter')
  const { orderNumber } = await diner.order()
  await expect.poll(() => ringing(desk)).toBe(1)
  await expect(cardOf(page, orderNumber)).toBeVisible()
  await page.getByRole('button', { name: say.silence }).click()
  await expect.poll(() => ringing(desk)).toBe(0)
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  for (const button of ['accept', 'ready', 'delivered'] as const) await step(page, orderNumber, say, button)
  await page.close()
})

test('a ticket that does not come out says why, sounds, and comes out when the printer is well; staff print again with REPRINT', async () => {
  desk = await openDesk(folder)
  await setUp(desk, line.url, say)
  await addPrinter(desk)
  printer.become({ paper: 'out' })
  const strokes = () => desk.sound.evaluate(() => window.strokes ?? 0)
  const before = await strokes()
  const { orderNumber } = await diner.order()
  await desk.window.getByRole('button', { name: '1 ticket not printed' }).click()
  await expect(desk.window.getByRole('dialog')).toContainText('The printer has no paper.')
  await expect.poll(strokes).toBeGreaterThan(before)
  printer.recover()
  await desk.window.getByRole('button', { name: 'Print now' }).click()
  await expect.poll(() => printer.jobs.length).toBe(1)
  await expect(desk.window.getByRole('dialog').getByRole('listitem')).toHaveCount(0)
  await desk.window.keyboard.press('Escape')
  const plain = decodeEscpos(printer.jobs[0] ?? new Uint8Array()).picture
  await cardOf(desk.window, orderNumber).getByRole('button').first().click()
  await desk.window.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => printer.jobs.length).toBe(2)
  const again = decodeEscpos(printer.jobs[1] ?? new Uint8Array()).picture
  // The banner across the top: nearly a whole row of black dots.
  const blackest = (picture: Bitmap | undefined) => {
    const rows = Array.from({ length: 80 }, (_, y) => [...(picture?.rows.subarray(y * 72, y * 72 + 72) ?? [])])
    return Math.max(...rows.map((row) => row.filter((byte) => byte === 255).length))
  }
  expect(blackest(plain)).toBeLessThan(40)
  expect(blackest(again)).toBeGreaterThan(60)
  await desk.window.keyboard.press('Escape')
  for (const button of ['accept', 'ready', 'delivered'] as const) await step(desk.window, orderNumber, say, button)
})

test('a notification opens its order, a closed window goes on hearing, and what is kept of the session is encrypted', async () => {
  desk = await openDesk(folder)
  await setUp(desk, line.url, say)
  const { orderNumber } = await diner.order(`Hamad ${randomUUID().slice(0, 8)}`)
  await expect.poll(() => desk.records?.notifications.length).toBe(1)
  desk.records?.windows[0]?.close()
  expect(desk.records?.windows[0]?.isDestroyed()).toBe(false)
  expect(desk.records?.windows[0]?.isVisible()).toBe(false)
  desk.records?.notifications[0]?.click()
  await expect(desk.window.getByRole('dialog')).toContainText(`Order ${orderNumber}`)
  await desk.window.keyboard.press('Escape')
  for (const button of ['accept', 'ready', 'delivered'] as const) await step(desk.window, orderNumber, say, button)
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  expect(stored.length).toBeGreaterThan(3)
  for (const file of stored) expect(file).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
})

test('a page that crashes comes back by itself, and the ring has gone on', async () => {
  desk = await openDesk(folder)
  await setUp(desk, line.url, say)
  const { orderNumber } = await diner.order()
  await expect.poll(() => ringing(desk)).toBe(1)
  desk.records?.windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  expect(await ringing(desk)).toBe(1)
  for (const button of ['accept', 'ready', 'delivered'] as const) await step(desk.window, orderNumber, say, button)
})
