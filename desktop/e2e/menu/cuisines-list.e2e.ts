// The table of cuisines: its columns, pages, search and filter, and its error states.
import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { listPath, openCuisines } from './cuisine-actions.ts'
import { filled, menuText } from './menu-text.ts'

const language = 'en'
const { cuisines: texts, common, list } = menuText[language]

test('the table has its columns, five rows and pages, a search and a filter', async ({ browser, restaurant }) => {
  const { page } = await openCuisines(browser, language, restaurant)
  await page.goto('/merchant/cuisine')
  const rows = page.getByRole('row')

  await test.step('columns and pages', async () => {
    for (const column of [texts.number, texts.image, texts.name, texts.categories, texts.subcategories, texts.actions])
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
    await expect(rows).toHaveCount(6)
    await expect(page.getByRole('button', { name: list.previous })).toBeDisabled()
    await page.getByRole('button', { name: list.next }).click()
    await expect(page.getByRole('button', { name: filled(list.page, { page: 2 }) })).toHaveAttribute('aria-current', 'page')
    await expect(rows.nth(1).getByRole('cell').first()).toHaveText('6')
  })

  await test.step('the search tolerates a typing error, is in the URL, and can be cleared', async () => {
    const search = page.getByRole('searchbox', { name: texts.search })
    const found = [/./, /Shawarma & Grills/]
    await search.fill('shawrma')
    await expect(rows).toHaveText(found)
    await expect(page).toHaveURL(/search=/)
    await page.reload()
    await expect(search).not.toHaveValue('')
    await expect(rows).toHaveText(found)
    await page.getByRole('button', { name: list.clear }).click()
    await expect(search).toHaveValue('')
    await expect(rows).toHaveCount(6)
    await search.fill('zzzzzz')
    await expect(page.getByRole('cell', { name: texts.none })).toBeVisible()
    await page.getByRole('button', { name: list.clear }).click()
  })

  await test.step('the filter shows one cuisine', async () => {
    const filter = page.getByRole('combobox', { name: texts.filter })
    await expect(filter.locator('option').first()).toHaveText(texts.all)
    await filter.selectOption({ index: 1 })
    await expect(rows).toHaveCount(2)
    await filter.selectOption({ label: texts.all })
    await expect(rows).toHaveCount(6)
  })
  await page.context().close()
})

test('while the list loads adding has to wait, and a list that fails or is invalid shows an error', async ({ browser, restaurant }) => {
  const { page, toast } = await openCuisines(browser, language, restaurant)
  const rows = page.getByRole('row')

  await test.step('loading', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(listPath, async (route) => {
      await released
      await route.fulfill({ status: 400, body: '{}' })
    })
    await page.goto('/merchant/cuisine')
    await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible()
    await expect(page.getByText(texts.loading)).toBeVisible()
    await page.getByRole('button', { name: texts.add }).click()
    await toast(texts.wait)
    release()
  })

  await test.step('failed, then invalid, then shown', async () => {
    await expect(page.getByRole('cell').getByText(texts.fetchFailed)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(listPath, (route) => route.fulfill({ json: { success: true, data: [{ _id: 'x' }] } }))
    await page.getByRole('button', { name: common.retry }).click()
    await expect(page.getByRole('cell').getByText(texts.invalid)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: common.retry }).click()
    await expect(rows).toHaveCount(6)
  })

  await test.step('a cuisine that cannot be fetched again, or no longer exists, is not edited', async () => {
    const edit = async () => {
      await rows.nth(1).getByRole('button').last().click()
      await page.getByRole('menuitem', { name: texts.edit }).click()
    }
    // The list is fetched again before a cuisine is edited: this request fails, and the rows stay.
    await page.route(listPath, (route) => route.fulfill({ status: 400, body: '{}' }), { times: 1 })
    await edit()
    await toast(texts.editFailed)
    await expect(rows).toHaveCount(6)
    await page.route(listPath, (route) => route.fulfill({ json: { success: true, data: [] } }), { times: 1 })
    await edit()
    await toast(texts.notFound)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await page.context().close()
})
