// Placing an order with the keyboard alone: the place of the focus on each page, and the skip link past the head of a page.
import * as labels from '@sufra/shared/i18n/en/for-diner-later'
import { expect, type Locator, type Page } from 'playwright/test'
import { ordersOf } from '../../counter-calls.ts'
import { test } from '../../own-restaurant.ts'
import { takePhone, words } from '../../people.ts'

/** Whether the focused element is in view and has a visible outline. */
const isFocusSeen = (phone: Page) =>
  phone.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return false
    const { top, bottom, width } = focused.getBoundingClientRect()
    // A choice draws the outline of its hidden input around itself.
    const outlined = [focused, focused.parentElement].some((each) => each && getComputedStyle(each).outlineStyle !== 'none')
    return outlined && width > 0 && bottom > 0 && top < innerHeight
  })

/** Presses the key until the element has the focus, and checks at each step that the focus is visible. */
const moveTo = async (phone: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let presses = 0; !(await target.evaluate((element) => element === document.activeElement)); presses += 1) {
    expect(presses, 'presses').toBeLessThan(60)
    await phone.keyboard.press('Tab')
    await expect.poll(() => isFocusSeen(phone), `after ${presses + 1} presses`).toBe(true)
  }
}

test("an order can be placed from a table's link with the keyboard alone: a link skips the head, a new page focuses its heading, and the focus is always visible", async ({
  browser,
  workerRestaurant,
}) => {
  const labelsOf = words.en
  const phone = await takePhone(browser, labelsOf)
  await phone.goto(workerRestaurant.tableLink)
  const skip = phone.getByRole('button', { name: labels.start.skip })
  await expect(skip).toBeAttached()
  await phone.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('main')).toBeFocused()
  const button = (name: string | RegExp) => phone.getByRole('button', { name })
  const press = async (target: Locator, key = 'Enter') => {
    await moveTo(phone, target)
    await phone.keyboard.press(key)
  }
  await press(button(labelsOf.shawarma).first())
  const sheet = phone.getByRole('dialog')
  await press(sheet.getByLabel(labelsOf.garlic), 'Space')
  await press(sheet.getByRole('button', { name: labelsOf.addToCart }))
  await expect(sheet).toBeHidden()
  await expect(button(labelsOf.shawarma).first()).toBeFocused()
  // Moves back past the beginning of the page, where the browser's own controls have the focus, to its end.
  const viewCart = phone.getByRole('link', { name: labelsOf.viewCart })
  await expect(viewCart).toBeVisible()
  for (let presses = 0; !(await viewCart.evaluate((element) => element === document.activeElement)); presses += 1) {
    expect(presses, 'presses').toBeLessThan(20)
    await phone.keyboard.press('Shift+Tab')
  }
  expect(await isFocusSeen(phone)).toBe(true)
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
  await moveTo(phone, phone.getByLabel(labelsOf.name, { exact: true }))
  await phone.keyboard.type('Keyboard Khalid')
  await phone.keyboard.press('Enter')
  await expect(phone.getByLabel(labelsOf.mobile, { exact: true })).toBeFocused()
  await phone.keyboard.type('55512345')
  await expect(button(labelsOf.placeOrder)).toBeEnabled()
  await phone.keyboard.press('Enter')
  await expect(phone).toHaveURL(/\/successorder$/)
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await ordersOf(workerRestaurant, 'Keyboard Khalid')).toHaveLength(1)
  await phone.context().close()
})
