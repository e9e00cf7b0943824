// A repeat guest on the board, a note, and deleting the guest.
import { expect } from '@playwright/test'
import { moveThrough } from '../../../diner-web/e2e/counter-calls.ts'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { openCounter, showPath, words } from '../../../diner-web/e2e/people.ts'
import { createDiner } from '../../testing/order-by-phone.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const { customers, history } = menuText.en

test('a guest who comes back is marked on the board, gets a note, and is deleted once nothing is open', async ({ browser, restaurant }) => {
  const diner = await createDiner(process.env.SUFRA_URL ?? '', restaurant.tableLink)
  const first = await diner.order('Maryam')
  await moveThrough(restaurant, first.orderId, 'Preparing', 'Out for Delivery', 'Delivered')
  const page = await openCounter(browser, words.en, restaurant)
  const second = await diner.order('Maryam')
  const card = page.locator(`#order-${second.orderId}`)
  await expect(card.getByText(customers.repeat)).toBeVisible()

  await showPath(page, '/merchant/customers')
  const open = page.getByRole('button', { name: filled(customers.show, { name: 'Maryam' }) })
  await open.click()
  const drawer = page.getByRole('dialog').first()
  await drawer.getByLabel(customers.note).fill('Allergic to nuts')
  await drawer.getByRole('button', { name: customers.saveNote }).click()
  await expect(page.getByText(customers.noteSaved)).toBeVisible()
  const download = page.waitForEvent('download')
  await drawer.getByRole('button', { name: customers.export }).click()
  expect((await download).suggestedFilename()).toBe('guest-97455512345.json')

  const remove = async () => {
    await drawer.getByRole('button', { name: customers.delete }).click()
    await page.getByRole('dialog').last().getByRole('button', { name: customers.delete }).click()
  }
  await remove()
  await expect(page.getByText(menuText.en.refusals.guest.has_open_order)).toBeVisible()
  await moveThrough(restaurant, second.orderId, 'Preparing', 'Out for Delivery', 'Delivered')
  await page.getByRole('dialog').last().getByRole('button', { name: customers.delete }).click()
  await expect(page.getByText(customers.emptyTitle)).toBeVisible()

  await showPath(page, '/merchant/order-history')
  await expect(page.getByText(history.noName)).toHaveCount(2)
  await page.context().close()
})
