// Actions of a merchant on the menu page.
import { expect, type Browser, type Page } from '@playwright/test'
import { openCounter, words } from '../../../diner-web/e2e/people.ts'
import type { Restaurant } from '../../testing/new-restaurant.ts'
import { filled, menuText, photo } from './menu-text.ts'

export type Language = keyof typeof menuText

/** Categories of the demo restaurant's menu, which a test's own restaurant has too. */
const categories = {
  shawarma: { en: 'Shawarma', ar: 'شاورما' },
  grills: { en: 'Charcoal Grills', ar: 'مشاوي على الفحم' },
  burgers: { en: 'Burgers', ar: 'برغر' },
} as const

export const openMenu = async (page: Page, language: Language, category: keyof typeof categories) => {
  await page.goto('/merchant/menu')
  await page
    .getByRole('navigation', { name: menuText[language].counterMenu.categories })
    .getByRole('button', { name: categories[category][language], exact: true })
    .click()
  await expect(page.getByRole('switch').first()).toBeVisible()
}

/** Opens a restaurant's menu page at a category. */
export const openItems = async (browser: Browser, language: Language, restaurant: Restaurant, category: keyof typeof categories) => {
  const page = await openCounter(browser, words[language], restaurant)
  const { items: texts, list, pictures } = menuText[language]
  const dialog = () => page.getByRole('dialog').last()
  await openMenu(page, language, category)
  return {
    page,
    dialog,
    toast: (text: string) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible(),
    save: () => dialog().getByRole('button', { name: list.save, exact: true }).click(),
    /** Chooses a picture for the item in the form; imported items have none. */
    addPicture: async () => {
      await dialog()
        .getByLabel(texts.picture)
        .setInputFiles(await photo())
      await dialog().getByRole('button', { name: pictures.use }).click()
    },
    /** Chooses an action from the menu of an item. */
    act: async (name: string, action: string) => {
      await page.getByRole('button', { name: filled(texts.actionsOf, { name }) }).click()
      await page.getByRole('menuitem', { name: action }).click()
    },
    /** Runs an availability change and waits for its response, since the next change sends the new version. */
    waitForSwitch: async (run: () => Promise<void>) => {
      const answer = page.waitForResponse((response) => response.url().endsWith('/availability') && response.request().method() === 'PATCH')
      await run()
      expect((await answer).ok()).toBe(true)
    },
  }
}
