// A past order is found by its phone number, and a line of it is refunded.
import { takeCash } from '@sufra/shared/cash/cash.routes'
import { expect } from '@playwright/test'
import { moveThrough } from '../../../diner-web/e2e/counter-calls.ts'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { openCounter, showPath, words } from '../../../diner-web/e2e/people.ts'
import { signIn } from '../../testing/new-restaurant.ts'
import { createDiner } from '../../testing/order-by-phone.ts'
import { filled, menuText, startOf } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''

const language = 'en'

test('an order of an hour ago is found by the phone number and refunded', async ({ browser, restaurant }) => {
  const { history, refunds, orders } = menuText[language]
  const diner = await createDiner(url, restaurant.tableLink)
  const { orderId, orderNumber } = await diner.order('Maryam')
  await moveThrough(restaurant, orderId, 'Preparing', 'Out for Delivery', 'Delivered')
  await diner.order('Noora') // stays open
  const { call } = await signIn(url, restaurant.email)
  await call(takeCash, { params: { orderId }, body: { received: diner.item.sellingPrice } }, { idempotencyKey: crypto.randomUUID() })

  const page = await openCounter(browser, words[language], restaurant)
  await showPath(page, '/merchant/order-history')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(3)
  const search = page.getByRole('searchbox', { name: history.search })
  await search.fill('00000000')
  await expect(page.getByText(history.noneTitle)).toBeVisible()
  await search.fill('5551 2345')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: history.filters, exact: true }).click()
  await page.getByLabel(history.filter.status).selectOption('Delivered')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: filled(history.show, { number: orderNumber }) }).click()

  const drawer = page.getByRole('dialog').first()
  await expect(drawer.getByText(history.drawer.step.Delivered).last()).toBeVisible()
  await drawer.getByRole('button', { name: refunds.refund, exact: true }).click()
  await page.getByRole('button', { name: refunds.kind.lines, exact: true }).click()
  await page.getByRole('button', { name: filled(refunds.more, { name: diner.item.name[language] || diner.item.name.en }) }).click()
  await page.getByLabel(refunds.reason.quality).check()
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: startOf(refunds.confirmCash) })
    .click()
  await expect(drawer.getByText(refunds.returned.cash)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').getByText(history.settlement.refunded, { exact: true })).toBeVisible()

  await page.reload()
  await expect(search).toHaveValue('5551 2345')
  await expect(page.getByLabel(history.filter.status)).toHaveValue('Delivered')
  await page.getByRole('button', { name: history.clear }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.getByText(orders.status.Received)).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: history.export.open }).click()
  await page.getByRole('menuitem', { name: history.export.xlsx }).click()
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.xlsx$/)
  await page.context().close()
})
