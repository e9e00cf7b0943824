// Where the focus is: at the heading of each new page, and past its head by the skip link.
import { forDinerLater as labels } from '@sufra/shared/i18n/en/for-diner-later'
import { expect } from '@playwright/test'
import { test } from '../own-restaurant.ts'
import { showPath, takePhone, words } from '../people.ts'

test('after each change of the page the focus is on its heading', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, words.en)
  await phone.goto(workerRestaurant.tableLink)
  await expect(phone.getByRole('button', { name: labels.start.skip })).toBeAttached()
  for (const path of ['/cart', '/', '/no/such/page', `/restaurants/${workerRestaurant.id}`]) {
    await showPath(phone, path)
    await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
  }
  await phone.context().close()
})

test('the first key leads past the head of the page', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, words.en)
  await phone.goto(workerRestaurant.tableLink)
  const skip = phone.getByRole('button', { name: labels.start.skip })
  await expect(skip).toBeAttached()
  await phone.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('main')).toBeFocused()
  await phone.keyboard.press('Tab')
  expect(await phone.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await phone.context().close()
})
