// Failures between tapping "Place order" and the order at the counter.
import { expect, type Page } from 'playwright/test'
import { ordersOf } from '../../counter-calls.ts'
import { test } from '../../own-restaurant.ts'
import { fillCart, takePhone, typeDetails, words } from '../../people.ts'

const labels = words.en

const quantityOf = (phone: Page) => phone.getByRole('group', { name: labels.shawarma }).getByRole('status')
const addOneMore = (phone: Page) => phone.getByRole('button', { name: `Increase ${labels.shawarma}` }).click()

test('without a network an order is sent only after the diner agrees, may be cancelled even after a reload, and is then sent as confirmed', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, labels, 'Offline Omar')
  const placeOrder = phone.getByRole('button', { name: labels.placeOrder })
  await expect(placeOrder).toBeEnabled()
  await phone.context().setOffline(true)
  await placeOrder.click()
  await expect(phone.getByText('Not sent yet')).toBeVisible()
  await phone.context().setOffline(false)
  await phone.reload()
  await phone.getByRole('status').getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(phone.getByText('Not sent yet')).toBeHidden()

  await expect(placeOrder).toBeEnabled()
  await phone.context().setOffline(true)
  await placeOrder.click()
  await expect(phone.getByText('You are offline. Your order (QAR 14.00) has not been sent.')).toBeVisible()
  await addOneMore(phone)
  await expect(quantityOf(phone)).toHaveText('2')
  await phone.context().setOffline(false)
  await expect(phone.getByRole('button', { name: 'Send now' })).toBeVisible()
  expect(await ordersOf(restaurant, 'Offline Omar')).toEqual([])

  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Send when online' }).click()
  await expect(phone.getByText('will be sent when you are back online')).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByRole('link', { name: /^Your order: / })).toBeVisible()
  expect(await ordersOf(restaurant, 'Offline Omar')).toMatchObject([{ totalPrice: 14, items: [{ quantity: 1 }] }])
  await expect(quantityOf(phone)).toHaveText('2')
  await phone.context().close()
})

test('two tabs share one cart, and confirming in both places one order', async ({ browser, workerRestaurant: restaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, labels, 'Two Tabs Tala')
  const second = await phone.context().newPage()
  await second.goto(phone.url())
  await expect(quantityOf(second)).toHaveText('1')
  await addOneMore(second)
  await expect(quantityOf(phone)).toHaveText('2')
  await addOneMore(phone)
  await expect(quantityOf(second)).toHaveText('3')

  const buttons = [phone, second].map((tab) => tab.getByRole('button', { name: labels.placeOrder }))
  for (const button of buttons) await expect(button).toBeEnabled()
  // This does not wait for the button, because the other tab may have been faster and removed it.
  await Promise.all(buttons.map((button) => button.evaluateAll(([found]) => found instanceof HTMLElement && found.click())))
  for (const tab of [phone, second]) await expect(tab).toHaveURL(/successorder/)
  expect(await ordersOf(restaurant, 'Two Tabs Tala')).toMatchObject([{ items: [{ quantity: 3 }] }])
  await phone.context().close()
})

test('on a slow network a second tap sends nothing, and after a reload the order is listed once', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, labels, 'Slow Salma')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  let requests = 0
  await phone.route('**/api/payments/process-payment', async (route) => {
    requests += 1
    const response = await route.fetch()
    await answered
    await route.fulfill({ response })
  })
  const placeOrder = phone.getByRole('button', { name: labels.placeOrder })
  await placeOrder.click()
  await expect(placeOrder).toBeDisabled()
  await phone.getByLabel(labels.mobile, { exact: true }).press('Enter')
  await expect.poll(() => ordersOf(restaurant, 'Slow Salma')).toHaveLength(1)
  expect(requests).toBe(1)
  await phone.reload()
  answer()
  await expect(phone).toHaveURL(/successorder/)
  expect(await ordersOf(restaurant, 'Slow Salma')).toHaveLength(1)
  await phone.unrouteAll({ behavior: 'ignoreErrors' })
  await phone.context().close()
})
