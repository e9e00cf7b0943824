import { expect } from '@playwright/test'
import { test } from '../../diner-web/e2e/own-restaurant.ts'
import { openCounter, words } from '../../diner-web/e2e/people.ts'
import { filled, menuText, photo } from './menu-text.ts'

test('the keyboard alone adds a cuisine with two categories', async ({ browser, restaurant }) => {
  const { cuisines: say, list, pictures } = menuText.en
  const page = await openCounter(browser, words.en, restaurant)
  await page.goto('/merchant/cuisine')
  await expect(page.getByRole('row')).toHaveCount(6)
  // Else the listening begins with the key press, and the chooser may open before it.
  page.on('filechooser', () => {})
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
  /** Tabs until the control of that name has the focus. */
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
  /** A dialog takes the focus a moment after it is there: a key that is pressed before goes elsewhere. */
  const expectOpen = (name: string) => expect(page.getByRole('dialog', { name, exact: true }).locator(':focus')).toHaveCount(1)
  const pickPicture = async (label: string) => {
    await tabToField(label)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(await photo())
    await expectOpen(pictures.crop)
    await page.keyboard.press('ArrowRight')
    await tabTo(pictures.use)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: pictures.crop })).toHaveCount(0)
    await expect(page.getByRole('dialog').last().getByLabel(label, { exact: true })).toBeFocused()
  }
  await tabTo(say.add)
  await page.keyboard.press('Enter')
  await expectOpen(say.addTitle)
  await pickPicture(say.image)
  await tabToField(say.nameEn)
  await page.keyboard.type('Keyboard Kitchen')
  for (const category of ['Mains', 'Sides']) {
    await tabTo(say.addCategory)
    await page.keyboard.press('Enter')
    await expectOpen(say.addCategoryTitle)
    await pickPicture(say.categoryImage)
    await tabToField(say.nameEn)
    await page.keyboard.type(category)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: say.addCategoryTitle })).toHaveCount(0)
  }
  await tabTo(list.save)
  await page.keyboard.press('Enter')
  await tabTo(say.addTitle)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: say.success.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('Keyboard Kitchen')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: filled(say.viewCategories, { name: 'Keyboard Kitchen' }) }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText(['Mains', 'Sides'])
  await page.context().close()
})
