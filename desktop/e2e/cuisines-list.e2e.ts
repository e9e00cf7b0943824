// The table of the cuisines: what it shows, how it is searched, and what it says when it cannot be read.
import { expect } from '@playwright/test'
import { test } from '../../diner-web/e2e/own-restaurant.ts'
import { listPath, openCuisines } from './cuisine-people.ts'
import { filled, menuText } from './menu-text.ts'

for (const language of ['en', 'ar'] as const) {
  const { cuisines: say, common, list } = menuText[language]

  test(`while the list loads it says so, and a click has to wait (${language})`, async ({ browser, restaurant }) => {
    const { page, toast } = await openCuisines(browser, language, restaurant)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(listPath, async (route) => {
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
    await expect(page.getByRole('row')).toHaveCount(6)
    await page.context().close()
  })

  test(`the table has its columns, five rows and pages, a search and a filter (${language})`, async ({ browser, restaurant }) => {
    const { page } = await openCuisines(browser, language, restaurant)
    await page.goto('/merchant/cuisine')
    const rows = page.getByRole('row')

    await test.step('columns and pages', async () => {
      for (const column of [say.number, say.image, say.name, say.categories, say.subcategories, say.actions])
        await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
      await expect(rows).toHaveCount(6)
      await expect(page.getByRole('button', { name: list.previous })).toBeDisabled()
      await page.getByRole('button', { name: list.next }).click()
      await expect(page.getByRole('button', { name: filled(list.page, { page: 2 }) })).toHaveAttribute('aria-current', 'page')
      await expect(rows.nth(1).getByRole('cell').first()).toHaveText('6')
    })

    await test.step('the search tolerates a typing error, stands in the address, and is cleared', async () => {
      const search = page.getByRole('searchbox', { name: say.search })
      await search.fill(language === 'en' ? 'shawrma' : 'شاورما')
      await expect(rows).toHaveCount(2)
      await expect(page).toHaveURL(/search=/)
      await page.reload()
      await expect(search).not.toHaveValue('')
      await expect(rows).toHaveCount(2)
      await page.getByRole('button', { name: list.clear }).click()
      await expect(search).toHaveValue('')
      await expect(rows).toHaveCount(6)
      await search.fill('zzzzzz')
      await expect(page.getByRole('cell', { name: say.none })).toBeVisible()
      await page.getByRole('button', { name: list.clear }).click()
    })

    await test.step('the filter shows one cuisine', async () => {
      const filter = page.getByRole('combobox', { name: say.filter })
      await expect(filter.locator('option').first()).toHaveText(say.all)
      await filter.selectOption({ index: 1 })
      await expect(rows).toHaveCount(2)
      await filter.selectOption({ label: say.all })
      await expect(rows).toHaveCount(6)
    })
    await page.context().close()
  })

  test(`a list that cannot be read, or is none, is said in the table (${language})`, async ({ browser, restaurant }) => {
    const { page } = await openCuisines(browser, language, restaurant)
    await page.route(listPath, (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.goto('/merchant/cuisine')
    await expect(page.getByRole('cell').getByText(say.fetchFailed)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(listPath, (route) => route.fulfill({ json: { success: true, data: [{ _id: 'x' }] } }))
    await page.getByRole('button', { name: common.retry }).click()
    await expect(page.getByRole('cell').getByText(say.invalid)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: common.retry }).click()
    await expect(page.getByRole('row')).toHaveCount(6)
    await page.context().close()
  })

  test(`a cuisine that cannot be read again, or is gone, is not edited (${language})`, async ({ browser, restaurant }) => {
    const { page, toast } = await openCuisines(browser, language, restaurant)
    await page.goto('/merchant/cuisine')
    await expect(page.getByRole('row')).toHaveCount(6)
    const edit = async () => {
      await page.getByRole('row').nth(1).getByRole('button').last().click()
      await page.getByRole('menuitem', { name: say.edit }).click()
    }
    // The list is read once more when a cuisine is edited: this time it fails, and the rows stay.
    await page.route(listPath, (route) => route.fulfill({ status: 400, body: '{}' }), { times: 1 })
    await edit()
    await toast(say.editFailed)
    await expect(page.getByRole('row')).toHaveCount(6)
    await page.route(listPath, (route) => route.fulfill({ json: { success: true, data: [] } }), { times: 1 })
    await edit()
    await toast(say.notFound)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.context().close()
  })
}
