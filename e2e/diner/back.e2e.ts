// The back button of the phone and of the header, and scroll restoration.
import { expect, type Page } from 'playwright/test'
import { common } from '@sufra/shared/i18n/en/common'
import { test } from '../own-restaurant.ts'
import { closeSheet, openCategory, openMenu, showCategory, splashIsGone, takePhone, words } from '../people.ts'

const labels = words.en
const home = /\/restaurants\/[^/]+\?table=/
const cartPage = /\/cart$/

const scrolled = (phone: Page) => phone.evaluate(() => Math.round(scrollY))
/** The final scroll position: sections are laid out when they come into view. */
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
  // The sheet's history entry is added after the sheet is shown.
  await expect.poll(() => phone.evaluate(() => Number(history.state.sheets))).toBe(1)
}
/** Scrolls the menu to its last item. Returns a function that expects the item at the same place again. */
const scrollToLast = async (phone: Page) => {
  const last = phone.getByRole('main').getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  expect(await settled(phone)).toBeGreaterThan(800)
  const y = (await last.boundingBox())?.y
  /** The scroll position itself may differ, because sections that were never in view had estimated heights. */
  return () => expect.poll(async () => (await last.boundingBox())?.y).toBe(y)
}

const toCart = (phone: Page) => phone.getByRole('link', { name: labels.viewCart }).click()

const goesBack = async (phone: Page, expectBack: () => Promise<void>, path = home) => {
  await toCart(phone)
  await expect(phone).toHaveURL(cartPage)
  await expectScrolled(phone, 0)
  await phone.goBack()
  await expect(phone).toHaveURL(path)
  await expectBack()
}

test('a page opens at its top, and going back or reloading returns to the same item at the same place', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  await openDish(phone)
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  const expectBack = await scrollToLast(phone)
  await goesBack(phone, expectBack)
  await toCart(phone)
  await expect(phone).toHaveURL(cartPage)
  const entries = await phone.evaluate(() => history.length)
  await phone.getByRole('button', { name: common.back }).click()
  await expect(phone).toHaveURL(home)
  await expectBack()
  expect(await phone.evaluate(() => history.length)).toBe(entries)
  await phone.reload()
  await expectBack()

  // The code is scanned again in the same tab.
  await openMenu(phone)
  await splashIsGone(phone)
  expect(await settled(phone)).toBe(0)
  // The category in view is marked while the diner scrolls.
  const marked = phone.getByRole('navigation').locator('[aria-current="true"]')
  await showCategory(phone, labels)
  await expect(marked).toHaveText(labels.category)
  const next = (await phone.getByRole('navigation').getByRole('button').nth(1).textContent()) ?? ''
  await phone.mouse.move(200, 600)
  await phone.getByRole('heading', { level: 2, name: next }).first().scrollIntoViewIfNeeded()
  await phone.mouse.wheel(0, 600)
  await expect(marked).toHaveText(next)
  await expect(marked).toBeInViewport()
  await phone.goBack()
  await expectBack()

  // The address of a category opens the menu at that category.
  const name = 'Charcoal Grills'
  const id = await phone.getByRole('region', { name }).getAttribute('id')
  await phone.goto(`/menu-detail/${id}`)
  await expect(phone.getByRole('heading', { level: 2, name })).toBeInViewport()
  await expect(marked).toHaveText(name)
  const last = phone.getByRole('main').getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  await goesBack(phone, () => expect(last).toBeInViewport(), /\/menu-detail\//)
  await phone.context().close()
})

test('the phone’s back button closes an open sheet and then leaves the page, also after a reload and from outside the app', async ({
  browser,
}) => {
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
  await openDish(phone)
  await dialog.getByRole('button', { name: common.close }).click()
  await expect(dialog).toBeHidden()
  await openDish(phone)
  await closeSheet(phone)
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
