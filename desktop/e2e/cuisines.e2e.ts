import { expect } from '@playwright/test'
import { test } from '../../diner-web/e2e/own-restaurant.ts'
import { addTestCuisine, choosePicture, openCuisines } from './cuisine-people.ts'
import { filled, menuText } from './menu-text.ts'

for (const language of ['en', 'ar'] as const) {
  const { cuisines: say, common, list, pictures, refusals } = menuText[language]

  test(`a new cuisine collects its categories and is sent once (${language})`, async ({ browser, restaurant }) => {
    const { page, last, dialog, toast } = await openCuisines(browser, language, restaurant)
    await page.goto('/merchant/cuisine')
    const names = { en: 'New Cuisine', ar: 'مطبخ جديد' }
    const save = () => last().getByRole('button', { name: list.save, exact: true }).click()

    await test.step('what is missing or wrong is said', async () => {
      await expect(page.getByRole('row')).toHaveCount(6)
      await page.getByRole('button', { name: say.add }).click()
      await dialog(say.addTitle).getByRole('button', { name: list.save, exact: true }).click()
      await expect(last().getByText(refusals.cuisine.name_required)).toBeVisible()
      await expect(last().getByText(refusals.upload.picture_required)).toBeVisible()
      await expect(last().getByText(refusals.cuisine.category_required)).toBeVisible()
      await last()
        .getByLabel(say.image)
        .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await expect(last().getByText(refusals.upload.picture)).toBeVisible()
      await choosePicture(page, say.image, pictures.use)
      await last().getByLabel(say.nameEn).fill('a')
      await save()
      await expect(last().getByText(refusals.cuisine.name_length)).toBeVisible()
      await last().getByLabel(say.nameEn).fill(names.en)
      await last().getByLabel(say.nameAr).fill(names.ar)
    })

    for (const category of ['First', 'Second'])
      await test.step(`the category ${category}`, async () => {
        await dialog(say.addTitle).getByRole('button', { name: say.addCategory }).click()
        if (category === 'Second') {
          await last().getByLabel(say.nameEn, { exact: true }).fill(' FIRST')
          await save()
          await expect(last().getByText(refusals.category.name_taken)).toBeVisible()
        }
        await last().getByLabel(say.nameEn, { exact: true }).fill(category)
        await save()
        await expect(last().getByText(refusals.upload.picture_required)).toBeVisible()
        await choosePicture(page, say.categoryImage, pictures.use)
        for (const subcategory of ['Cold', 'cold', 'Warm']) {
          await last().getByLabel(say.subcategoryName).fill(subcategory)
          await last().getByRole('button', { name: say.addSubcategory }).click()
          await expect(last().getByLabel(say.subcategoryName)).toHaveValue('')
        }
        await expect(last().getByRole('listitem')).toHaveText(['Cold', 'Warm'])
        await save()
      })

    await test.step('it is sent once, after a question', async () => {
      const sent: string[] = []
      page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
      await save()
      await expect(last().getByText(filled(say.confirm.addText, { name: names[language] }))).toBeVisible()
      await last().getByRole('button', { name: say.addTitle }).click()
      await toast(say.toast.added)
      await expect(dialog(say.success.title)).toBeVisible()
      await last().getByRole('button', { name: say.success.close }).click()
      expect(sent.filter((path) => path.includes('/cuisines/'))).toEqual([expect.stringMatching(/addCuisine$/)])
    })

    await test.step('and is in the table', async () => {
      await page.getByRole('searchbox').fill(names[language])
      await page.getByRole('button', { name: filled(say.viewCategories, { name: names[language] }) }).click()
      await expect(last().getByRole('listitem')).toHaveText(['First', 'Second'])
    })
    await page.context().close()
  })

  test(`the dropdowns list categories, and subcategories with a switch; the details are an accordion (${language})`, async ({
    browser,
    restaurant,
  }) => {
    const name = (await addTestCuisine(restaurant))[language]
    const { page, last, row, act, toast } = await openCuisines(browser, language, restaurant)
    await page.goto(`/merchant/cuisine?search=${name}`)
    await row(name)
      .getByRole('button', { name: filled(say.viewCategories, { name }) })
      .click()
    await expect(last().getByRole('listitem')).toHaveText(['First', 'Second'])
    await page.keyboard.press('Escape')

    await row(name)
      .getByRole('button', { name: filled(say.viewSubcategories, { name }) })
      .click()
    const cold = last()
      .getByRole('switch', { name: filled(say.available, { name: 'Cold' }) })
      .first()
    await expect(cold).toBeChecked()
    await cold.click()
    await toast(say.toast.subcategoryUpdated)
    await expect(cold).not.toBeChecked()
    await page.route(/patchSubcategory$/, (route) => route.fulfill({ status: 500, body: '{}' }))
    await cold.click()
    await toast(say.statusFailed)
    await expect(cold).not.toBeChecked()
    await page.unrouteAll({ behavior: 'wait' })
    await page.keyboard.press('Escape')

    await act(name, say.details)
    await expect(last().getByText(name)).toBeVisible()
    await last()
      .getByRole('button', { name: /^First/ })
      .click()
    await expect(last().getByRole('listitem')).toHaveText([`Cold${say.isUnavailable}`, `Warm${say.isAvailable}`])
    await page.context().close()
  })

  test(`editing saves each part by its own call (${language})`, async ({ browser, restaurant }) => {
    const name = (await addTestCuisine(restaurant))[language]
    const { page, last, dialog, act, toast } = await openCuisines(browser, language, restaurant)
    await page.goto(`/merchant/cuisine?search=${name}`)
    await act(name, say.edit)
    const category = (of: string) => dialog(say.editTitle).getByRole('listitem', { name: of, exact: true })
    const edit = (within: string, of: string) =>
      category(within)
        .getByRole('button', { name: filled(say.editNamed, { name: of }) })
        .click()
    const remove = (within: string, of: string) =>
      category(within)
        .getByRole('button', { name: filled(say.removeNamed, { name: of }) })
        .click()
    const save = () => last().getByRole('button', { name: list.save, exact: true }).click()

    await test.step('a category and its subcategories', async () => {
      await edit('First', 'First')
      await last().getByLabel(say.nameEn, { exact: true }).fill('Third')
      await save()
      await toast(say.toast.categoryUpdated)
      await edit('Third', 'Warm')
      await last().getByLabel(say.nameEn).fill('')
      await save()
      await expect(last().getByText(refusals.subcategory.name_required)).toBeVisible()
      await last().getByLabel(say.nameEn).fill('Hot')
      await last().getByRole('switch').click()
      await expect(last().getByText(say.isUnavailable, { exact: true })).toBeVisible()
      await save()
      await toast(say.toast.subcategoryUpdated)
      await remove('Third', 'Hot')
      await last().getByRole('button', { name: say.remove, exact: true }).click()
      await toast(say.toast.subcategoryDeleted)
      await expect(category('Third').getByText('Hot')).toBeHidden()
    })

    await test.step('a new category, and one that goes', async () => {
      await dialog(say.editTitle).getByRole('button', { name: say.addCategory }).click()
      await last().getByLabel(say.nameEn, { exact: true }).fill('Fourth')
      await choosePicture(page, say.categoryImage, pictures.use)
      await save()
      await toast(say.toast.categoryAdded)
      await remove('Third', 'Third')
      await expect(last().getByText(say.confirm.removeCategoryText)).toBeVisible()
      await last().getByRole('button', { name: say.remove, exact: true }).click()
      await toast(say.toast.categoryDeleted)
      await expect(category('Third')).toBeHidden()
    })

    await test.step('the cuisine itself, after a question', async () => {
      await choosePicture(page, say.image, pictures.use)
      await dialog(say.editTitle).getByRole('button', { name: list.save, exact: true }).click()
      await expect(last().getByText(say.confirm.editText)).toBeVisible()
      await save()
      await toast(say.toast.updated)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await page.context().close()
  })

  test(`a cuisine is deleted after a question (${language})`, async ({ browser, restaurant }) => {
    const name = (await addTestCuisine(restaurant))[language]
    const { page, last, row, act, toast } = await openCuisines(browser, language, restaurant)
    await page.goto(`/merchant/cuisine?search=${name}`)
    await act(name, say.remove)
    await expect(last().getByText(say.confirm.removeText)).toBeVisible()
    await last().getByRole('button', { name: common.cancel }).click()
    await act(name, say.remove)
    await last().getByRole('button', { name: say.remove, exact: true }).click()
    await toast(say.toast.deleted)
    await expect(row(name)).toHaveCount(0)
    await expect(page.getByRole('cell', { name: say.none })).toBeVisible()
    await page.context().close()
  })
}
