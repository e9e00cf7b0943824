// A cart in two tabs; cart-page.test.tsx tests the rules of the cart.
import { expect, type Page } from 'playwright/test'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { scannedTableRefusals } from '@sufra/shared/tables/scanned-table.refusals'
import { tracking } from '@sufra/shared/following/texts.en'
import { ordersOf } from '../counter-calls.ts'
import { test } from '../own-restaurant.ts'
import { fillCart, openCategory, payCash, takePhone, words } from '../people.ts'

const labels = words.en
const { cartPage } = forDinerLater
const line = (phone: Page) => phone.getByRole('listitem', { name: labels.shawarma })

/** Adds a shawarma from the open menu. */
const addShawarma = async (phone: Page) => {
  await phone.getByRole('button', { name: labels.shawarma }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
}

test('two tabs at two restaurants share one cart: the second tab asks before clearing it, keeping it restores its table, and each order goes to the restaurant of its tab, also after a reload', async ({
  browser,
  restaurant,
  workerRestaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const second = await phone.context().newPage()
  await openCategory(second, labels, workerRestaurant.tableLink)
  await addShawarma(second)
  await expect(second.getByText(cartPage.clearQuestion)).toBeVisible()
  await second.getByRole('button', { name: cartPage.keep }).click()
  await expect(second.getByRole('dialog')).toBeHidden()
  await second.getByRole('link', { name: labels.viewCart }).click()
  await second.getByRole('link', { name: cartPage.keep }).click()
  await expect(second).toHaveURL(new RegExp(`${restaurant.id}\\?table=`))
  await second.getByRole('link', { name: labels.viewCart }).click()
  await expect(line(second)).toHaveCount(1)
  await expect(second.getByText(scannedTableRefusals['table.required'].en)).toBeHidden()
  await second.goto(workerRestaurant.tableLink)
  await phone.reload()
  await expect(line(phone)).toHaveCount(1)
  await payCash(phone, labels, 'Two Places Tala')

  // The order has emptied the cart of both tabs.
  await expect(second.getByRole('link', { name: labels.viewCart })).toBeHidden()
  await addShawarma(second)
  await second.getByRole('link', { name: labels.viewCart }).click()
  await payCash(second, labels, 'Two Places Tala')
  for (const each of [restaurant, workerRestaurant]) expect(await ordersOf(each, 'Two Places Tala')).toHaveLength(1)
  for (const tab of [phone, second])
    await expect(tab.getByRole('navigation', { name: tracking.openOrders }).getByRole('button')).toHaveCount(2)
  await phone.context().close()
})
