import { expect, test, type Page } from '@playwright/test'
import { openCounter, words } from '../../diner-web/e2e/people.ts'
import { filled, menuWords, photo } from './menu-words.ts'

const choosePicture = async (page: Page, label: string, use: string) => {
  await page
    .getByRole('dialog')
    .last()
    .getByLabel(label)
    .setInputFiles(await photo())
  await page.getByRole('dialog').last().getByRole('button', { name: use }).click()
}

for (const language of ['en', 'ar'] as const) {
  const { cuisines: say, common, list, pictures, refusals } = menuWords[language]

  test(`a merchant manages cuisines (${language})`, async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await openCounter(browser, words[language])
    const last = () => page.getByRole('dialog').last()
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
    const toast = (text: string) => expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })

    await test.step('while the list loads it says so, and a click has to wait', async () => {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await page.route(/\/api\/cuisines\/[^/]+$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/merchant/cuisine')
      await expect(page.getByRole('heading', { name: say.title, level: 1 })).toBeVisible()
      await expect(page.getByText(say.loading)).toBeVisible()
      await page.getByRole('button', { name: say.add }).click()
      await toast(say.wait)
      letGo()
      await page.unrouteAll({ behavior: 'wait' })
    })

    await test.step('the table has its columns, five rows and pages', async () => {
      for (const column of [say.number, say.image, say.name, say.categories, say.subcategories, say.actions])
        await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
      await expect(page.getByRole('row')).toHaveCount(6)
      await expect(page.getByRole('button', { name: list.previous })).toBeDisabled()
      await page.getByRole('button', { name: list.next }).click()
      await expect(page.getByRole('button', { name: filled(list.page, { page: 2 }) })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6')
    })

    await test.step('the search forgives, stands in the address, and is cleared', async () => {
      const search = page.getByRole('searchbox', { name: say.search })
      await search.fill(language === 'en' ? 'shawrma' : 'شاورما')
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page).toHaveURL(/search=/)
      await page.reload()
      await expect(search).not.toHaveValue('')
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.getByRole('button', { name: list.clear }).click()
      await expect(search).toHaveValue('')
      await expect(page.getByRole('row')).toHaveCount(6)
      await search.fill('zzzzzz')
      await expect(page.getByRole('cell', { name: say.none })).toBeVisible()
      await page.getByRole('button', { name: list.clear }).click()
    })

    await test.step('the filter shows one cuisine', async () => {
      const filter = page.getByRole('combobox', { name: say.filter })
      await expect(filter.locator('option').first()).toHaveText(say.all)
      await filter.selectOption({ index: 1 })
      await expect(page.getByRole('row')).toHaveCount(2)
      await filter.selectOption({ label: say.all })
      await expect(page.getByRole('row')).toHaveCount(6)
    })

    const [nameEn, nameAr] = [`Test Cuisine ${language}`, `مطبخ تجربة ${language}`]
    const shown = language === 'en' ? nameEn : nameAr
    await test.step('a new cuisine collects its categories and is sent once', async () => {
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
      await last().getByRole('button', { name: list.save, exact: true }).click()
      await expect(last().getByText(refusals.cuisine.name_length)).toBeVisible()
      await last().getByLabel(say.nameEn).fill(nameEn)
      await last().getByLabel(say.nameAr).fill(nameAr)
      for (const category of ['First', 'Second']) {
        await dialog(say.addTitle).getByRole('button', { name: say.addCategory }).click()
        if (category === 'Second') {
          await last().getByLabel(say.nameEn, { exact: true }).fill(' FIRST')
          await last().getByRole('button', { name: list.save, exact: true }).click()
          await expect(last().getByText(refusals.category.name_taken)).toBeVisible()
        }
        await last().getByLabel(say.nameEn, { exact: true }).fill(category)
        await last().getByRole('button', { name: list.save, exact: true }).click()
        await expect(last().getByText(refusals.upload.picture_required)).toBeVisible()
        await choosePicture(page, say.categoryImage, pictures.use)
        for (const subcategory of ['Cold', 'cold', 'Warm']) {
          await last().getByLabel(say.subcategoryName).fill(subcategory)
          await last().getByRole('button', { name: say.addSubcategory }).click()
        }
        await expect(last().getByRole('listitem')).toHaveText(['Cold', 'Warm'])
        await last().getByRole('button', { name: list.save, exact: true }).click()
      }
      const sent: string[] = []
      page.on('request', (request) => request.method() !== 'GET' && sent.push(new URL(request.url()).pathname))
      await last().getByRole('button', { name: list.save, exact: true }).click()
      await expect(last().getByText(filled(say.confirm.addText, { name: shown }))).toBeVisible()
      await last().getByRole('button', { name: say.addTitle }).click()
      await toast(say.toast.added)
      await expect(dialog(say.success.title)).toBeVisible()
      await last().getByRole('button', { name: say.success.close }).click()
      expect(sent.filter((path) => path.includes('/cuisines/'))).toEqual([expect.stringMatching(/addCuisine$/)])
    })

    await test.step('the dropdowns list categories, and subcategories with a switch', async () => {
      await page.getByRole('searchbox').fill(shown)
      await row(shown)
        .getByRole('button', { name: filled(say.viewCategories, { name: shown }) })
        .click()
      await expect(last().getByRole('listitem')).toHaveText(['First', 'Second'])
      await page.keyboard.press('Escape')
      await row(shown)
        .getByRole('button', { name: filled(say.viewSubcategories, { name: shown }) })
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
    })

    const act = async (action: string) => {
      await row(shown)
        .getByRole('button', { name: filled(say.actionsOf, { name: shown }) })
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    }

    await test.step('the details are an accordion', async () => {
      await act(say.details)
      await expect(last().getByText(shown)).toBeVisible()
      await last()
        .getByRole('button', { name: /^First/ })
        .click()
      await expect(last().getByRole('listitem')).toHaveText([`Cold${say.isUnavailable}`, `Warm${say.isAvailable}`])
      await page.keyboard.press('Escape')
    })

    await test.step('editing saves each part by its own call', async () => {
      await act(say.edit)
      const first = () => dialog(say.editTitle).getByRole('listitem', { name: 'First', exact: true })
      await first()
        .getByRole('button', { name: filled(say.editNamed, { name: 'First' }) })
        .click()
      await last().getByLabel(say.nameEn, { exact: true }).fill('Third')
      await last().getByRole('button', { name: list.save, exact: true }).click()
      await toast(say.toast.categoryUpdated)
      const third = () => dialog(say.editTitle).getByRole('listitem', { name: 'Third', exact: true })
      await third()
        .getByRole('button', { name: filled(say.editNamed, { name: 'Warm' }) })
        .click()
      await last().getByLabel(say.nameEn).fill('')
      await last().getByRole('button', { name: list.save, exact: true }).click()
      await expect(last().getByText(refusals.subcategory.name_required)).toBeVisible()
      await last().getByLabel(say.nameEn).fill('Hot')
      await last().getByRole('switch').click()
      await expect(last().getByText(say.isUnavailable, { exact: true })).toBeVisible()
      await last().getByRole('button', { name: list.save, exact: true }).click()
      await toast(say.toast.subcategoryUpdated)
      await third()
        .getByRole('button', { name: filled(say.removeNamed, { name: 'Hot' }) })
        .click()
      await last().getByRole('button', { name: say.remove, exact: true }).click()
      await toast(say.toast.subcategoryDeleted)
      await expect(third().getByText('Hot')).toBeHidden()
      await dialog(say.editTitle).getByRole('button', { name: say.addCategory }).click()
      await last().getByLabel(say.nameEn, { exact: true }).fill('Fourth')
      await choosePicture(page, say.categoryImage, pictures.use)
      await last().getByRole('button', { name: list.save, exact: true }).click()
      await toast(say.toast.categoryAdded)
      await third()
        .getByRole('button', { name: filled(say.removeNamed, { name: 'Third' }) })
        .click()
      await expect(last().getByText(say.confirm.removeCategoryText)).toBeVisible()
      await last().getByRole('button', { name: say.remove, exact: true }).click()
      await toast(say.toast.categoryDeleted)
      await expect(third()).toBeHidden()
      await choosePicture(page, say.image, pictures.use)
      await dialog(say.editTitle).getByRole('button', { name: list.save, exact: true }).click()
      await expect(last().getByText(say.confirm.editText)).toBeVisible()
      await last().getByRole('button', { name: list.save, exact: true }).click()
      await toast(say.toast.updated)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('a cuisine is deleted after a question', async () => {
      await act(say.remove)
      await expect(last().getByText(say.confirm.removeText)).toBeVisible()
      await last().getByRole('button', { name: common.cancel }).click()
      await act(say.remove)
      await last().getByRole('button', { name: say.remove, exact: true }).click()
      await toast(say.toast.deleted)
      // The other language's walk may have one that the search takes for it.
      await expect(row(shown)).toHaveCount(0)
    })

    await test.step('what fails says so, in the table', async () => {
      await page.route(/\/api\/cuisines\/[^/]+$/, (route) => route.fulfill({ status: 400, body: '{}' }))
      await page.goto('/merchant/cuisine')
      await expect(page.getByRole('cell').getByText(say.fetchFailed)).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await page.route(/\/api\/cuisines\/[^/]+$/, (route) => route.fulfill({ json: { success: true, data: [{ _id: 'x' }] } }))
      await page.getByRole('button', { name: common.retry }).click()
      await expect(page.getByRole('cell').getByText(say.invalid)).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: common.retry }).click()
      await expect(page.getByRole('row')).toHaveCount(6)
      await page.route(/\/api\/cuisines\/[^/]+$/, (route) => route.fulfill({ status: 400, body: '{}' }))
      await page.getByRole('row').nth(1).getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say.edit }).click()
      await toast(say.editFailed)
      await page.unrouteAll({ behavior: 'wait' })
      await page.route(/\/api\/cuisines\/[^/]+$/, (route) => route.fulfill({ json: { success: true, data: [] } }))
      await page.getByRole('row').nth(1).getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say.edit }).click()
      await toast(say.notFound)
      await page.unrouteAll({ behavior: 'wait' })
    })
    await page.context().close()
  })
}
