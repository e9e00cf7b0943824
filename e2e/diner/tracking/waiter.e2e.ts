import { expect, type Page } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { fillCart, openCounter, payCash, takePhone, words } from '../../people.ts'

const labels = words.en

declare global {
  interface Window {
    /** Number of sounds that were played once. */
    played: number
  }
}

const countPlayed = (page: Page) =>
  page.evaluate(() => {
    window.played = 0
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const { start } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...given) {
      if (!this.loop) window.played += 1
      start.apply(this, given)
    }
  })

test("every counter shows a table's call for a waiter until one answers; then the diner cancels the order, and the counter stops ringing and shows it until it is dismissed", async ({
  browser,
  restaurant,
}) => {
  const [counter, second] = [await openCounter(browser, labels, restaurant), await openCounter(browser, labels, restaurant)]
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const number = await payCash(phone, labels, 'Maryam')
  await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(1)
  await countPlayed(counter)
  // The call is also shown on another page of the desk.
  await second.goto('/merchant/menu')
  await phone.getByRole('button', { name: 'Call the waiter' }).click()
  await expect(phone.getByText('The waiter has been called')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('button', { name: /Call again in 0:\d\d/ })).toBeDisabled()
  const calls = (page: typeof counter) => page.getByRole('region', { name: 'Calls' }).getByRole('listitem')
  for (const page of [counter, second]) await expect(calls(page)).toContainText('Table 1 calls a waiter')
  await expect.poll(() => counter.evaluate(() => window.played)).toBe(1)
  await counter.reload()
  await expect(calls(counter)).toContainText('Table 1 calls a waiter')
  await second.getByRole('button', { name: 'On the way to table 1' }).click()
  for (const page of [counter, second]) await expect(calls(page)).toHaveCount(0)
  await expect(phone.getByText('The waiter is coming')).toBeVisible()

  await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(1)
  await phone.getByRole('button', { name: 'Cancel this order' }).click()
  await phone.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(phone.getByText('You cancelled this order. You pay nothing.')).toBeVisible()
  const card = counter.getByRole('region', { name: `Order ${number} cancelled by the guest, Table 1` })
  await expect(card).toContainText('Do not prepare it')
  await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(0)
  await card.getByRole('button', { name: `Dismiss order ${number}` }).click()
  await expect(card).toBeHidden()
  for (const page of [counter, second, phone]) await page.context().close()
})
