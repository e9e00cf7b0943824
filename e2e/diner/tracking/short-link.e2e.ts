import { expect } from 'playwright/test'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { moveThrough, ordersOf } from '../../counter-calls.ts'
import { test } from '../../own-restaurant.ts'
import { closeSheet, fillCart, payCash, takePhone, words } from '../../people.ts'

const labels = words.en
const { follow, thanks, tracking } = forDinerLater

test('a link shows an order on another phone until it is delivered; then its diner sees thanks, the receipt and a button to order the same again', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const number = await payCash(phone, labels, 'Sharing Shaikha')
  const [order] = await ordersOf(restaurant, 'Sharing Shaikha')
  await phone.getByRole('button', { name: follow.share }).click()
  const link = await phone.getByRole('dialog').getByText('/follow/').textContent()
  await closeSheet(phone)

  const other = await takePhone(browser, labels)
  await other.goto(link ?? '')
  await expect(other.getByText(`#${number}`)).toBeVisible()
  await expect(other.getByText(tracking.now.sent)).toBeVisible()
  await expect(other.getByText(labels.shawarma)).toHaveCount(0)
  await moveThrough(restaurant, order?.orderId ?? '', 'Preparing')
  await other.reload()
  await expect(other.getByRole('timer')).toContainText(/1[45] min/)
  await moveThrough(restaurant, order?.orderId ?? '', 'Out for Delivery', 'Delivered')
  await other.reload()
  await expect(other.getByText(tracking.notification.delivered.title)).toBeVisible()
  await other.context().close()

  await expect(phone).toHaveURL(/\/successbacktohome$/)
  await expect(phone.getByText(`#${number}`)).toBeVisible()
  await phone.getByRole('button', { name: tracking.receipt }).click()
  await expect(phone.getByRole('article')).toContainText(`الطلب / Order${number}`)
  await phone.goBack()
  await phone.getByRole('button', { name: thanks.again }).click()
  await expect(phone).toHaveURL(/\/cart$/)
  await expect(phone.getByRole('listitem', { name: labels.shawarma })).toContainText(labels.garlic)
  await phone.context().close()
})
