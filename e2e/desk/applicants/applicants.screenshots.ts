import { expect, test, type Page } from 'playwright/test'
import { listApplicants, verifyApplicant } from '@sufra/shared/applicants/applicant.routes'
import { camera } from '../../take-screenshot.ts'
import { startDemoServer, type DemoServer } from '../../../scripts/servers/demo-server.ts'
import { photoOfDocument } from './applicant-documents.ts'
import { administrator, apply, openAdmin, sendAgain } from './applicant-actions.ts'
import { filled, menuText as texts } from '../menu/menu-text.ts'

test.describe.configure({ mode: 'default' })

let cloud: DemoServer
const restaurants = {
  noora: {
    name: 'Bayt Noora',
    branch: 'Al Sadd',
    owner: ['Noora', 'Al Kuwari'],
    email: 'noora@example.com',
    contactNumber: '97455512345',
    tradeLicenseNumber: 'TL 98765',
  },
  saffron: {
    name: 'Saffron House',
    branch: 'The Pearl',
    owner: ['Hamad', 'Al Mannai'],
    email: 'hamad@example.com',
    contactNumber: '97466123456',
    tradeLicenseNumber: 'TL 44120',
  },
  corniche: {
    name: 'Corniche Grill',
    branch: 'West Bay',
    owner: ['Leila', 'Haddad'],
    email: 'leila@example.com',
    contactNumber: '97433998877',
    tradeLicenseNumber: 'TL 70001',
  },
} as const

test.beforeAll(async () => {
  test.setTimeout(120_000)
  cloud = await startDemoServer()
  for (const restaurant of Object.values(restaurants)) await apply(cloud.url, { ...restaurant, owner: [...restaurant.owner] })
  const call = await administrator(cloud.url)
  const { data } = await call(listApplicants, { query: { status: 'all', search: 'Corniche', page: 1, pageSize: 10 } })
  await call(verifyApplicant, { params: { applicantId: data[0]?.id ?? '' }, body: {} })
  await sendAgain(
    cloud.url,
    restaurants.corniche.email,
    'tradeLicense',
    await photoOfDocument('Trade License', ['No. TL 70001', 'renewed']),
  )
})
test.afterAll(() => cloud.stop())

const list = /\/api\/admin\/applicants\?/
const expectRendered = (page: Page) => expect(page.locator('[data-page="1"] canvas')).toBeVisible()

for (const language of ['en', 'ar'] as const) {
  test(`an administrator's review (${language})`, async ({ browser }) => {
    test.setTimeout(300_000)
    const { applicants, review, viewer, administrators, documents, common, list: lists } = texts[language]
    const page = await openAdmin(browser, cloud.url, language === 'en' ? 'en-GB' : 'ar-QA')
    const picture = camera(page, language)
    const dialog = () => page.getByRole('dialog').last()
    await expect(page.getByText('3', { exact: true }).first()).toBeVisible()
    await picture('admin-dashboard')

    await page.getByRole('link', { name: applicants.title }).click()
    await expect(page.getByRole('link', { name: 'Bayt Noora' })).toBeVisible()
    await picture('applicants')
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.getByText(filled(applicants.noneFound, { search: 'zzzz' }))).toBeVisible()
    await picture('applicants-none-found')
    await page.getByRole('button', { name: lists.clear }).click()
    await page.getByRole('button', { name: applicants.filter.rejected }).click()
    await expect(page.getByText(applicants.empty.rejected)).toBeVisible()
    await picture('applicants-empty')
    await page.route(list, (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.goto('/admin/applicants?status=pending')
    await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
    await picture('applicants-failed')
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(list, async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace('page=4', 'page=1') })
      const body = await answer.json()
      await route.fulfill({
        json: { ...body, data: Array.from({ length: 10 }, (_, index) => ({ ...body.data[index % 3], id: `row ${index}` })), total: 93 },
      })
    })
    await page.goto('/admin/applicants?page=4')
    await expect(page.getByRole('button', { name: filled(lists.page, { page: 4 }) })).toBeVisible()
    await picture('applicants-pages')
    await page.unrouteAll({ behavior: 'wait' })

    await page.goto('/admin/applicants')
    await page.getByRole('link', { name: 'Bayt Noora' }).click()
    await expectRendered(page)
    await picture('applicant-pdf')
    await page.keyboard.press('j')
    await expect(page.getByRole('img', { name: documents.kind.tradeLicense })).toBeVisible()
    await picture('applicant-picture')
    await page.getByRole('button', { name: viewer.zoomIn }).click()
    await page.getByRole('button', { name: viewer.turn }).click()
    await picture('applicant-turned')
    await page.keyboard.press('x')
    await page.getByRole('button', { name: review.quick.number }).click()
    await picture('applicant-marked')
    await page.getByRole('button', { name: new RegExp(documents.kind.restaurantImages) }).click()
    await expect(page.getByRole('navigation', { name: viewer.pictures }).locator('img')).toHaveCount(3)
    await picture('applicant-images')
    await page.getByRole('group', { name: review.decide }).getByRole('button').first().click()
    await dialog().getByRole('checkbox').nth(2).check()
    await dialog().getByRole('button').last().click()
    await picture('applicant-reject')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: applicants.tabs.profile, exact: true }).click()
    await picture('applicant-profile')

    await page.goto('/admin/applicants')
    await page.getByRole('link', { name: 'Saffron House' }).click()
    await expectRendered(page)
    await page.getByRole('button', { name: review.verify }).click()
    await picture('applicant-verify')
    await page.route(/applicant\/verify/, (route) =>
      route.fulfill({ status: 409, json: { success: false, error: 'applicant.document_missing', message: '' } }),
    )
    await dialog().getByRole('button', { name: review.verify }).click()
    await expect(dialog().getByRole('alert')).toBeVisible()
    await picture('applicant-verify-failed')
    await page.unrouteAll({ behavior: 'wait' })
    await page.route(/applicant\/verify/, (route) => route.fulfill({ json: { success: true, message: '' } }))
    await dialog().getByRole('button', { name: review.verify }).click()
    await expect(page.getByRole('dialog', { name: review.verifiedTitle })).toBeVisible()
    await picture('applicant-verified')
    await page.unrouteAll({ behavior: 'wait' })
    await page.keyboard.press('Escape')

    await page.goto('/admin/applicants')
    await page.getByRole('link', { name: 'Corniche Grill' }).click()
    await expect(page.getByRole('img', { name: documents.kind.tradeLicense })).toHaveCount(2)
    await picture('applicant-side-by-side')
    await page.getByRole('button', { name: applicants.tabs.history }).click()
    await picture('applicant-history')
    await page.route(/\/api\/files\//, (route) => route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 broken' }))
    await page.goto('/admin/applicants')
    await page.getByRole('link', { name: 'Bayt Noora' }).click()
    await expect(page.getByText(viewer.damaged)).toBeVisible()
    await picture('applicant-damaged')
    await page.unrouteAll({ behavior: 'wait' })
    await page.goto('/admin/applicants/01890000-0000-7000-8000-000000000000')
    await expect(page.getByText(applicants.notFound)).toBeVisible()
    await picture('applicant-unknown')

    await page.goto('/admin/settings')
    await page.getByRole('button', { name: administrators.invite }).click()
    await dialog().getByRole('button', { name: administrators.send }).click()
    await picture('administrators-invite')
    await dialog().getByLabel(administrators.firstName).fill('Sara')
    await dialog().getByLabel(administrators.lastName).fill('Al Emadi')
    await dialog().getByLabel(administrators.email).fill(`sara.${language}@sufra.test`)
    await dialog().getByRole('button', { name: administrators.send }).click()
    await expect(page.getByText(`sara.${language}@sufra.test`).last()).toBeVisible()
    await picture('admin-settings')
    await page
      .getByRole('button', { name: filled(administrators.actionsOf, { name: 'Sara Al Emadi' }) })
      .last()
      .click()
    await page.getByRole('menuitem', { name: administrators.revoke }).click()
    await picture('administrators-revoke')
    await page.context().close()
  })
}
