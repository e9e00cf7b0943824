import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { addTestCuisine, choosePicture, openCuisines } from './cuisine-actions.ts'
import { filled, menuText } from './menu-text.ts'

const language = 'en'
const { cuisines: texts, common, list, pictures, refusals } = menuText[language]

test('a new cuisine collects its categories and is sent once', async ({ browser, restaurant }) => {
  const { page, last, dialog, toast } = await openCuisines(browser, language, restaurant)
  await page.goto('/merchant/cuisine')
  const names = { en: 'New Cuisine', ar: 'مطبخ جديد' }
  const save = () => last().getByRole('button', { name: list.save, exact: true }).click()

  await test.step('missing and invalid fields show errors', async () => {
    await expect(page.getByRole('row')).toHaveCount(6)
    await page.getByRole('button', { name: texts.add }).click()
    await dialog(texts.addTitle).getByRole('button', { name: list.save, exact: true }).click()
    await expect(last().getByText(refusals.cuisine.name_required)).toBeVisible()
    await expect(last().getByText(refusals.upload.picture_required)).toBeVisible()
    await expect(last().getByText(refusals.cuisine.category_required)).toBeVisible()
    await last()
      .getByLabel(texts.image)
      .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(last().getByText(refusals.upload.picture)).toBeVisible()
    await choosePicture(page, texts.image, pictures.use)
    await last().getByLabel(texts.nameEn).fill('a')
    await save()
    await expect(last().getByText(refusals.cuisine.name_length)).toBeVisible()
    await last().getByLabel(texts.nameEn).fill(names.en)
    await last().getByLabel(texts.nameAr).fill(names.ar)
  })

  for (const category of ['First', 'Second'])
    await test.step(`the category ${category}`, async () => {
      await dialog(texts.addTitle).getByRole('button', { name: texts.addCategory }).click()
      if (category === 'Second') {
        await last().getByLabel(texts.nameEn, { exact: true }).fill(' FIRST')
        await save()
        await expect(last().getByText(refusals.category.name_taken)).toBeVisible()
      }
      await last().getByLabel(texts.nameEn, { exact: true }).fill(category)
      await save()
      await expect(last().getByText(refusals.upload.picture_required)).toBeVisible()
      await choosePicture(page, texts.categoryImage, pictures.use)
      for (const subcategory of ['Cold', 'cold', 'Warm']) {
        await last().getByLabel(texts.subcategoryName).fill(subcategory)
        await last().getByRole('button', { name: texts.addSubcategory }).click()
        await expect(last().getByLabel(texts.subcategoryName)).toHaveValue('')
      }
      await expect(last().getByRole('listitem')).toHaveText(['Cold', 'Warm'])
      await save()
    })

  await test.step('it is sent once, after a confirmation', async () => {
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
    await save()
    await expect(last().getByText(filled(texts.confirm.addText, { name: names[language] }))).toBeVisible()
    await last().getByRole('button', { name: texts.addTitle }).click()
    await toast(texts.toast.added)
    await expect(dialog(texts.success.title)).toBeVisible()
    await last().getByRole('button', { name: texts.success.close }).click()
    expect(sent.filter((path) => path.includes('/cuisines/'))).toEqual([expect.stringMatching(/addCuisine$/)])
  })

  await test.step('it is in the table', async () => {
    await page.getByRole('searchbox').fill(names[language])
    await page.getByRole('button', { name: filled(texts.viewCategories, { name: names[language] }) }).click()
    await expect(last().getByRole('listitem')).toHaveText(['First', 'Second'])
  })
  await page.context().close()
})

test('the dropdowns list categories, and subcategories with a switch; the details are an accordion', async ({ browser, restaurant }) => {
  const name = (await addTestCuisine(restaurant))[language]
  const { page, last, row, act, toast } = await openCuisines(browser, language, restaurant)
  await page.goto(`/merchant/cuisine?search=${name}`)
  await row(name)
    .getByRole('button', { name: filled(texts.viewCategories, { name }) })
    .click()
  await expect(last().getByRole('listitem')).toHaveText(['First', 'Second'])
  await page.keyboard.press('Escape')

  await row(name)
    .getByRole('button', { name: filled(texts.viewSubcategories, { name }) })
    .click()
  const cold = last()
    .getByRole('switch', { name: filled(texts.available, { name: 'Cold' }) })
    .first()
  await expect(cold).toBeChecked()
  await cold.click()
  await toast(texts.toast.subcategoryUpdated)
  await expect(cold).not.toBeChecked()
  await page.route(/patchSubcategory$/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await cold.click()
  await toast(texts.statusFailed)
  await expect(cold).not.toBeChecked()
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('Escape')

  await act(name, texts.details)
  await expect(last().getByText(name)).toBeVisible()
  await last()
    .getByRole('button', { name: /^First/ })
    .click()
  await expect(last().getByRole('listitem')).toHaveText([`Cold${texts.isUnavailable}`, `Warm${texts.isAvailable}`])
  await page.context().close()
})

test('editing saves each part with its own request', async ({ browser, restaurant }) => {
  const name = (await addTestCuisine(restaurant))[language]
  const { page, last, dialog, act, toast } = await openCuisines(browser, language, restaurant)
  await page.goto(`/merchant/cuisine?search=${name}`)
  await act(name, texts.edit)
  const category = (of: string) => dialog(texts.editTitle).getByRole('listitem', { name: of, exact: true })
  const edit = (within: string, of: string) =>
    category(within)
      .getByRole('button', { name: filled(texts.editNamed, { name: of }) })
      .click()
  const remove = (within: string, of: string) =>
    category(within)
      .getByRole('button', { name: filled(texts.removeNamed, { name: of }) })
      .click()
  const save = () => last().getByRole('button', { name: list.save, exact: true }).click()

  await test.step('a category and its subcategories', async () => {
    await edit('First', 'First')
    await last().getByLabel(texts.nameEn, { exact: true }).fill('Third')
    await save()
    await toast(texts.toast.categoryUpdated)
    await edit('Third', 'Warm')
    await last().getByLabel(texts.nameEn).fill('')
    await save()
    await expect(last().getByText(refusals.subcategory.name_required)).toBeVisible()
    await last().getByLabel(texts.nameEn).fill('Hot')
    await last().getByRole('switch').click()
    await expect(last().getByText(texts.isUnavailable, { exact: true })).toBeVisible()
    await save()
    await toast(texts.toast.subcategoryUpdated)
    await remove('Third', 'Hot')
    await last().getByRole('button', { name: texts.remove, exact: true }).click()
    await toast(texts.toast.subcategoryDeleted)
    await expect(dialog(texts.editTitle)).toBeVisible()
    await expect(category('Third').getByText('Hot')).toBeHidden()
  })

  await test.step('a category is added, and another one removed', async () => {
    await dialog(texts.editTitle).getByRole('button', { name: texts.addCategory }).click()
    await last().getByLabel(texts.nameEn, { exact: true }).fill('Fourth')
    await choosePicture(page, texts.categoryImage, pictures.use)
    await save()
    await toast(texts.toast.categoryAdded)
    await remove('Third', 'Third')
    await expect(last().getByText(texts.confirm.removeCategoryText)).toBeVisible()
    await last().getByRole('button', { name: texts.remove, exact: true }).click()
    await toast(texts.toast.categoryDeleted)
    await expect(dialog(texts.editTitle)).toBeVisible()
    await expect(category('Third')).toBeHidden()
  })

  await test.step('the cuisine itself is saved after a confirmation', async () => {
    await choosePicture(page, texts.image, pictures.use)
    await dialog(texts.editTitle).getByRole('button', { name: list.save, exact: true }).click()
    await expect(last().getByText(texts.confirm.editText)).toBeVisible()
    await save()
    await toast(texts.toast.updated)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await page.context().close()
})

test('a cuisine is deleted after a confirmation', async ({ browser, restaurant }) => {
  const name = (await addTestCuisine(restaurant))[language]
  const { page, last, row, act, toast } = await openCuisines(browser, language, restaurant)
  await page.goto(`/merchant/cuisine?search=${name}`)
  await act(name, texts.remove)
  await expect(last().getByText(texts.confirm.removeText)).toBeVisible()
  await last().getByRole('button', { name: common.cancel }).click()
  await act(name, texts.remove)
  await last().getByRole('button', { name: texts.remove, exact: true }).click()
  await toast(texts.toast.deleted)
  await expect(page.getByRole('cell', { name: texts.none })).toBeVisible()
  await expect(row(name)).toHaveCount(0)
  await page.context().close()
})
