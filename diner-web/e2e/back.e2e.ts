// The back button of the phone and of the header, and scroll restoration.
import { expect, type Page } from '@playwright/test'
import { forDiner } from '@sufra/shared/i18n/en/for-diner'
import { test } from './own-restaurant.ts'
import { closeSheet, fillCart, openCategory, openMenu, openRestaurant, payCash, splashIsGone, takePhone, words } from './people.ts'

const labels = words.en
const { cart, common } = forDiner
const otherRestaurant = '0192a000-0000-7000-8000-000000000001'
const home = /\/restaurants\/[^/]+\?table=/
const cartPage = /\/cart$/

const scrolled = (phone: Page) => phone.evaluate(() => Math.round(scrollY))
/** The scroll position once it stays: sections are laid out when they come into view. */
const settled = (phone: Page) =>
  phone.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let last = -1; last !== scrollY;) {
      last = scrollY
      for (let count = 0; count < 3; count += 1) await frame()
    }
    return Math.round(scrollY)
  })
const expectScrolled = (phone: Page, to: number) => expect.poll(() => scrolled(phone)).toBe(to)

const openDish = async (phone: Page) => {
  await phone.getByRole('button', { name: labels.shawarma }).first().click()
  await expect(phone.getByRole('dialog')).toBeVisible()
  // Its history entry is added after it is shown.
  await expect.poll(() => phone.evaluate(() => Number(history.state.sheets))).toBe(1)
}
/** Scrolls the menu to its last dish. Returns what expects that dish at the same place again. */
const scrollToLast = async (phone: Page) => {
  const last = phone.getByRole('main').getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  expect(await settled(phone)).toBeGreaterThan(800)
  const y = (await last.boundingBox())?.y
  /** The scroll position itself may be another one: sections that were never in view had estimated heights. */
  return () => expect.poll(async () => (await last.boundingBox())?.y).toBe(y)
}

/** As `scrollToLast`, with a dish in the cart. */
const scrollHome = async (phone: Page) => {
  await openCategory(phone, labels)
  await openDish(phone)
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  return scrollToLast(phone)
}

const toCart = (phone: Page) => phone.getByRole('link', { name: labels.viewCart }).click()

test('a page opens at its top, and going back leads to the same dish at the same place', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  const expectBack = await scrollHome(phone)
  await toCart(phone)
  await expect(phone).toHaveURL(cartPage)
  await expectScrolled(phone, 0)
  const entries = await phone.evaluate(() => history.length)
  await phone.getByRole('button', { name: common.back }).click()
  await expect(phone).toHaveURL(home)
  await expectBack()
  expect(await phone.evaluate(() => history.length)).toBe(entries)

  await toCart(phone)
  await expect(phone).toHaveURL(cartPage)
  await phone.goBack()
  await expect(phone).toHaveURL(home)
  await expectBack()
  await phone.reload()
  await expectBack()
  await phone.context().close()
})

test('a code that is scanned again in the same tab opens the menu at its top; the menu before stays where it was', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  const expectBack = await scrollHome(phone)
  await openMenu(phone)
  await splashIsGone(phone)
  expect(await settled(phone)).toBe(0)
  await phone.goBack()
  await expectBack()
  await phone.context().close()
})

test('the address of a category opens the menu there, and marks it; going back leads to the place where the diner was', async ({
  browser,
}) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  const name = 'Charcoal Grills'
  const id = await phone.getByRole('region', { name }).getAttribute('id')
  await phone.goto(`/menu-detail/${id}`)
  const heading = phone.getByRole('heading', { level: 2, name })
  await expect(heading).toBeInViewport()
  await expect(phone.getByRole('navigation').getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
  await openDish(phone)
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  const expectBack = await scrollToLast(phone)
  await expect(heading).not.toBeInViewport()
  await toCart(phone)
  await expect(phone).toHaveURL(cartPage)
  await phone.goBack()
  await expect(phone).toHaveURL(/\/menu-detail\//)
  await expectBack()
  await phone.context().close()
})

test('the category in view is marked while the diner scrolls', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  const marked = phone.getByRole('navigation').locator('[aria-current="true"]')
  await expect(marked).toHaveText(labels.category)
  // The first category is shown before the others.
  const second = (await phone.getByRole('navigation').getByRole('button').nth(1).textContent()) ?? ''
  await phone.mouse.move(200, 600)
  await phone.getByRole('heading', { level: 2, name: second }).first().scrollIntoViewIfNeeded()
  await phone.mouse.wheel(0, 600)
  await expect(marked).toHaveText(second)
  await expect(marked).toBeInViewport()
  await phone.context().close()
})

test('a page opened by its link has a back button, which adds no history entry', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  await phone.goto('/')
  await phone.goto('/results')
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
  const expectBack = await scrollHome(phone)
  await toCart(phone)
  await expectScrolled(phone, 0)
  await phone.goBack()
  await expectBack()
  await phone.context().close()
})

test('the phone’s back button closes an open sheet, and then leaves the page', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await phone.goto('/')
  await openCategory(phone, labels)
  const dialog = phone.getByRole('dialog')
  await openDish(phone)
  await phone.goBack()
  await expect(dialog).toBeHidden()
  await expect(phone).toHaveURL(home)
  await phone.goForward()
  await expect(phone).toHaveURL(home)
  await expect(dialog).toBeHidden()
  for (const name of [common.close, labels.addToCart]) {
    await openDish(phone)
    await dialog.getByRole('button', { name }).click()
    await expect(dialog).toBeHidden()
  }
  await openDish(phone)
  await closeSheet(phone)
  await phone.goBack()
  await expect(phone).toHaveURL(/\/$/)
  await phone.context().close()
})

test('a reload with an open sheet, and leaving the app, leave no extra history entries', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await phone.goto('/')
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
  await expect(phone).toHaveURL(/\/$/)
  await phone.context().close()
})

test('going back closes the prompt to clear the cart of another restaurant', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels)
  await openRestaurant(phone, otherRestaurant)
  await openDish(phone)
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  await expect(phone.getByText(cart.clearQuestion)).toBeVisible()
  await phone.goBack()
  await expect(phone.getByRole('dialog')).toBeHidden()
  await expect(phone).toHaveURL(new RegExp(otherRestaurant))
  await phone.goBack()
  await expect(phone).toHaveURL(cartPage)
  await phone.context().close()
})

test('going back from a placed order does not lead to its payment', async ({ browser, workerRestaurant }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, workerRestaurant.tableLink)
  await payCash(phone, labels, 'Hessa')
  await phone.goBack()
  await expect(phone).toHaveURL(home)
  await phone.goForward()
  await expect(phone).toHaveURL(/\/successorder$/)
  await phone.getByRole('button', { name: common.back }).click()
  await expect(phone).toHaveURL(home)
  await phone.context().close()
})
