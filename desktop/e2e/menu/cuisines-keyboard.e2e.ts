import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { openCounter, words } from '../../../diner-web/e2e/people.ts'
import { filled, menuText, photo } from './menu-text.ts'

test('a cuisine with two categories is added by keyboard alone', async ({ browser, restaurant }) => {
  const { cuisines: texts, list, pictures } = menuText.en
  const page = await openCounter(browser, words.en, restaurant)
  await page.goto('/merchant/cuisine')
  await expect(page.getByRole('row')).toHaveCount(6)
  // Otherwise the interception begins with the key press, and the chooser may open before it.
  page.on('filechooser', () => {})
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  /** Presses Tab until the control with that name has the focus. */
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await focused()).trim() === name) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  const tabToField = async (label: string) => {
    const field = page.getByRole('dialog').last().getByLabel(label, { exact: true })
    for (let presses = 0; presses < 60; presses += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${label}`)
  }
  /** Waits until the dialog has the focus: a key that is pressed before goes to another element. */
  const expectOpen = (name: string) => expect(page.getByRole('dialog', { name, exact: true }).locator(':focus')).toHaveCount(1)
  const pickPicture = async (label: string) => {
    await tabToField(label)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(await photo())
    await expectOpen(pictures.crop)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: pictures.use })).toBeEnabled() // Tab skips it until the picture is loaded
    await tabTo(pictures.use)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: pictures.crop })).toHaveCount(0)
    const field = page.getByRole('dialog').last()
    await expect(field.getByLabel(label, { exact: true })).toBeFocused()
    await expect(field.locator('img[src^="blob:"]').first()).toBeVisible()
  }
  await tabTo(texts.add)
  await page.keyboard.press('Enter')
  await expectOpen(texts.addTitle)
  await pickPicture(texts.image)
  await tabToField(texts.nameEn)
  await page.keyboard.type('Keyboard Kitchen')
  for (const category of ['Mains', 'Sides']) {
    await tabTo(texts.addCategory)
    await page.keyboard.press('Enter')
    await expectOpen(texts.addCategoryTitle)
    await pickPicture(texts.categoryImage)
    await tabToField(texts.nameEn)
    await page.keyboard.type(category)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: texts.addCategoryTitle })).toHaveCount(0)
  }
  await tabTo(list.save)
  await page.keyboard.press('Enter')
  await tabTo(texts.addTitle)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: texts.success.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('Keyboard Kitchen')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: filled(texts.viewCategories, { name: 'Keyboard Kitchen' }) }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Mains', 'Sides'])
  await page.context().close()
})
