// The rules of the cart (spec §4), one after another.
import { expect, type Page } from '@playwright/test'
import { forDiner } from '@sufra/shared/i18n/en/for-diner'
import { cartPage } from '@sufra/shared/i18n/en/diner/cart-page'
import { refusals } from '@sufra/shared/i18n/en/refusals'
import { tracking } from '@sufra/shared/i18n/en/diner/tracking'
import { ordersOf } from './counter-calls.ts'
import { test } from './own-restaurant.ts'
import { fillCart, openCategory, openRestaurant, payCash, takePhone, words } from './people.ts'

const labels = words.en
const { cart } = forDiner
const otherRestaurant = '0192a000-0000-7000-8000-000000000000'

const named = (text: string, name: string) => text.replace('{{name}}', name)
const line = (phone: Page) => phone.getByRole('listitem', { name: labels.shawarma })
const quantity = (phone: Page) => line(phone).getByRole('status')
const less = (phone: Page, name: string) => phone.getByRole('button', { name: named(cart.less, name) })
const more = (phone: Page, name: string) => phone.getByRole('button', { name: named(cart.more, name) })

/** Adds a shawarma from the open menu. */
const addShawarma = async (phone: Page) => {
  await phone.getByRole('button', { name: labels.shawarma }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
}

test('an item that is already in the cart gets one more; it can be increased, decreased to 1, edited, removed and restored', async ({
  browser,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels)
  await openCategory(phone, labels)
  await phone.getByRole('button', { name: labels.shawarma }).first().click()
  await phone.getByRole('dialog').getByLabel(labels.garlic).check()
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await expect(line(phone)).toHaveCount(1)
  await expect(quantity(phone)).toHaveText('2')
  await expect(line(phone)).toContainText('2 × Arabic bread, 2 × Extra garlic sauce')

  await more(phone, labels.shawarma).click()
  await expect(quantity(phone)).toHaveText('3')
  for (const expected of ['2', '1']) {
    await less(phone, labels.shawarma).click()
    await expect(quantity(phone)).toHaveText(expected)
  }
  await expect(less(phone, labels.shawarma)).toBeDisabled()

  await phone.getByRole('button', { name: named(cartPage.editItem, labels.shawarma) }).click()
  const sheet = phone.getByRole('dialog')
  await sheet.getByRole('button', { name: named(cart.more, labels.garlic) }).click()
  await expect(sheet.getByRole('group', { name: labels.garlic }).getByRole('status')).toHaveText('2')
  await sheet.getByRole('button', { name: named(cart.less, labels.garlic) }).click()
  await expect(sheet.getByRole('button', { name: named(cart.less, labels.garlic) })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: labels.garlic }).uncheck()
  await expect(sheet.getByRole('group', { name: labels.garlic })).toHaveCount(0)
  await sheet.getByRole('button', { name: cartPage.save }).click()
  await expect(sheet).toBeHidden()
  await expect(line(phone)).not.toContainText(labels.garlic)
  await expect(line(phone)).toContainText('Arabic bread')

  await phone.getByRole('button', { name: named(cart.remove, labels.shawarma) }).click()
  await expect(phone.getByText(cartPage.emptyTitle)).toBeVisible()
  await phone.getByRole('button', { name: cartPage.undo }).click()
  await expect(line(phone)).toHaveCount(1)
  await phone.getByRole('button', { name: named(cart.remove, labels.shawarma) }).click()
  await phone.reload()
  await expect(phone.getByText(cartPage.emptyTitle)).toBeVisible()
  await expect(line(phone)).toHaveCount(0)
  await phone.context().close()
})

test('a cart has items of one restaurant: at another it is kept, or cleared with the details and the order type', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels)
  await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
  await phone.getByText('Drive-thru').click()

  await openRestaurant(phone, otherRestaurant)
  await addShawarma(phone)
  await expect(phone.getByText(cart.clearQuestion)).toBeVisible()
  await phone.getByRole('button', { name: cart.keep }).click()
  await expect(phone.getByRole('dialog')).toBeHidden()
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await expect(phone.getByText(cart.clearQuestion)).toBeVisible()
  await expect(line(phone)).toHaveCount(0)

  await phone.goBack()
  await addShawarma(phone)
  await phone.getByRole('button', { name: cart.clear }).click()
  await expect(phone.getByRole('dialog')).toBeHidden()
  await phone.getByRole('link', { name: labels.viewCart }).click()
  await expect(line(phone)).toHaveCount(1)
  await expect(quantity(phone)).toHaveText('1')
  await expect(phone.getByLabel(labels.name, { exact: true })).toHaveValue('')
  await expect(phone.getByRole('radio', { name: /^Dine-in/ })).toBeChecked()
  await phone.context().close()
})

test('tabs at two restaurants share one cart: the second one asks first, who keeps it has its table again, and each order goes to the restaurant of its tab, also after a reload', async ({
  browser,
  restaurant,
  workerRestaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const second = await phone.context().newPage()
  await openCategory(second, labels, workerRestaurant.tableLink)
  await addShawarma(second)
  await expect(second.getByText(cart.clearQuestion)).toBeVisible()
  await second.getByRole('button', { name: cart.keep }).click()
  await expect(second.getByRole('dialog')).toBeHidden()
  await second.getByRole('link', { name: labels.viewCart }).click()
  await second.getByRole('link', { name: cart.keep }).click()
  await expect(second).toHaveURL(new RegExp(`${restaurant.id}\\?table=`))
  await second.getByRole('link', { name: labels.viewCart }).click()
  await expect(line(second)).toHaveCount(1)
  await expect(second.getByText(refusals.table.required)).toBeHidden()
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
