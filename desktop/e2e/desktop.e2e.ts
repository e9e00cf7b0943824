import { expect, test } from '@playwright/test'
import { movesOf, readFeed } from '../testing/cloud-orders.ts'
import { decodeEscpos } from '../testing/decode-escpos.ts'
import { cardOf, deskText, ringing, setUp, step } from './desk-people.ts'
import { usePlaces, type Placed } from './desk-places.ts'
import type { Desk } from './open-desk.ts'

test.describe.configure({ mode: 'serial' })

const { places, open, addPrinter, snapshotIsStored } = usePlaces()
let desk: Desk

for (const language of ['en', 'ar'] as const) {
  const say = deskText[language]

  test(`an order rings, prints and shows although the window is hidden (${language})`, async () => {
    desk = await open(say.locale)
    await setUp(desk, places.line.url, say)
    if (language === 'en') await addPrinter(desk)
    desk.hide()
    const { orderId, orderNumber } = await places.diner.order()
    await expect.poll(() => ringing(desk)).toBe(1)
    if (language === 'en') {
      await expect.poll(() => places.printer.jobs.length).toBe(1)
      const printed = decodeEscpos(places.printer.jobs[0] ?? new Uint8Array())
      expect(printed.picture?.width).toBe(576)
    }
    await expect.poll(() => desk.records?.notifications.at(-1)?.title).toContain(String(orderNumber))
    expect(desk.records?.tray?.tip).not.toBe('Sufra')
    expect(desk.records?.awake.size).toBe(1)
    desk.show()
    await expect(cardOf(desk.window, orderNumber)).toBeVisible()
    await step(desk.window, orderNumber, say, 'accept')
    await expect.poll(() => ringing(desk)).toBe(0)
    await step(desk.window, orderNumber, say, 'ready')
    await step(desk.window, orderNumber, say, 'delivered')
    await expect(cardOf(desk.window, orderNumber)).toBeHidden()
    await expect.poll(() => desk.records?.awake.size, { timeout: 40_000 }).toBe(0)
    expect(movesOf(await readFeed(places.cloud.url), orderId)).toEqual(['Preparing', 'Out for Delivery', 'Delivered'])
  })

  test(`the line is cut for a lunch, 20 moves are made, and the cloud has each once and in order (${language})`, async () => {
    desk = await open(say.locale)
    await setUp(desk, places.line.url, say)
    const orders: Placed[] = []
    for (let each = 0; each < 7; each += 1) orders.push(await places.diner.order())
    await expect(desk.window.locator('article')).toHaveCount(7)
    places.line.cut()
    await expect(desk.window.getByText(say.noLine).first()).toBeVisible()
    // Seven accepted, seven ready, six delivered: twenty.
    for (const { orderNumber } of orders) await step(desk.window, orderNumber, say, 'accept')
    for (const { orderNumber } of orders) await step(desk.window, orderNumber, say, 'ready')
    for (const { orderNumber } of orders.slice(0, 6)) await step(desk.window, orderNumber, say, 'delivered')
    await expect(desk.window.locator('article')).toHaveCount(1)
    expect(movesOf(await readFeed(places.cloud.url), orders[0]?.orderId ?? '')).toEqual([])
    places.line.mend()
    await expect(desk.window.getByText(say.connected)).toBeVisible({ timeout: 40_000 })
    const all = ['Preparing', 'Out for Delivery', 'Delivered']
    await expect.poll(async () => movesOf(await readFeed(places.cloud.url), orders[5]?.orderId ?? ''), { timeout: 20_000 }).toEqual(all)
    const rows = await readFeed(places.cloud.url)
    for (const [index, { orderId }] of orders.entries()) expect(movesOf(rows, orderId)).toEqual(index === 6 ? all.slice(0, 2) : all)
    const own = new Set(orders.map(({ orderId }) => orderId))
    const made = rows.flatMap((row) => (row.event === 'order_status_updated' && own.has(row.data.orderId) ? [row.data.status] : []))
    expect(made).toEqual([...Array(7).fill('Preparing'), ...Array(7).fill('Out for Delivery'), ...Array(6).fill('Delivered')])
    await step(desk.window, orders[6]?.orderNumber ?? 0, say, 'delivered')
    await expect(desk.window.locator('article')).toHaveCount(0)
  })

  test(`without a network it starts, signed in, with menu, tables and board (${language})`, async () => {
    desk = await open(say.locale)
    await setUp(desk, places.line.url, say)
    const { orderId, orderNumber } = await places.diner.order()
    await expect(cardOf(desk.window, orderNumber)).toBeVisible()
    await desk.window.getByRole('link', { name: say.menu }).click()
    await expect(desk.window.getByRole('switch').first()).toBeVisible()
    await snapshotIsStored()
    await desk.quit()
    places.desk = undefined
    places.line.cut()

    desk = await open(say.locale)
    await expect(cardOf(desk.window, orderNumber)).toBeVisible()
    await expect.poll(() => ringing(desk)).toBe(1)
    await desk.window.getByRole('link', { name: say.menu }).click()
    await expect(
      desk.window.getByText(language === 'en' ? places.diner.item.name.en : places.diner.item.name.ar, { exact: true }),
    ).toBeVisible()
    await desk.window.getByRole('link', { name: say.tables }).click()
    await expect(desk.window.locator('article')).toHaveCount(12)
    await desk.window.getByRole('link', { name: say.orders }).click()
    await step(desk.window, orderNumber, say, 'accept')
    await step(desk.window, orderNumber, say, 'ready')
    await step(desk.window, orderNumber, say, 'delivered')
    places.line.mend()
    await expect(desk.window.getByText(say.connected)).toBeVisible({ timeout: 40_000 })
    const made = ['Preparing', 'Out for Delivery', 'Delivered']
    await expect.poll(async () => movesOf(await readFeed(places.cloud.url), orderId), { timeout: 20_000 }).toEqual(made)
  })

  test(`an administrator's machine asks for no restaurant (${language})`, async () => {
    desk = await open(say.locale)
    await setUp(desk, places.line.url, say, 'admin')
    await expect(desk.window.getByRole('heading', { name: say.dashboard })).toBeVisible()
    desk = await open(say.locale)
    await expect(desk.window.getByRole('heading', { name: say.dashboard })).toBeVisible()
  })
}
