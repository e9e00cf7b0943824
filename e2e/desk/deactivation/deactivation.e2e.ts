// An administrator deactivates a restaurant. Open pages lock and show the reason, the diner's page closes and keeps its cart, the open
// order is finished, and restoring reverses it.
import { expect } from 'playwright/test'
import { readMe } from '@sufra/shared/accounts/account.routes'
import { opening } from '@sufra/shared/hours/texts.en'
import { test } from '../../own-restaurant.ts'
import { fillCart, openCounter, takePhone, words } from '../../people.ts'
import { sessionOf } from '../../applicant.ts'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const account = /payments-subscriptions$/

const language = 'en'
const { board, deactivation, desk, provisions, settings } = menuText[language]
const labels = words[language]

test('deactivating locks a restaurant, and restoring opens it again', async ({ browser, restaurant }) => {
  const name = (await restaurant.call(readMe, {})).data.restaurant?.name[language] ?? ''
  const { orderNumber } = await (await createDiner(url, restaurant.tableLink)).order('Maryam')
  const counter = await openCounter(browser, labels, restaurant)
  const card = counter.getByRole('article').filter({ hasText: `#${orderNumber}` })
  await expect(card).toBeVisible()
  await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(1)
  const office = await counter.context().newPage()
  await office.goto('/merchant/reports')
  await expect(office.getByText(desk.connection.live, { exact: true })).toBeVisible()
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const placeOrder = phone.getByRole('button', { name: labels.placeOrder })
  await expect(placeOrder).toBeEnabled()

  const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
  const admin = await (await browser.newContext({ storageState, locale: labels.locale })).newPage()
  await admin.goto(`/admin/provisions?search=${encodeURIComponent(restaurant.email)}`)
  const row = admin.getByRole('row').filter({ hasText: restaurant.email })
  const choose = async (action: string) => {
    await row.getByRole('button').click()
    await admin.getByRole('menuitem', { name: action }).click()
  }
  await choose(deactivation.deactivate)
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByText(filled(deactivation.effect.orders_one, { count: 1 }))).toBeVisible()
  await dialog.getByRole('button', { name: deactivation.next }).click()
  await dialog.getByLabel(deactivation.note).fill('Invoice 12')
  await dialog.getByRole('textbox').last().fill(name)
  await dialog.getByRole('button', { name: deactivation.deactivate }).click()
  await expect(dialog).toBeHidden()
  await expect(row.getByText(menuText[language].applicants.status.deactivated)).toBeVisible()

  await expect(office).toHaveURL(account)
  await expect(office.getByText(deactivation.reasonText.subscription_unpaid)).toBeVisible()
  await expect(office.getByText('Invoice 12')).toBeVisible()
  await office.goto('/merchant/menu')
  await expect(office).toHaveURL(account)
  await expect(phone.getByText(opening.notTakingOrders).first()).toBeVisible()
  await expect(placeOrder).toBeHidden()
  await expect(phone.getByRole('listitem', { name: labels.shawarma })).toBeVisible()
  const scanned = await phone.context().newPage()
  await scanned.goto(restaurant.tableLink)
  await expect(scanned.getByText(opening.notTakingOrders).first()).toBeVisible()
  await expect(scanned.getByRole('heading', { level: 2, name: labels.category })).toBeVisible()

  // The board stays until its last order is closed, and still rings.
  await expect(counter.getByText(deactivation.notice)).toBeVisible()
  await expect(counter).toHaveURL(/\/merchant\/orders/)
  await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(1)
  await card.getByRole('button', { name: board.accept, exact: true }).click()
  await counter.getByRole('dialog').getByRole('button', { name: /20|٢٠/ }).click()
  await expect.poll(() => counter.evaluate(() => window.ringing)).toBe(0)
  await card.getByRole('button', { name: board.ready, exact: true }).click()
  await card.getByRole('button', { name: new RegExp(`^${board.delivered} · `) }).click()
  await expect(counter).toHaveURL(account)
  await expect(counter.getByRole('navigation', { name: desk.pages }).getByRole('link', { name: desk.orders })).toBeHidden()

  await choose(deactivation.restore)
  await dialog.getByRole('button', { name: deactivation.restore }).click()
  await expect(counter.getByText(settings.announcements.restored)).toBeVisible()
  await expect(counter.getByText(deactivation.notice)).toBeHidden()
  await office.goto('/merchant/menu')
  await expect(office.getByRole('switch').first()).toBeVisible()
  await expect(office).toHaveURL(/\/merchant\/menu$/)
  await expect(placeOrder).toBeEnabled()
  await expect(admin.getByRole('heading', { name: provisions.title })).toBeVisible()
  for (const page of [counter, phone, admin]) await page.context().close()
})
