// The back button of the phone and of the header, and scroll restoration.
import { expect, type Page } from '@playwright/test'
import { forDiner } from '@sufra/shared/i18n/en/for-diner'
import { test } from './own-restaurant.ts'
import { fillCart, openCategory, openRestaurant, payCash, tableLink, takePhone, words } from './people.ts'

const labels = words.en
const { cart, common } = forDiner
const otherRestaurant = '0192a000-0000-7000-8000-000000000001'
const home = /\/restaurants\/[^/]+\?table=/
const category = /\/menu-detail\//

const scrolled = (phone: Page) => phone.evaluate(() => Math.round(scrollY))
const expectScrolled = (phone: Page, to: number) => expect.poll(() => scrolled(phone)).toBe(to)

/** Scrolls the menu to its last category, and returns the scroll position. */
const scrollHome = async (phone: Page) => {
  await phone.goto(tableLink())
  const last = phone.getByRole('main').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  const place = await scrolled(phone)
  expect(place).toBeGreaterThan(800)
  return { last, place }
}

const openDish = async (phone: Page) => {
  await phone.getByRole('button', { name: labels.shawarma }).first().click()
  await expect(phone.getByRole('dialog')).toBeVisible()
  // Its history entry is added after it is shown.
  await expect.poll(() => phone.evaluate(() => Number(history.state.sheets))).toBe(1)
}

test('a category opens at its top, and going back restores the scroll position of the menu', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  const { last, place } = await scrollHome(phone)
  await last.click()
  await expect(phone).toHaveURL(category)
  await expectScrolled(phone, 0)
  const entries = await phone.evaluate(() => history.length)
  await phone.getByRole('button', { name: common.back }).click()
  await expect(phone).toHaveURL(home)
  await expectScrolled(phone, place)
  expect(await phone.evaluate(() => history.length)).toBe(entries)

  await last.click()
  await expect(phone).toHaveURL(category)
  await phone.goBack()
  await expect(phone).toHaveURL(home)
  await expectScrolled(phone, place)
  await phone.reload()
  await expect(last).toBeVisible()
  await expectScrolled(phone, place)
  await phone.context().close()
})

test('a page opened by its link has a back button, which adds no history entry', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  const address = phone.url()
  await phone.goto('/')
  await phone.goto(address)
  await phone.getByRole('button', { name: common.back }).click()
  await expect(phone).toHaveURL(home)
  await phone.goBack()
  await expect(phone).toHaveURL(/\/$/)
  await phone.context().close()
})

test('scroll restoration works without session storage', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await phone.addInitScript(() => {
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const { last, place } = await scrollHome(phone)
  await last.click()
  await expectScrolled(phone, 0)
  await phone.goBack()
  await expectScrolled(phone, place)
  await phone.context().close()
})

test('the phone’s back button closes an open sheet, and then leaves the page', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  const dialog = phone.getByRole('dialog')
  await openDish(phone)
  await phone.goBack()
  await expect(dialog).toBeHidden()
  await expect(phone).toHaveURL(category)
  await phone.goForward()
  await expect(phone).toHaveURL(category)
  await expect(dialog).toBeHidden()
  for (const name of [common.close, labels.addToCart]) {
    await openDish(phone)
    await dialog.getByRole('button', { name }).click()
    await expect(dialog).toBeHidden()
  }
  await openDish(phone)
  await phone.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await phone.goBack()
  await expect(phone).toHaveURL(home)
  await phone.context().close()
})

test('a reload with an open sheet, and leaving the app, leave no extra history entries', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  await openDish(phone)
  await phone.reload()
  await expect(phone.getByRole('button', { name: labels.shawarma }).first()).toBeVisible()
  await openDish(phone)
  await phone.goto('about:blank')
  await phone.goBack()
  await expect(phone.getByRole('button', { name: labels.shawarma }).first()).toBeVisible()
  await expect.poll(() => phone.evaluate(() => history.state.sheets ?? 0)).toBe(0)
  await phone.goBack()
  await expect(phone).toHaveURL(home)
  await phone.context().close()
})

test('going back closes the prompt to clear the cart of another restaurant', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels)
  await openRestaurant(phone, otherRestaurant)
  await phone.getByRole('main').getByRole('link', { name: labels.category }).first().click()
  await openDish(phone)
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  await expect(phone.getByText(cart.clearQuestion)).toBeVisible()
  await phone.goBack()
  await expect(phone.getByRole('dialog')).toBeHidden()
  await expect(phone).toHaveURL(category)
  await phone.goBack()
  await expect(phone).toHaveURL(/\/restaurants\//)
  await phone.context().close()
})

test('going back from a placed order does not lead to its payment', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, workerRestaurant.tableLink)
  await payCash(phone, labels, 'Hessa')
  await phone.goBack()
  await expect(phone).toHaveURL(category)
  await phone.goForward()
  await expect(phone).toHaveURL(/\/successorder$/)
  await phone.getByRole('button', { name: common.back }).click()
  await expect(phone).toHaveURL(home)
  await phone.context().close()
})
