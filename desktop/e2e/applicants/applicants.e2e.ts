import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { dialog, expectToast, locales, openAdmin, platform } from './applicant-actions.ts'
import { filled, menuText as texts } from '../menu/menu-text.ts'

const language = 'en'
const { applicants, common, list, admin, administrators, refusals } = texts[language]

test('filter, search and page are in the URL', async ({ browser }) => {
  const { id, name } = await platform.newApplicant('Majlis Doha')
  const page = await openAdmin(browser, platform.url(), locales[language])
  await expect(page.getByRole('region', { name: admin.waiting })).toBeVisible()
  await page.getByRole('link', { name: admin.review }).click()
  const filter = (of: keyof typeof applicants.filter) => page.getByRole('button', { name: new RegExp(`^${applicants.filter[of]}`) })
  await expect(filter('pending')).toHaveAttribute('aria-pressed', 'true')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) })
  const search = page.getByRole('searchbox', { name: applicants.search })
  await search.fill(name)
  await expect(page).toHaveURL(/search=/)
  await expect(row).toContainText(applicants.status.pending)
  await filter('rejected').click()
  await expect(page).toHaveURL(/status=rejected/)
  await expect(row).toBeHidden()
  await page.goBack()
  await expect(row).toBeVisible()
  await filter('all').click()

  await search.fill('no such name')
  await expect(page.getByText(filled(applicants.noneFound, { search: 'no such name' }))).toBeVisible()
  await page.getByRole('button', { name: applicants.showAll }).click()
  await expect(search).toHaveValue('')
  await search.fill(name.toUpperCase())
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/search=/)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/admin/applicants/${id}`))
  await page.getByRole('link', { name: applicants.back }).click()
  await expect(search).toHaveValue(name.toUpperCase())
  await page.getByRole('button', { name: list.clear }).click()
  await expect(page).not.toHaveURL(/search=/)

  await page.route(/\/api\/admin\/applicants\?/, async (route) => {
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/page=\d+/, 'page=1'),
    })
    const body = await answer.json()
    const query = new URL(route.request().url()).searchParams
    const rows = [{ ...body.data[0], branchName: `Page ${query.get('page')}` }]
    await route.fulfill({ json: { ...body, data: Number(query.get('page')) > 3 ? [] : rows, total: 25 } })
  })
  await page.reload()
  await page.getByRole('button', { name: filled(list.page, { page: 2 }) }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: list.next }).click()
  await expect(page.getByText('Page 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.goto('/admin/applicants?page=9')
  await expect(page).toHaveURL(/page=3/)
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(/\/api\/admin\/applicants\?/, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.goto(`/admin/applicants?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: common.retry }).click()
  await expect(row).toBeVisible()
  await page.context().close()
})

test('administrators invite each other', async ({ browser }) => {
  const email = `sara.${randomUUID()}@sufra.test`
  const page = await openAdmin(browser, platform.url(), locales[language])
  await page.getByRole('link', { name: administrators.settings }).click()
  const section = page.getByRole('region', { name: administrators.title })
  await section.getByRole('button', { name: administrators.invite }).click()
  await dialog(page).getByRole('button', { name: administrators.send }).click()
  await expect(dialog(page).getByText(refusals.account.first_name_required)).toBeVisible()
  await dialog(page).getByLabel(administrators.firstName).fill('Sara')
  await dialog(page).getByLabel(administrators.lastName).fill('Al Emadi')
  await dialog(page).getByLabel(administrators.email).fill('admin@sufra.test')
  await dialog(page).getByRole('button', { name: administrators.send }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(refusals.administrator.exists)
  await dialog(page).getByLabel(administrators.email).fill(email)
  await dialog(page).getByRole('button', { name: administrators.send }).click()
  const row = section.getByRole('listitem').filter({ hasText: email })
  await expect(row).toBeVisible()
  const act = async (action: string) => {
    await row.getByRole('button').click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await expect(page.getByRole('status').filter({ hasText: email })).toHaveCount(0) // the toast of the first invitation is gone
  await act(administrators.again)
  await expectToast(page, email)
  await act(administrators.revoke)
  await dialog(page).getByRole('button', { name: administrators.revoke }).click()
  await expect(row).toBeHidden()
  await page.context().close()
})
