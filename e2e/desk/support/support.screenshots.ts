// Help and support: the questions, the restaurant's requests, the diagnostics, the queue of administrators, and one request from both
// sides.
import { expect, test } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { sessionOf } from '../../applicant.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const subjects = { en: 'The kitchen printer prints nothing', ar: 'طابعة المطبخ لا تطبع شيئًا' }
const searches = { en: 'printer', ar: 'الطابعة' }
const messages = {
  en: 'Since this morning new orders ring, but no ticket comes out. The printer is on and has paper.',
  ar: 'منذ الصباح ترن الطلبات الجديدة ولا يُطبع أي أمر مطبخ. الطابعة تعمل وفيها ورق.',
}
const answers = { en: 'Please open This counter and press Print a test page.', ar: 'افتح «هذا الكاونتر» واضغط على طباعة صفحة تجريبية.' }

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { common, support } = menuText[language]

    test(`help and support (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(240_000)
      // Administrators see the requests of all tests.
      const subject = `${subjects[language]} ${crypto.randomUUID().slice(0, 4)}`
      const merchant = await openNewRestaurant(browser, language, viewport)
      const shot = camera(merchant, language)
      const picture = (screen: string) => shot(`desk-help-${screen}${name}`)
      await merchant.goto('/merchant/help-and-support')
      await expect(merchant.getByText(support.none)).toBeVisible()
      await picture('empty')
      const search = merchant.getByRole('searchbox', { name: support.questions.search })
      await search.fill(searches[language])
      await merchant.getByRole('group').first().click()
      await picture('questions')
      await search.fill('xyzxyz')
      await expect(merchant.getByText(support.questions.none)).toBeVisible()
      await picture('questions-none')
      await search.fill('')
      await merchant.getByRole('button', { name: support.ask }).first().click()
      const dialog = merchant.getByRole('dialog')
      await dialog.getByRole('button', { name: support.send, exact: true }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      await picture('problems')
      await dialog.getByLabel(support.subject, { exact: true }).fill(subject)
      await dialog.getByLabel(support.message, { exact: true }).fill(messages[language])
      await dialog.getByLabel(support.howUrgent).selectOption('Critical')
      await picture('dialog')
      await dialog.getByRole('button', { name: support.diagnostics.attach }).click()
      const preview = dialog.getByRole('region', { name: support.diagnostics.preview }).last()
      await expect(preview).toBeFocused()
      await picture('diagnostics')
      await dialog.getByRole('button', { name: support.diagnostics.add, exact: true }).click()
      await expect(preview).toBeHidden()
      await picture('diagnostics-attached')
      await dialog.getByRole('button', { name: support.send, exact: true }).click()
      await expect(merchant.getByRole('list', { name: support.messages })).toBeVisible()
      const requestPath = new URL(merchant.url()).pathname

      const storageState = await sessionOf(process.env.SUFRA_URL ?? '', 'admin@sufra.test', 'admin')
      const admin = await (await browser.newContext({ viewport, storageState, locale: words[language].locale })).newPage()
      const adminShot = camera(admin, language)
      await admin.goto('/admin/help-and-support')
      const request = admin.getByRole('link', { name: new RegExp(subject) })
      await expect(request).toBeVisible()
      await adminShot(`desk-help-queue${name}`)
      await request.click()
      await admin.getByLabel(support.yourReply).fill(answers[language])
      await adminShot(`desk-help-answer${name}`)
      await admin.getByRole('button', { name: support.queue.answer }).click()
      await expect(admin.getByText(support.status.support.answered)).toBeVisible()
      await admin.context().close()

      await expect(merchant.getByText(answers[language])).toBeVisible()
      await picture('request')
      await merchant.context().setOffline(true)
      await expect(merchant.getByText(support.offline)).toBeVisible()
      await picture('offline')
      await merchant.context().setOffline(false)
      await merchant.goto('/merchant/help-and-support')
      await expect(merchant.getByRole('link', { name: new RegExp(subject) })).toBeVisible()
      await picture('list')
      await merchant.goto(`${requestPath.replace(/[^/]+$/, '')}00000000-0000-4000-8000-000000000000`)
      await expect(merchant.getByText(support.notFound)).toBeVisible()
      await picture('not-found')
      await merchant.route('**/api/merchant/support-requests*', () => {})
      await merchant.goto('/merchant/help-and-support')
      await expect(merchant.getByRole('heading', { name: support.requests })).toBeVisible()
      await picture('loading')
      await merchant.unroute('**/api/merchant/support-requests*')
      await merchant.route('**/api/merchant/support-requests*', (route) => route.fulfill({ status: 404, json: { success: false } }))
      await merchant.goto('/merchant/help-and-support')
      await expect(merchant.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await merchant.context().close()
    })
  }
