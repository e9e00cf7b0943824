// Actions of a new owner and the first diner, in English.
import { expect, type Page } from 'playwright/test'
import { openCategory, words } from '../../people.ts'
import { menuText, photo } from '../menu/menu-text.ts'

const { cuisines, items, list, pictures } = menuText.en

export const drink = { category: 'Hot drinks', name: 'Karak', price: '5' }

const dialog = (page: Page) => page.getByRole('dialog').last()

const choosePicture = async (page: Page, label: string) => {
  await dialog(page)
    .getByLabel(label)
    .setInputFiles(await photo())
  await dialog(page).getByRole('button', { name: pictures.use }).click()
}
const save = (page: Page) => dialog(page).getByRole('button', { name: list.save, exact: true }).click()

/** Adds a cuisine with a category and a subcategory, on the cuisines page. */
const addCuisine = async (page: Page) => {
  await page.getByRole('button', { name: cuisines.add }).click()
  await choosePicture(page, cuisines.image)
  await dialog(page).getByLabel(cuisines.nameEn).fill('Drinks')
  await dialog(page).getByRole('button', { name: cuisines.addCategory }).click()
  await dialog(page).getByLabel(cuisines.nameEn, { exact: true }).fill(drink.category)
  await choosePicture(page, cuisines.categoryImage)
  await dialog(page).getByLabel(cuisines.subcategoryName).fill('Tea')
  await dialog(page).getByRole('button', { name: cuisines.addSubcategory }).click()
  await save(page)
  await save(page)
  await dialog(page).getByRole('button', { name: cuisines.addTitle }).click()
  await page.getByRole('dialog', { name: cuisines.success.title }).getByRole('button', { name: cuisines.success.toMenu }).click()
}

/** Adds one drink to an empty menu. */
export const addMenu = async (page: Page) => {
  await page.getByRole('button', { name: items.toCuisines }).click()
  await addCuisine(page)
  await page.getByRole('button', { name: items.add }).click()
  await choosePicture(page, items.picture)
  await dialog(page).getByLabel(cuisines.nameEn).fill(drink.name)
  await dialog(page).getByLabel(items.actualPrice).fill(drink.price)
  await dialog(page).getByLabel(items.sellingPrice).fill(drink.price)
  await save(page)
  await expect(page.getByText(drink.name, { exact: true })).toBeVisible()
}

/** Opens a table's link and adds the drink to the cart. */
export const fillCartWithDrink = async (phone: Page, link: string) => {
  const texts = { ...words.en, category: new RegExp(`^${drink.category}`) }
  await openCategory(phone, texts, link)
  await phone.getByRole('button', { name: drink.name }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: texts.addToCart }).click()
  await phone.getByRole('link', { name: texts.viewCart }).click()
}
