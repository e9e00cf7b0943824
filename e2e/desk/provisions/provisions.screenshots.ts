// All restaurants: full with pages, nothing found, empty and failed. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const url = process.env.SUFRA_URL ?? ''
const names = [
  { en: 'Bayt Noora', ar: 'بيت نورة' },
  { en: 'Saffron House', ar: 'بيت الزعفران' },
  { en: 'The Old Corniche Charcoal Grill and Seafood Kitchen', ar: 'مشاوي الكورنيش القديم ومطبخ المأكولات البحرية' },
  { en: 'Alwaha', ar: 'الواحة' },
]
const statuses = ['accepted', 'accepted', 'pending', 'rejected', 'deactivated'] as const
const rows = Array.from({ length: 50 }, (_, index) => ({
  id: `01890000-0000-7000-8000-0000000000${10 + index}`,
  name: names[index % 4],
  branchName: ['Al Sadd', 'The Pearl', 'West Bay'][index % 3],
  ownerName: ['Noora Al Kuwari', 'حمد المناعي', 'Maria Concepcion Delos Santos-Villanueva'][index % 3],
  email: ['noora@example.com', 'hamad.al-mannai.restaurants@example.com'][index % 2],
  contactNumber: index % 7 === 3 ? '' : `9745551${2_345 + index}`,
  commercialRegistrationNumber: `55120/${index}`,
  status: statuses[index % 5],
  submittedAt: new Date(Date.UTC(2026, 10, 20, 18) - index * 7_000_000).toISOString(),
}))
const counts = { all: 132, pending: 12, accepted: 98, rejected: 15, deactivated: 7 }
const nothing = { all: 0, pending: 0, accepted: 0, rejected: 0, deactivated: 0 }

const list = /\/api\/admin\/restaurants\?/
const numbers = /\/api\/admin\/restaurants\/counts$/
const answer = (page: Page, json: object, status = 200) => page.route(list, (route) => route.fulfill({ status, json }))
const answerCounts = (page: Page, data: object) => page.route(numbers, (route) => route.fulfill({ json: { success: true, data } }))

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`all restaurants (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const { common, provisions } = menuText[language]
      const storageState = await sessionOf(url, 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-provisions-${screen}${name}`)
      await answer(page, { success: true, data: rows, previous: null, next: 'n1' })
      await answerCounts(page, counts)
      await page.goto('/admin/provisions')
      await expect(page.getByRole('row').nth(50)).toBeVisible()
      await picture('list')
      await answer(page, { success: true, data: [], previous: null, next: null })
      await page.goto('/admin/provisions?search=nobody')
      await expect(page.getByText(provisions.noneFound)).toBeVisible()
      await picture('none')
      await answer(page, { success: true, data: [], previous: null, next: null })
      await answerCounts(page, nothing)
      await page.goto('/admin/provisions')
      await expect(page.getByText(provisions.empty)).toBeVisible()
      await picture('empty')
      await answer(page, { success: false }, 500)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible({ timeout: 20_000 })
      await picture('failed')
      await page.context().close()
    })
