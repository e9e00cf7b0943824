// The number of taps that an order and its bill need.
import { expect, type Page } from 'playwright/test'
import { moveThrough, ordersOf } from '../../counter-calls.ts'
import { test } from '../../own-restaurant.ts'
import { takePhone, typeDetails, words } from '../../people.ts'

const labels = words.en
const dish = 'Zaatar Manousheh'

/** Counts taps from the scanned code on, on all pages, including pages of the payment gateway. */
const countTaps = (phone: Page) =>
  phone.addInitScript(() => {
    const counted = window as typeof window & { taps: number }
    counted.taps = 0
    addEventListener('pointerdown', () => (counted.taps += 1), { capture: true })
  })
const taps = async (phone: Page) => phone.evaluate(() => (window as typeof window & { taps: number }).taps)

/** Scans the code and orders one item in cash; `fillIn` fills in the fields of the cart. */
const order = async (phone: Page, tableLink: string, fillIn: () => Promise<unknown>) => {
  await phone.goto(tableLink)
  await phone
    .getByRole('button', { name: `Add ${dish}`, exact: true })
    .first()
    .click()
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await fillIn()
  await phone.getByRole('button', { name: /^Place order · cash QAR/ }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  return taps(phone)
}

test('a first order needs three taps and two fields after the scan, the next order no field, and the bill three taps; going back opens the menu', async ({
  browser,
  restaurant,
}) => {
  const { tableLink } = restaurant
  const phone = await takePhone(browser, labels)
  await countTaps(phone)
  const first = await order(phone, tableLink, () => typeDetails(phone, labels, 'Tapping Tala'))
  const second = await order(phone, tableLink, () => expect(phone.getByText('Tapping Tala')).toBeVisible())
  expect([first, second]).toEqual([3, 3])
  await phone.goBack()
  await expect(phone).toHaveURL(/\/restaurants\/[^/]+\?table=/)
  await phone.goForward()
  await expect(phone).toHaveURL(/\/successorder$/)

  for (const { orderId } of await ordersOf(restaurant, 'Tapping Tala')) await moveThrough(restaurant, orderId, 'Preparing')
  const before = await taps(phone)
  await phone.getByRole('link', { name: 'Table’s bill' }).click()
  await phone.getByRole('button', { name: /^Google Pay · QAR/ }).click()
  const wallet = phone.frameLocator('iframe[title="Google Pay payment"]')
  await wallet.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(phone.getByRole('status').filter({ hasText: / paid$|paid/ })).toBeInViewport()
  // The third tap was on the page of the gateway, which is closed.
  expect((await taps(phone)) - before).toBe(2)
  await phone.context().close()
})
