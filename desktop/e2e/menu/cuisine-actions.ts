// Actions of a merchant on the cuisines page.
import { expect, type Browser, type Page } from '@playwright/test'
import { addCuisine, newCuisineFormFields } from '@sufra/shared/cuisines/cuisine.routes'
import { openCounter, words } from '../../../diner-web/e2e/people.ts'
import type { Restaurant } from '../../testing/new-restaurant.ts'
import { filled, menuText, photo } from './menu-text.ts'

export type Language = keyof typeof menuText

/** Path of the cuisine list. */
export const listPath = /\/api\/cuisines\/[^/]+$/

const names = { en: 'Test Cuisine', ar: 'مطبخ تجربة' }

/** Adds a cuisine over HTTP, with the categories First and Second, each with the subcategories Cold and Warm. */
export const addTestCuisine = async ({ id, call }: Restaurant) => {
  const { buffer, mimeType } = await photo()
  const image = new Blob([new Uint8Array(buffer)], { type: mimeType })
  const subcategories = ['Cold', 'Warm'].map((en) => ({ name: { en, ar: '' }, isActive: true }))
  const categories = ['First', 'Second'].map((en) => ({ name: { en, ar: '' }, image, subcategories }))
  const form = new FormData()
  for (const [name, part] of Object.entries(newCuisineFormFields({ name: names, image, categories }))) if (part) form.append(name, part)
  await call(addCuisine, { params: { merchantId: id }, form })
  return names
}

/** Returns a signed-in page, to be opened with `goto`. */
export const openCuisines = async (browser: Browser, language: Language, restaurant: Restaurant) => {
  const page = await openCounter(browser, words[language], restaurant)
  const { cuisines: texts } = menuText[language]
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  return {
    page,
    row,
    last: () => page.getByRole('dialog').last(),
    dialog: (name: string) => page.getByRole('dialog', { name, exact: true }),
    /** The whole text: one toast's text may end another's. */
    toast: (text: string) =>
      expect(
        page
          .getByRole('status')
          .and(page.getByText(text, { exact: true }))
          .first(),
      ).toBeVisible(),
    /** Chooses an action from the menu of a row. */
    act: async (name: string, action: string) => {
      await row(name)
        .getByRole('button', { name: filled(texts.actionsOf, { name }) })
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    },
  }
}

/** Chooses a picture in the topmost dialog, with the default crop. */
export const choosePicture = async (page: Page, label: string, use: string) => {
  await page
    .getByRole('dialog')
    .last()
    .getByLabel(label)
    .setInputFiles(await photo())
  await page.getByRole('dialog').last().getByRole('button', { name: use }).click()
}
