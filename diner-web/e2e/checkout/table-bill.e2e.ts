// Two phones at one table share its bill, and the counter takes the rest.
import { expect, type Page } from '@playwright/test'
import { addCard } from './add-card.ts'
import { moveThrough, ordersOf } from '../counter-calls.ts'
import { test } from '../own-restaurant.ts'
import { fillCart, openCounter, payCash, takePhone, words } from '../people.ts'

const labels = words.en

test.use({ trace: 'off' })

const orderBy = async (phone: Page, tableLink: string, customer: string) => {
  await fillCart(phone, labels, tableLink)
  return payCash(phone, labels, customer)
}

test('one phone pays its items by card, the other asks for the bill, and the counter takes the rest in cash', async ({
  browser,
  restaurant,
}) => {
  const counter = await openCounter(browser, labels, restaurant)
  const [one, two] = [await takePhone(browser, labels), await takePhone(browser, labels)]
  const number = await orderBy(one, restaurant.tableLink, 'Maryam')
  await orderBy(two, restaurant.tableLink, 'Ahmed')
  const [first] = await ordersOf(restaurant, 'Maryam')
  const [second] = await ordersOf(restaurant, 'Ahmed')
  for (const order of [first, second]) await moveThrough(restaurant, order?.orderId ?? '', 'Preparing')

  for (const phone of [one, two]) {
    await phone.getByRole('link', { name: 'Table’s bill' }).click()
    await expect(phone.getByRole('button', { name: 'Pay now QAR 28.00' })).toBeVisible()
    await expect(phone.getByText('Your order', { exact: true })).toHaveCount(1)
    await expect(phone.getByText(/Maryam|Ahmed/)).toHaveCount(0)
  }

  await one.getByText('Choose items').click()
  await one
    .getByRole('region', { name: `Order ${number}` })
    .getByRole('button', { name: /^Increase/ })
    .click()
  await addCard(one)
  await one.getByRole('button', { name: /Pay now/ }).click()
  await expect(one.getByRole('status').filter({ hasText: 'QAR 14.00 paid' })).toBeVisible()
  await expect(two.getByRole('region')).toHaveCount(1)
  expect(await ordersOf(restaurant, 'Maryam')).toMatchObject([{ payment: { method: 'Cash', paid: 14 } }])

  await two.getByRole('button', { name: 'Ask for the bill' }).click()
  await expect(two.getByText('The counter has been told')).toBeVisible()
  const request = counter.getByRole('region', { name: 'Bill of table 1' })
  await expect(request).toContainText('Table 1 asks for the bill')
  await expect(request).toContainText('QAR 14.00')
  await request.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(request).toBeHidden()
  await expect(two.getByRole('button', { name: 'Ask for the bill' })).toBeVisible()

  await counter.getByRole('link', { name: 'Tables' }).click()
  await counter.getByRole('button', { name: 'Actions for table 1', exact: true }).click()
  await counter.getByRole('menuitem', { name: 'Show bill' }).click()
  await counter.getByRole('dialog').getByRole('button', { name: 'Take QAR 14.00 in cash' }).click()
  await expect(counter.getByRole('dialog')).toBeHidden()
  await expect(two.getByText('Nothing to pay')).toBeVisible()
  expect(await ordersOf(restaurant, 'Ahmed')).toMatchObject([{ payment: { method: 'Cash', paid: 14 } }])
  for (const page of [counter, one, two]) await page.context().close()
})
