import { expect } from '@playwright/test'
import { test } from './own-restaurant.ts'
import { fillCart, openCounter, payCash, tableLink, takePhone, words } from './people.ts'

const say = words.en

test('a code that is not ours is said, and leads nowhere', async ({ page }) => {
  await page.goto('/qr-link?r=0192a000-0000-7000-8000-000000000000&t=AAAA')
  await expect(page.getByRole('alert')).toContainText('This code is no longer valid')
})

test('an unknown restaurant and an unknown page say so', async ({ page }) => {
  await page.goto('/restaurants/0192a000-0000-7000-8000-000000000000')
  await expect(page.getByRole('alert')).toContainText('Restaurant not found')
  await page.goto('/no/such/page')
  await expect(page.getByText('Page not found')).toBeVisible()
})

test('what is missing is said beside its field, and nothing is lost by switching the language', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await phone.getByRole('button', { name: say.toPayment }).click()
  await expect(phone.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Name and Mobile Number are required')
  await phone.getByLabel('Name', { exact: true }).fill('Maryam')
  await phone.getByRole('button', { name: 'Language: العربية' }).click()
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(phone.getByLabel('الاسم', { exact: true })).toHaveValue('Maryam')
  await expect(phone.getByRole('listitem', { name: 'شاورما دجاج' })).toBeVisible()
  await phone.context().close()
})

test('cash below the total is refused in words, and the change is shown', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await phone.getByLabel('Name', { exact: true }).fill('Maryam')
  await phone.getByLabel('Mobile number', { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone.getByText('Cash amount is required')).toBeVisible()
  await phone.getByLabel('Cash amount').fill('13.99')
  await expect(phone.getByText('Cash amount is less than total cart amount')).toBeVisible()
  await phone.getByLabel('Cash amount').fill('20')
  await expect(phone.getByLabel('Change')).toHaveValue(/6\.00/)
  await phone.context().close()
})

test('a cancelled order tells the diner why, and leads back to the menu', async ({ browser, restaurant }) => {
  const counter = await openCounter(browser, say, restaurant)
  const phone = await takePhone(browser, say)
  await fillCart(phone, say, restaurant.tableLink)
  const number = await payCash(phone, say, 'Ahmed')
  await counter.getByRole('button', { name: `Cancel order ${number}` }).click()
  await counter.getByLabel('Sold out').check()
  await counter.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(phone.getByText('Reason: Sold out')).toBeVisible()
  await phone.getByRole('link', { name: 'Back to the menu' }).click()
  await expect(phone).toHaveURL(/\/restaurants\//)
  await counter.context().close()
  await phone.context().close()
})

test('an order survives a reload of the phone, and a line that was cut', async ({ browser, restaurant }) => {
  const counter = await openCounter(browser, say, restaurant)
  const phone = await takePhone(browser, say)
  await fillCart(phone, say, restaurant.tableLink)
  const number = await payCash(phone, say, 'Sara')
  await phone.reload()
  await expect(phone.getByText(`#${number}`)).toBeVisible()
  await phone.context().setOffline(true)
  await expect(phone.getByText('You are offline')).toBeVisible()
  const card = counter.getByRole('article', { name: `Order ${number}, Table 1` })
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  await counter.getByRole('button', { name: '10 minutes' }).click()
  await expect(card.getByRole('button', { name: 'Order ready' })).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText('The restaurant has accepted it')).toBeVisible({ timeout: 45_000 })
  await counter.context().close()
  await phone.context().close()
})

test('the price on the server decides: a cart with an old price is shown the new total and taken after another look', async ({
  browser,
  restaurant,
}) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say, restaurant.tableLink)
  await phone.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
    kept.state.cart[0].pricePerItem = 100
    kept.state.cart[0].basePrice = 100
    localStorage.setItem('sufra-diner', JSON.stringify(kept))
  })
  await phone.goto('/cart')
  await phone.getByLabel('Name', { exact: true }).fill('Maryam')
  await phone.getByLabel('Mobile number', { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel('Cash amount').fill('50')
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone.getByRole('alert').filter({ hasText: 'Prices have changed' })).toBeVisible()
  await expect(phone.getByRole('dialog').getByText('QAR 14.00').first()).toBeVisible()
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  await phone.context().close()
})

test('a dish that is off can be looked at and not ordered', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await phone.goto(tableLink())
  await phone
    .getByRole('main')
    .getByRole('link', { name: /Charcoal Grills/ })
    .click()
  await phone.getByRole('button', { name: /Lamb Chops/ }).click()
  await expect(phone.getByRole('dialog').getByRole('button', { name: /Sold out/ })).toBeDisabled()
  await phone.context().close()
})

test('a payment that the server could not process, and an answer without success, are said as the catalogue has it', async ({
  browser,
}) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await phone.getByLabel('Name', { exact: true }).fill('Ahmed')
  await phone.getByLabel('Mobile number', { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel('Cash amount').fill('20')
  await phone.route('**/api/payments/process-payment', (route) => route.fulfill({ status: 500, json: { success: false } }))
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone.getByText('Error processing payment')).toBeVisible()
  await phone.route('**/api/payments/process-payment', (route) => route.fulfill({ json: { success: true, message: 'Hello' } }))
  await phone.getByRole('button', { name: 'Send again' }).click()
  await expect(phone.getByText('Something Went Wrong')).toBeVisible()
  await expect(phone).toHaveURL(/payments/)
  await phone.context().close()
})
