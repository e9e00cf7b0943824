import { expect, test, type Page } from 'playwright/test'
import * as forDesk from '@sufra/shared/i18n/en/for-desk'
import { movesOf } from '../../../desktop/testing/cloud-orders.ts'
import { decodeEscpos } from '../../../desktop/testing/decode-escpos.ts'
import { cardOf, deskText, ringing, setUp, step } from '../desk-actions.ts'
import { useFixtures, type Placed } from '../desk-fixtures.ts'
import type { Records } from '../../../desktop/testing/electron/stand-in.ts'
import type { Desk } from '../open-desk.ts'

const { fixtures, open, addPrinter, waitForSnapshot, readOwnFeed, setUpCounter } = useFixtures()
let desk: Desk

const texts = deskText.en
const { tables, restaurantPage } = forDesk
const { view } = restaurantPage

/** Checks the app's calls to the system, which are recorded on the stand-in alone. */
const checkRecords = async (check: (records: Records) => Promise<void>) => {
  if (desk.records) await check(desk.records)
}

test('an order rings, prints and is shown while the window is hidden', async () => {
  desk = await open(texts.locale)
  await setUpCounter(desk, texts)
  await addPrinter(desk)
  desk.hide()
  const { orderId, orderNumber } = await fixtures.diner.order()
  await expect.poll(() => ringing(desk)).toBe(1)
  await expect.poll(() => fixtures.printer.jobs.length).toBe(1)
  const printed = decodeEscpos(fixtures.printer.jobs[0] ?? new Uint8Array())
  expect(printed.picture?.width).toBe(576)
  await checkRecords(async (records) => {
    await expect.poll(() => records.notifications.at(-1)?.title).toContain(String(orderNumber))
    expect(records.tray?.tip).not.toBe('Sufra')
    expect([...records.awake.values()]).toEqual(['prevent-app-suspension', 'prevent-display-sleep'])
    expect(records.windows[0]).toMatchObject({ flashes: true, isOnTop: true })
  })
  desk.show()
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  await step(desk.window, orderNumber, texts, 'accept')
  await expect.poll(() => ringing(desk)).toBe(0)
  await step(desk.window, orderNumber, texts, 'ready')
  await step(desk.window, orderNumber, texts, 'delivered')
  await expect(cardOf(desk.window, orderNumber)).toBeHidden()
  await checkRecords(async (records) => {
    await expect.poll(() => [...records.awake.values()]).toEqual(['prevent-app-suspension'])
    expect(records.windows[0]).toMatchObject({ flashes: false, isOnTop: false })
  })
  // The card leaves the board before the cloud has the move.
  await expect.poll(async () => movesOf(await readOwnFeed(), orderId)).toEqual(['Preparing', 'Out for Delivery', 'Delivered'])
})

test('eight moves made offline reach the cloud once each and in order', async () => {
  desk = await open(texts.locale)
  await setUpCounter(desk, texts)
  const orders: Placed[] = []
  for (let each = 0; each < 3; each += 1) orders.push(await fixtures.diner.order())
  await expect(desk.window.locator('article')).toHaveCount(3)
  fixtures.proxy.cut()
  await expect(desk.window.getByText(texts.noAnswer).first()).toBeVisible()
  // Three accepted, three ready, two delivered: eight.
  for (const { orderNumber } of orders) await step(desk.window, orderNumber, texts, 'accept')
  for (const { orderNumber } of orders) await step(desk.window, orderNumber, texts, 'ready')
  for (const { orderNumber } of orders.slice(0, 2)) await step(desk.window, orderNumber, texts, 'delivered')
  await expect(desk.window.locator('article')).toHaveCount(1)
  expect(movesOf(await readOwnFeed(), orders[0]?.orderId ?? '')).toEqual([])
  fixtures.proxy.restoreConnection()
  await expect(desk.window.getByText(texts.connected)).toBeVisible()
  const all = ['Preparing', 'Out for Delivery', 'Delivered']
  await expect.poll(async () => movesOf(await readOwnFeed(), orders[1]?.orderId ?? '')).toEqual(all)
  const rows = await readOwnFeed()
  for (const [index, { orderId }] of orders.entries()) expect(movesOf(rows, orderId)).toEqual(index === 2 ? all.slice(0, 2) : all)
  const own = new Set(orders.map(({ orderId }) => orderId))
  const made = rows.flatMap((row) => (row.event === 'order_status_updated' && own.has(row.data.orderId) ? [row.data.status] : []))
  expect(made).toEqual([...Array(3).fill('Preparing'), ...Array(3).fill('Out for Delivery'), ...Array(2).fill('Delivered')])
  await step(desk.window, orders[2]?.orderNumber ?? 0, texts, 'delivered')
  await expect(desk.window.locator('article')).toHaveCount(0)
})

test('the app starts offline, signed in, with menu, tables and board', async () => {
  desk = await open(texts.locale)
  await setUpCounter(desk, texts)
  const { orderId, orderNumber } = await fixtures.diner.order()
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  await desk.window.getByRole('link', { name: texts.menu }).click()
  await expect(desk.window.getByRole('switch').first()).toBeVisible()
  await waitForSnapshot()
  await desk.quit()
  fixtures.desk = undefined
  fixtures.proxy.cut()

  desk = await open(texts.locale)
  await expect(cardOf(desk.window, orderNumber)).toBeVisible()
  // A packed program rings before its sounds can be counted.
  await checkRecords(() => expect.poll(() => ringing(desk)).toBe(1))
  await desk.window.getByRole('link', { name: texts.menu }).click()
  await expect(desk.window.getByText(fixtures.diner.item.name.en, { exact: true })).toBeVisible()
  await desk.window.getByRole('link', { name: texts.tables }).click()
  await expect(desk.window.locator('article')).toHaveCount(12)
  await desk.window.getByRole('link', { name: texts.orders }).click()
  await step(desk.window, orderNumber, texts, 'accept')
  await step(desk.window, orderNumber, texts, 'ready')
  await step(desk.window, orderNumber, texts, 'delivered')
  fixtures.proxy.restoreConnection()
  await expect(desk.window.getByText(texts.connected)).toBeVisible()
  const made = ['Preparing', 'Out for Delivery', 'Delivered']
  await expect.poll(async () => movesOf(await readOwnFeed(), orderId)).toEqual(made)
})

/** An administrator views a restaurant's pages with the session of the view, beside the session that main holds. */
const viewRestaurant = async (window: Page) => {
  await window.evaluate((path) => location.assign(path), `/admin/provisions/${fixtures.restaurant.id}`)
  await window.getByRole('button', { name: view.start }).click()
  const banner = window.getByRole('region', { name: view.label })
  await expect(banner).toBeVisible()
  await window.getByRole('navigation').getByRole('link', { name: tables.title }).click()
  await expect(window.getByRole('heading', { level: 1, name: tables.title })).toBeVisible()
  await expect(window.getByRole('article', { name: 'Table 1', exact: true })).toBeVisible()
  await banner.getByRole('button', { name: view.exit }).click()
  await expect(banner).toHaveCount(0)
  await expect(window.getByRole('button', { name: view.start })).toBeVisible()
}

test("the first run shows the problem of an address, and an administrator's machine needs no restaurant", async () => {
  desk = await open(texts.locale)
  const { window } = desk
  const tryAddress = async (address: string) => {
    await window.locator('[name=address]').fill(address)
    await window.keyboard.press('Enter')
  }
  await tryAddress('not an address')
  await expect(window.getByRole('alert')).toContainText('valid web address')
  await tryAddress('http://sufra.example')
  await expect(window.getByRole('alert')).toContainText('Without https')
  await tryAddress('http://127.0.0.1:9')
  await expect(window.getByRole('alert')).toContainText('No response')
  await tryAddress(`http://127.0.0.1:${fixtures.printer.address.port}`)
  await expect(window.getByRole('alert')).toContainText(/No response|not a Sufra server/)
  await setUp(desk, fixtures.proxy.url, texts)
  await expect(window.getByRole('heading', { name: texts.dashboard })).toBeVisible()
  desk = await open(texts.locale)
  await expect(desk.window.getByRole('heading', { name: texts.dashboard })).toBeVisible()
  await viewRestaurant(desk.window)
})
