import { expect } from '@playwright/test'
import { moveThrough, ordersOf } from '../../../diner-web/e2e/counter-calls.ts'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { fillCart, listenTo, openCounter, takePhone, words } from '../../../diner-web/e2e/people.ts'
import { cardOf } from '../desk-actions.ts'

const labels = words.en

test('a refund of a line is seen by the diner at once', async ({ browser, workerRestaurant: restaurant }) => {
  const phone = await takePhone(browser, labels)
  const frames = listenTo(phone)
  await fillCart(phone, labels, restaurant.tableLink)
  await phone.getByLabel(labels.name, { exact: true }).fill('Refunded Reem')
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
  await phone.getByRole('radio', { name: '4242' }).check({ force: true })
  await phone.getByRole('button', { name: 'Pay now' }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  await frames.joined('order')
  const [order] = await ordersOf(restaurant, 'Refunded Reem')
  await moveThrough(restaurant, order?.orderId ?? '', 'Preparing')

  const counter = await openCounter(browser, labels, restaurant)
  await cardOf(counter, order?.orderNumber ?? 0)
    .getByRole('button', { name: 'Refunded Reem' })
    .click()
  const payment = counter.getByRole('region', { name: 'Payment', exact: true })
  await payment.getByRole('button', { name: 'Refund', exact: true }).click() // once the gateway has captured it
  await counter.getByRole('button', { name: 'Items', exact: true }).click()
  await counter.getByRole('button', { name: 'More: Chicken Shawarma' }).click()
  await counter.getByLabel('Wrong or missing item').check()
  await counter.getByRole('button', { name: /^Refund QAR/ }).click()
  await expect(payment.getByText(/Refund to card or wallet/)).toBeVisible()

  const refund = phone.getByRole('region', { name: 'Refund' })
  await expect(refund.getByText(/QAR.14\.00 was refunded/)).toBeVisible()
  await expect(refund.getByText('Chicken Shawarma')).toBeVisible()
  await expect(refund.getByText('Reason: Wrong or missing item')).toBeVisible()
  await phone.context().close()
  await counter.context().close()
})
