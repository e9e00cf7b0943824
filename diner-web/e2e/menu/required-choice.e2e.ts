// Carts stored by an earlier version may have a required choice once for a line of three: they are corrected.
import { expect, type Page } from '@playwright/test'
import { forDiner } from '@sufra/shared/i18n/en/for-diner'
import { checkout } from '@sufra/shared/i18n/en/diner/checkout'
import { refusals } from '@sufra/shared/i18n/en/refusals'
import { test } from '../own-restaurant.ts'
import { fillCart, takePhone, words } from '../people.ts'

const labels = words.en
const { cart } = forDiner

/** Stores a cart with three portions and one bread, as by an earlier version. */
const storeOldCart = (phone: Page) =>
  phone.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
    const [line] = stored.state.cart
    line.quantity = 3
    line.addOns[0].options[0].quantity = 1
    localStorage.setItem('sufra-diner', JSON.stringify(stored))
  })

test('a stored cart with one choice for three portions is corrected when the cart is opened', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, workerRestaurant.tableLink)
  await storeOldCart(phone)
  await phone.reload()
  const line = phone.getByRole('listitem', { name: labels.shawarma })
  await expect(line).toContainText('3 × Arabic bread')
  await expect(phone.getByRole('group', { name: labels.shawarma }).getByRole('status')).toHaveText('3')
  await expect(phone.getByRole('button', { name: cart.more.replace('{{name}}', 'Arabic bread') })).toHaveCount(0)
  await phone.context().close()
})

test('at the checkout the cart is explained and corrected, and then the order is placed', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, workerRestaurant.tableLink)
  await phone.getByLabel(labels.name, { exact: true }).fill('Stored Sara')
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
  await phone.goto('/payments')
  await expect(phone.getByRole('button', { name: labels.payCash })).toBeVisible()
  await storeOldCart(phone)
  await phone.reload()
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel(labels.cashAmount).fill('100')
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  const alert = phone.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText(refusals.cart.choice_quantity)
  await expect(alert).toContainText(checkout.changed.choice.replace('{{name}}', labels.shawarma))
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  await phone.context().close()
})
