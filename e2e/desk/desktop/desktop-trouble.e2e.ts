import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { switchItem } from '@sufra/shared/menu/item.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import manifest from '../../../desktop/package.json' with { type: 'json' }
import type { Bitmap } from '../../../desktop/src/bridge/ticket.ts'
import { movesOf } from '../../../desktop/testing/cloud-orders.ts'
import { decodeEscpos } from '../../../desktop/testing/decode-escpos.ts'
import { cardOf, deskText, ringing, step } from '../desk-actions.ts'
import { useFixtures } from '../desk-fixtures.ts'
import type { Desk } from '../open-desk.ts'

const { fixtures, open, addPrinter, waitForSnapshot, readOwnFeed, setUpCounter } = useFixtures()
let desk: Desk
const texts = deskText.en

test('a conflict with another counter is listed, and does not block the pending changes behind it', async () => {
  desk = await open()
  await setUpCounter(desk, texts)
  const cancelled = await fixtures.diner.order()
  const accepted = await fixtures.diner.order()
  const other = await fixtures.diner.order()
  await expect(cardOf(desk.window, other.orderNumber)).toBeVisible()
  await waitForSnapshot()
  fixtures.proxy.cut()
  await expect(desk.window.getByText(texts.noAnswer).first()).toBeVisible()
  for (const { orderNumber } of [cancelled, accepted, other]) await step(desk.window, orderNumber, texts, 'accept')
  await desk.window.getByRole('link', { name: texts.menu }).click()
  const dish = desk.window.getByRole('switch', { name: `${fixtures.diner.item.name.en} is available` })
  await expect(dish).toBeChecked()
  await dish.click()
  await expect(dish).not.toBeChecked()
  const { call } = fixtures.restaurant
  await call(moveOrder, { params: { orderId: cancelled.orderId }, body: { status: 'Cancelled', reason: 'closing' } })
  await call(moveOrder, { params: { orderId: accepted.orderId }, body: { status: 'Preparing', minutes: 30 } })
  fixtures.proxy.restoreConnection()
  await expect(desk.window.getByText(texts.connected)).toBeVisible()
  // An order cancelled by another counter is reported; an order accepted by another counter is already applied.
  const indicator = desk.window.getByRole('button', { name: '1 change rejected' })
  await indicator.click()
  await expect(desk.window.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  await expect(desk.window.getByRole('dialog')).toContainText(`Order ${cancelled.orderNumber}: Preparing`)
  await desk.window.getByRole('button', { name: 'Got it' }).click()
  await expect(indicator).toBeHidden()
  // The pending changes behind it are sent one after another.
  await expect.poll(async () => (await readOwnFeed()).some(({ event }) => event === 'menu_changed')).toBe(true)
  const rows = await readOwnFeed()
  expect(movesOf(rows, other.orderId)).toEqual(['Preparing'])
  expect(movesOf(rows, accepted.orderId)).toEqual(['Preparing'])
  await expect(dish).not.toBeChecked()
  const turnOn = { params: { itemId: fixtures.diner.item._id }, body: { isAvailable: true, availabilityVersion: 2 } }
  await call(switchItem, turnOn)
  await expect(dish).toBeChecked()
})

test('a ticket that fails to print shows the reason, plays a sound, and prints when the printer recovers; printing again adds REPRINT', async () => {
  desk = await open()
  await setUpCounter(desk, texts)
  await addPrinter(desk)
  fixtures.printer.become({ paper: 'out' })
  const soundsPlayed = () => desk.sound.evaluate(() => window.soundsPlayed ?? 0)
  const before = await soundsPlayed()
  const { orderNumber } = await fixtures.diner.order()
  await desk.window.getByRole('button', { name: '1 ticket not printed' }).click()
  await expect(desk.window.getByRole('dialog')).toContainText('The printer is out of paper.')
  // After the second failure the app waits ten seconds. The button is pressed before the automatic retry.
  await expect.poll(soundsPlayed).toBeGreaterThan(before + 1)
  fixtures.printer.recover()
  await desk.window.getByRole('button', { name: 'Print now' }).click()
  await expect.poll(() => fixtures.printer.jobs.length).toBe(1)
  await expect(desk.window.getByRole('dialog').getByRole('listitem')).toHaveCount(0)
  await desk.window.keyboard.press('Escape')
  const plain = decodeEscpos(fixtures.printer.jobs[0] ?? new Uint8Array()).picture
  await cardOf(desk.window, orderNumber).getByRole('button').first().click()
  await desk.window.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => fixtures.printer.jobs.length).toBe(2)
  const again = decodeEscpos(fixtures.printer.jobs[1] ?? new Uint8Array()).picture
  // Finds the banner across the top: nearly a whole row of black dots.
  const blackest = (picture: Bitmap | undefined) => {
    const rows = Array.from({ length: 80 }, (_, y) => [...(picture?.rows.subarray(y * 72, y * 72 + 72) ?? [])])
    return Math.max(...rows.map((row) => row.filter((byte) => byte === 255).length))
  }
  expect(blackest(plain)).toBeLessThan(40)
  expect(blackest(again)).toBeGreaterThan(60)
})

test('a notification opens its order, a closed or crashed window keeps ringing, and the stored session is encrypted', async () => {
  desk = await open()
  await setUpCounter(desk, texts)
  const { orderNumber } = await fixtures.diner.order(`Hamad ${randomUUID().slice(0, 8)}`)
  await expect.poll(() => desk.records?.notifications.length).toBe(1)
  desk.records?.windows[0]?.close()
  expect(desk.records?.windows[0]?.isDestroyed()).toBe(false)
  expect(desk.records?.windows[0]?.isVisible()).toBe(false)
  desk.records?.notifications[0]?.click()
  await expect(desk.window.getByRole('dialog')).toContainText(`Order ${orderNumber}`)
  await desk.window.keyboard.press('Escape')
  const stored = readdirSync(fixtures.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  expect(stored.length).toBeGreaterThan(3)
  for (const file of stored) expect(file).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/)
  await expect.poll(() => ringing(desk)).toBe(1)
  const reloaded = desk.window.waitForEvent('load')
  desk.records?.windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed' })
  await reloaded
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  await expect.poll(() => ringing(desk)).toBe(1)
})

test('settings of this machine: each sound is played, zero volume shows a warning, launch at sign-in and saving logs work', async () => {
  desk = await open()
  await setUpCounter(desk, texts)
  const { window, records, sound } = desk
  await window.getByRole('link', { name: texts.thisCounter }).click()
  const soundsPlayed = () => sound.evaluate(() => globalThis.window.soundsPlayed ?? 0)
  const before = await soundsPlayed()
  for (const label of ['New order', 'Order not accepted', 'Table call', 'Printer', 'Connection lost'])
    await window.getByRole('button', { name: label, exact: true }).click()
  await expect.poll(soundsPlayed).toBe(before + 5)
  await window.getByRole('slider').fill('0')
  await expect(window.getByRole('status').filter({ hasText: 'Sound is off' })).toBeVisible()
  await window.getByRole('slider').fill('80')
  await window.getByRole('switch').click()
  await expect.poll(() => records?.opensAtLogin).toBe(true)
  const file = join(fixtures.folder, 'support.txt')
  if (records) records.savePath = file
  await window.getByRole('button', { name: 'Save logs' }).click()
  await expect(window.getByText(/Saved to/)).toBeVisible()
  const logs = readFileSync(file, 'utf8')
  expect(logs).toContain(`version: ${manifest.version}`)
  expect(logs).not.toMatch(/owner\d+@sufra|Sufra@2026|eyJ/)

  desk = await open()
  await desk.window.getByRole('link', { name: texts.thisCounter }).click()
  await expect(desk.window.getByRole('slider')).toHaveValue('80')
})

test('orders placed while the connection was half-open ring when it is back, until another counter silences them', async ({ browser }) => {
  desk = await open()
  await setUpCounter(desk, texts)
  fixtures.proxy.halfOpen()
  await expect(desk.window.getByText(texts.noAnswer).first()).toBeVisible()
  const { orderNumber } = await fixtures.diner.order()
  fixtures.proxy.restoreConnection()
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  await expect.poll(() => ringing(desk)).toBe(1)
  const page = await browser.newPage({ baseURL: fixtures.cloudUrl, storageState: fixtures.restaurant.session, locale: texts.locale })
  await page.goto('/merchant/orders')
  await page.getByRole('button', { name: texts.silence }).first().click()
  await expect.poll(() => ringing(desk)).toBe(0)
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  await page.close()
})
