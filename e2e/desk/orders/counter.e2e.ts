import { expect } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { openCounter, words } from '../../people.ts'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'

test('a counter joins its room once, on any page', async ({ browser }) => {
  const page = await (await openCounter(browser, words.en)).context().newPage()
  /** Join requests by socket. A counter that receives nothing for a while, for example on a slow machine, opens another socket. */
  const joins: number[] = []
  page.on('websocket', (socket) => {
    const index = joins.push(0) - 1
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('join_merchant_room')) joins[index] = (joins[index] ?? 0) + 1
    })
  })
  await page.goto('/merchant/orders')
  const headings = { Menu: 'Menu', Tables: 'Tables', Settings: 'Profile', Orders: 'Orders' }
  for (const [link, heading] of Object.entries(headings)) {
    await expect(page.getByText('Connected', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  }
  expect(Math.max(...joins)).toBe(1)
  expect(joins.length).toBeLessThan(4) // that is fewer than one for each page
  await page.context().close()
})

test('the ringing stops when it is silenced, and starts again with the next order', async ({ browser, restaurant, baseURL }) => {
  const counter = await openCounter(browser, words.en, restaurant)
  const diner = await createDiner(baseURL ?? '', restaurant.tableLink)
  const ringing = () => counter.evaluate(() => window.ringing)
  await diner.order('Hamad')
  await expect.poll(ringing).toBe(1)
  await counter.getByRole('button', { name: 'Silence' }).click()
  await expect.poll(ringing).toBe(0)
  await diner.order('Reem')
  await expect.poll(ringing).toBe(1)
  await counter.context().close()
})
