import { expect } from '@playwright/test'
import { test } from './own-restaurant.ts'
import { fillCart, openCategory, openCounter, payCash, takePhone, words } from './people.ts'

const labels = words.en

test('a code that is not valid, however long, says so and leads to the menu of its restaurant', async ({ page, workerRestaurant }) => {
  for (const token of ['AAAA', 'A'.repeat(5_000)]) {
    await page.goto(`/qr-link?r=${workerRestaurant.id}&t=${token}`)
    await expect(page.getByRole('heading', { name: 'This code is no longer valid' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'View the menu' }).click()
  await expect(page).toHaveURL(new RegExp(`/restaurants/${workerRestaurant.id}$`))
  await expect(page.getByRole('navigation')).toBeVisible()
})

test('an unknown restaurant says so and leads to the start page', async ({ page }) => {
  for (const path of ['/restaurants/0192a000-0000-7000-8000-000000000000', '/restaurants/x', '/qr-link?r=x&t=AAAA']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Restaurant not found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('contentinfo')).toHaveText('Version 1.1.1')
})

test('missing fields are reported beside them, and switching the language keeps the input', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await phone.getByRole('button', { name: labels.payNow }).click()
  await expect(phone.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Name and Mobile Number are required')
  await phone.getByLabel('Name', { exact: true }).fill('Maryam')
  await phone.getByRole('button', { name: 'Language: العربية' }).click()
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(phone.getByLabel('الاسم', { exact: true })).toHaveValue('Maryam')
  await expect(phone.getByRole('listitem', { name: 'شاورما دجاج' })).toBeVisible()
  await phone.context().close()
})

test('a cancelled order shows the reason and a link to the menu', async ({ browser, restaurant }) => {
  const counter = await openCounter(browser, labels, restaurant)
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const number = await payCash(phone, labels, 'Ahmed')
  await counter.getByRole('button', { name: `Cancel order ${number}` }).click()
  await counter.getByLabel('Sold out').check()
  await counter.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(phone.getByText('Reason: Sold out')).toBeVisible()
  await phone.getByRole('link', { name: 'Back to the menu' }).click()
  await expect(phone).toHaveURL(/\/restaurants\//)
  await counter.context().close()
  await phone.context().close()
})

test('an order survives a reload of the phone and a lost connection', async ({ browser, restaurant }) => {
  const counter = await openCounter(browser, labels, restaurant)
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const number = await payCash(phone, labels, 'Sara')
  await phone.reload()
  await expect(phone.getByText(`#${number}`)).toBeVisible()
  await phone.context().setOffline(true)
  await expect(phone.getByText('You are offline')).toBeVisible()
  const card = counter.getByRole('article', { name: `Order ${number}, Table 1` })
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await counter.getByRole('button', { name: '10 minutes' }).click()
  await expect(card.getByRole('button', { name: 'Order ready' })).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText('The restaurant has accepted it')).toBeVisible()
  await counter.context().close()
  await phone.context().close()
})

test('a cart with an old price shows the new total and is ordered after another confirmation', async ({ browser, restaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await phone.getByLabel('Name', { exact: true }).fill('Maryam')
  await phone.getByLabel('Mobile number', { exact: true }).fill('55512345')
  await phone.goto('/payments')
  await expect(phone.getByRole('button', { name: labels.payCash })).toBeVisible()
  await phone.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
    stored.state.cart[0].pricePerItem = 100
    stored.state.cart[0].basePrice = 100
    localStorage.setItem('sufra-diner', JSON.stringify(stored))
  })
  await phone.reload()
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel('Cash amount').fill('50')
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone.getByRole('alert').filter({ hasText: 'Prices have changed' })).toBeVisible()
  await expect(phone.getByRole('dialog').getByText('QAR 14.00').first()).toBeVisible()
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  await phone.context().close()
})

test('a sold-out dish can be viewed but not ordered', async ({ browser, workerRestaurant: restaurant }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, { ...labels, category: /^Charcoal Grills/ }, restaurant.tableLink)
  await phone.getByRole('button', { name: /Lamb Chops/ }).click()
  await expect(phone.getByRole('dialog').getByRole('button', { name: /Sold out/ })).toBeDisabled()
  await phone.context().close()
})

test('a failed payment and a response without success show the texts of the catalogue', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await phone.getByLabel('Name', { exact: true }).fill('Ahmed')
  await phone.getByLabel('Mobile number', { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel('Cash amount').fill('20')
  await phone.route('**/api/payments/process-payment', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone.getByText('Error processing payment')).toBeVisible()
  await phone.route('**/api/payments/process-payment', (route) => route.fulfill({ json: { success: true, message: 'Hello' } }))
  await phone.getByRole('button', { name: 'Send again' }).click()
  await expect(phone.getByText('Something Went Wrong')).toBeVisible()
  await expect(phone).toHaveURL(/cart/)
  await phone.context().close()
})
