// Failures between tapping "Place order" and the order at the counter.
import { expect, type Page } from '@playwright/test'
import { moveThrough, ordersOf } from '../counter-calls.ts'
import { test } from '../own-restaurant.ts'
import { fillCart, payCash, takePhone, words } from '../people.ts'

const labels = words.en

const typeDetails = async (phone: Page, customer: string) => {
  await phone.getByLabel(labels.name, { exact: true }).fill(customer)
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
}

/** Opens the cash sheet and enters QAR 50. */
const openCash = async (phone: Page) => {
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel(labels.cashAmount).fill('50')
}

const quantityOf = (phone: Page) => phone.getByRole('group', { name: labels.shawarma }).getByRole('status')
const addOneMore = (phone: Page) => phone.getByRole('button', { name: `Increase ${labels.shawarma}` }).click()

test('while offline nothing is sent before the diner agrees, and then the confirmed cart is sent', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, 'Offline Omar')
  await openCash(phone)
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone.getByText('Not sent yet')).toBeVisible()
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

test('an order waiting for the network can be cancelled, also after a reload', async ({ browser, workerRestaurant: restaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, 'Cancelled Carla')
  await openCash(phone)
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone.getByText('Not sent yet')).toBeVisible()
  await phone.context().setOffline(false)
  await phone.reload()
  await phone.getByRole('status').getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(phone.getByText('Not sent yet')).toBeHidden()
  await expect(phone.getByRole('button', { name: labels.payCash })).toBeEnabled()
  expect(await ordersOf(restaurant, 'Cancelled Carla')).toEqual([])
  await phone.context().close()
})

test('two tabs share one cart, and confirming in both places one order', async ({ browser, workerRestaurant: restaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, 'Two Tabs Tala')
  const second = await phone.context().newPage()
  await second.goto(phone.url())
  await expect(quantityOf(second)).toHaveText('1')
  await addOneMore(second)
  await expect(quantityOf(phone)).toHaveText('2')
  await addOneMore(phone)
  await expect(quantityOf(second)).toHaveText('3')

  await openCash(phone)
  await openCash(second)
  const buttons = [phone, second].map((tab) => tab.getByRole('button', { name: labels.placeOrder }))
  for (const button of buttons) await expect(button).toBeEnabled()
  // Without waiting for the button: the other tab may have been faster and removed it.
  await Promise.all(buttons.map((button) => button.evaluateAll(([found]) => found instanceof HTMLElement && found.click())))
  for (const tab of [phone, second]) await expect(tab).toHaveURL(/successorder/)
  expect(await ordersOf(restaurant, 'Two Tabs Tala')).toMatchObject([{ items: [{ quantity: 3 }] }])
  await phone.context().close()
})

test('an order whose responses are lost is found later, and edits meanwhile are a new cart', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, 'Lost Layla')
  await openCash(phone)
  await phone.route('**/api/payments/process-payment', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await phone.route('**/api/payments/resolve', (route) => route.abort())
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone.getByText('Your order is not confirmed')).toBeVisible()
  await expect(phone.getByRole('button', { name: labels.payCash })).toBeDisabled()
  await addOneMore(phone)
  await phone.unroute('**/api/payments/resolve')
  await expect(phone.getByRole('link', { name: /^Your order: / })).toBeVisible()
  await expect(quantityOf(phone)).toHaveText('2')
  expect(await ordersOf(restaurant, 'Lost Layla')).toMatchObject([{ items: [{ quantity: 1 }] }])
  await phone.context().close()
})

test('a cancelled unconfirmed order is not placed by a late request', async ({ browser, workerRestaurant: restaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, 'Late Lina')
  await openCash(phone)
  const held: (() => Promise<unknown>)[] = []
  await phone.route('**/api/payments/process-payment', async (route) => {
    const request = route.request()
    held.push(() => phone.request.fetch(request))
    await route.abort()
  })
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await phone.getByRole('button', { name: 'Cancel order' }).click()
  await expect(phone.getByText('Your order is not confirmed')).toBeHidden()
  await expect(phone.getByText('Cancelling your order…')).toBeHidden()
  for (const send of held) await send()
  expect(await ordersOf(restaurant, 'Late Lina')).toEqual([])
  await phone.unroute('**/api/payments/process-payment')
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel(labels.cashAmount).fill('50')
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone).toHaveURL(/successorder/)
  expect(await ordersOf(restaurant, 'Late Lina')).toHaveLength(1)
  await phone.context().close()
})

test('the delivery of an order leaves the next cart and other orders unchanged', async ({ browser, workerRestaurant: restaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const first = await payCash(phone, labels, 'Twice Tariq')
  await fillCart(phone, labels, restaurant.tableLink)
  const second = await payCash(phone, labels, 'Twice Tariq')
  const choices = phone.getByRole('navigation', { name: 'Your open orders' }).getByRole('button')
  await expect(choices).toHaveText([`Order ${first}Received`, `Order ${second}Received`])
  const [one, two] = await ordersOf(restaurant, 'Twice Tariq')
  await fillCart(phone, labels, restaurant.tableLink)
  // Awaited from before the move, because a toast goes after three seconds.
  const toast = expect(phone.getByText('Order Delivered')).toBeVisible()
  await Promise.all([toast, moveThrough(restaurant, one?.orderId ?? '', 'Preparing', 'Out for Delivery', 'Delivered')])
  await expect(phone).toHaveURL(/\/cart/)
  await expect(quantityOf(phone)).toHaveText('1')
  await expect(phone.getByLabel(labels.name, { exact: true })).toHaveValue('Twice Tariq')
  await phone.getByRole('link', { name: /^Your order: / }).click()
  await expect(phone.getByText(`#${second}`)).toBeVisible()
  await moveThrough(restaurant, two?.orderId ?? '', 'Preparing', 'Out for Delivery', 'Delivered')
  await expect(phone).toHaveURL(/\/successbacktohome$/)
  await phone.getByRole('link', { name: 'Back to the menu' }).click()
  await expect(phone.getByRole('link', { name: labels.viewCart })).toBeVisible()
  await phone.context().close()
})

test('on a slow network a second tap sends nothing, and after a reload the order is there once', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await typeDetails(phone, 'Slow Salma')
  await openCash(phone)
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
  await phone.getByLabel(labels.cashAmount).press('Enter')
  await expect.poll(() => ordersOf(restaurant, 'Slow Salma')).toHaveLength(1)
  expect(requests).toBe(1)
  await phone.reload()
  answer()
  await expect(phone).toHaveURL(/successorder/)
  expect(await ordersOf(restaurant, 'Slow Salma')).toHaveLength(1)
  await phone.unrouteAll({ behavior: 'ignoreErrors' })
  await phone.context().close()
})
