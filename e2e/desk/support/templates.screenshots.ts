// Answer templates: an empty list, the list, the dialog with problems, and inserting a template into an answer. The replies are mocked.
import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'

const id = '01890000-0000-7000-8000-000000000001'
const texts = [
  {
    en: 'Hello {person}, please open This counter and press Print a test page.',
    ar: 'مرحبًا {person}، افتح «هذا الكاونتر» واضغط على طباعة صفحة تجريبية.',
  },
  {
    en: 'Thank you for writing to us. We are looking into what happened at {restaurant} and will answer today.',
    ar: 'شكرًا لتواصلكم معنا. نراجع ما حدث في {restaurant} وسنرد اليوم.',
  },
]
const templates = ['Printer prints nothing', 'طلب قيد المراجعة', 'Opening hours during Ramadan and on public holidays'].map(
  (title, index) => ({
    id: `${id.slice(0, -1)}${index}`,
    title,
    text: texts[index % 2],
  }),
)
const request = {
  id,
  number: 7,
  subject: 'The kitchen printer prints nothing',
  urgency: 'High',
  status: 'open',
  requestedBy: 'Noora Al Kuwari',
  createdAt: '2026-11-20T12:00:00.000Z',
  changedAt: '2026-11-20T12:00:00.000Z',
  dueAt: '2026-11-20T13:00:00.000Z',
  restaurant: { id, name: { en: 'Bayt Noora', ar: 'بيت نورة' }, branchName: 'Al Sadd', phone: '+97444123456' },
  assignee: null,
  language: 'ar',
  messages: [],
}

const answer = (page: Page, path: string, json: object, status = 200) => page.route(path, (route) => route.fulfill({ status, json }))
const listed = '**/api/admin/support-templates'

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes)
    test(`answer templates (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      const { common, list, support } = menuText[language]
      const { template } = support.queue
      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const page = await (await browser.newContext({ storageState, viewport, locale: words[language].locale })).newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-templates-${screen}${name}`)
      await answer(page, listed, { success: true, data: [] })
      await page.goto('/admin/help-and-support/templates')
      await expect(page.getByText(template.none)).toBeVisible()
      await picture('empty')
      await page.getByRole('button', { name: template.add }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(template.name).fill('P')
      await dialog.getByLabel(template.en).fill('Hello {name}')
      await dialog.getByRole('button', { name: list.save }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await picture('problems')
      await answer(page, listed, { success: true, data: templates })
      await page.goto('/admin/help-and-support/templates')
      await expect(page.getByRole('listitem').nth(2)).toBeVisible()
      await picture('list')
      await answer(page, `**/api/admin/support-requests/${id}/${id}`, { success: true, data: request })
      await page.goto(`/admin/help-and-support/${id}/${id}`)
      await page.getByLabel(template.insert).selectOption({ index: 1 })
      await expect(page.getByLabel(support.yourReply)).not.toHaveValue('')
      await picture('inserted')
      await page.route(listed, () => {})
      await page.goto('/admin/help-and-support/templates')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('loading')
      await answer(page, listed, { success: false }, 404)
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await page.context().close()
    })
