// How few taps an order takes.
import { expect, type Page } from '@playwright/test'
import { checkout } from '@sufra/shared/i18n/en/diner/checkout'
import { test } from '../own-restaurant.ts'
import { takePhone, words } from '../people.ts'

const labels = words.en
const dish = 'Zaatar Manousheh'

/** Counts taps from the scanned code on, whatever page they are on. */
const countTaps = (phone: Page) =>
  phone.addInitScript(() => {
    const counted = window as typeof window & { taps: number }
    counted.taps = 0
    addEventListener('pointerdown', () => (counted.taps += 1), { capture: true })
  })
const taps = (phone: Page) => phone.evaluate(() => (window as typeof window & { taps: number }).taps)

/** Scans the code and orders one dish in cash; `fillIn` fills in the fields of the cart. */
const order = async (phone: Page, tableLink: string, fillIn: () => Promise<unknown>) => {
  await phone.goto(tableLink)
  await phone
    .getByRole('button', { name: `Add ${dish}`, exact: true })
    .first()
    .click()
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await fillIn()
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByRole('button', { name: checkout.exact }).click()
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  return taps(phone)
}

test('from the scanned code to the placed order it takes five taps and two fields, next time no field, and going back leads to the menu', async ({
  browser,
  workerRestaurant: { tableLink },
}) => {
  const phone = await takePhone(browser, labels)
  await countTaps(phone)
  const name = phone.getByLabel(labels.name, { exact: true })
  const first = await order(phone, tableLink, async () => {
    await name.fill('Tapping Tala')
    await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
  })
  const second = await order(phone, tableLink, () => expect(name).toHaveValue('Tapping Tala'))
  expect([first, second]).toEqual([5, 5])
  await phone.goBack()
  await expect(phone).toHaveURL(/\/restaurants\/[^/]+\?table=/)
  await phone.goForward()
  await expect(phone).toHaveURL(/\/successorder$/)
  await phone.context().close()
})
