import { expect, test, type Browser } from 'playwright/test'
import { merchantSession, words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { startDemoServer, type DemoServer } from '../../../scripts/servers/demo-server.ts'
import { apply, dayFromNow, documentPhoto, signInAdmin } from '../../applicant.ts'
import { menuText } from '../menu/menu-text.ts'

const reasons = {
  en: {
    tradeLicense: 'The number on it is not the one you gave.',
    taxCertificates: 'The second line cannot be read. Please take a sharper picture.',
  },
  ar: { tradeLicense: 'الرقم المكتوب فيها ليس الرقم الذي أدخلته.', taxCertificates: 'لا يمكن قراءة السطر الثاني. يرجى تصويرها بوضوح أكبر.' },
}

let cloud: DemoServer
test.beforeAll(async () => {
  cloud = await startDemoServer()
})
test.afterAll(() => cloud.stop())

type State = Awaited<ReturnType<typeof merchantSession>>
const openDesk = async (browser: Browser, locale: string, storageState: State, baseURL?: string) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale, storageState, ...(baseURL && { baseURL }) })
  return context.newPage()
}

const documentOf = (kind: string, changed: object) => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  kind,
  type: kind === 'proofOfIdentity' ? 'qatarId' : null,
  issueDate: kind === 'restaurantImages' ? null : dayFromNow(-300),
  expirationDate: kind === 'restaurantImages' ? null : dayFromNow(400),
  files: [{ id: '0198c0de-0000-7000-8000-000000000002', type: 'image/jpeg', size: 10_000 }],
  state: 'verified',
  reason: null,
  submittedAt: new Date().toISOString(),
  reviewedAt: null,
  ...changed,
})

for (const language of ['en', 'ar'] as const) {
  const { dates, documents, escalation, settings, common } = menuText[language]
  const { locale } = words[language]

  test(`the settings of an accepted restaurant (${language})`, async ({ browser }) => {
    test.setTimeout(180_000)
    const page = await openDesk(browser, locale, await merchantSession())
    const picture = camera(page, language)
    const card = (name: string) => page.getByRole('listitem', { name, exact: true })
    const dialog = page.getByRole('dialog')
    const close = () => page.keyboard.press('Escape')

    await page.goto('/merchant/settings')
    await expect(page.getByLabel(settings.profile.branchName)).toBeVisible()
    await picture('settings-profile')
    await page.getByLabel(settings.profile.branchName).fill('A')
    await page.getByLabel(settings.profile.restaurantAddress).fill('x')
    await page.getByRole('button', { name: settings.profile.save }).click()
    await picture('settings-profile-invalid')

    await page.route('**/api/documents', (route) =>
      route.fulfill({
        json: {
          success: true,
          data: {
            status: 'accepted',
            submittedAt: new Date().toISOString(),
            cards: [
              { kind: 'commercialLicense', state: {} },
              { kind: 'tradeLicense', state: { expirationDate: dayFromNow(21) } },
              { kind: 'establishmentId', state: { expirationDate: dayFromNow(-3) } },
              { kind: 'taxCertificates', state: { state: 'rejected', reason: reasons[language].taxCertificates } },
              { kind: 'proofOfIdentity', state: { expirationDate: dayFromNow(0) } },
              { kind: 'foodSafetyCertificates', state: { state: 'waiting' } },
              { kind: 'restaurantImages', state: {} },
            ].map(({ kind, state }) => ({
              kind,
              newest: documentOf(kind, state),
              inForce: kind === 'foodSafetyCertificates' ? documentOf(kind, { id: '0198c0de-0000-7000-8000-000000000009' }) : null,
            })),
          },
        },
      }),
    )
    await page.goto('/merchant/settings/documents')
    await expect(card(documents.kind.tradeLicense)).toBeVisible()
    await picture('documents-of-every-state')
    await page.unrouteAll({ behavior: 'wait' })
    await page.route('**/api/documents', (route) => route.fulfill({ status: 400, body: '{}' }))
    await page.goto('/merchant/settings/documents')
    await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
    await picture('documents-failed')
    await page.unrouteAll({ behavior: 'wait' })

    await page.goto('/merchant/settings/documents')
    await card(documents.kind.proofOfIdentity).getByRole('button').click()
    await expect(dialog).toBeVisible()
    await picture('documents-dialog-empty')
    await dialog.getByLabel(documents.issueDate).fill('٠٥/٠٦/٢٠٢٦')
    await dialog.getByRole('button', { name: dates.open, exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: dates.calendar }).getByRole('grid')).toBeVisible()
    await picture('documents-dialog-issue-calendar')
    await close()
    await dialog.getByRole('button', { name: dates.open, exact: true }).last().click()
    await expect(page.getByRole('dialog', { name: dates.calendar }).getByRole('grid')).toBeVisible()
    await picture('documents-dialog-expiration-calendar')
    await close()
    await dialog.getByLabel(documents.issueDate).fill('31/02/2026')
    await dialog.getByLabel(documents.expirationDate).focus()
    await picture('documents-dialog-no-day')
    await dialog.getByLabel(documents.issueDate).fill('')
    await dialog.getByRole('button', { name: documents.add, exact: true }).click()
    await picture('documents-dialog-missing')
    await dialog.getByLabel(documents.identity.passport).check()
    await dialog.getByLabel(documents.issueDate).fill(dayFromNow(2))
    await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(-2))
    await dialog
      .getByLabel(documents.file)
      .setInputFiles({ name: 'letter.docx', mimeType: 'application/pdf', buffer: Buffer.from('PK and so on') })
    await picture('documents-dialog-wrong')
    await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-100))
    await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(500))
    await dialog.getByLabel(documents.file).setInputFiles(await documentPhoto('passport.jpg'))
    await expect(dialog.getByRole('img', { includeHidden: true }).first()).toBeVisible()
    await picture('documents-dialog-picture')
    await dialog.getByRole('button', { name: documents.add, exact: true }).click()
    await card(documents.kind.taxCertificates).getByRole('button').click()
    await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-100))
    await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(500))
    await dialog
      .getByLabel(documents.file)
      .setInputFiles({ name: 'tax-certificate-2026.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 '.repeat(20_000)) })
    await expect(dialog.getByText('tax-certificate-2026.pdf')).toBeVisible()
    await picture('documents-dialog-pdf')
    await dialog.getByRole('button', { name: documents.add, exact: true }).click()
    await card(documents.kind.restaurantImages).getByRole('button').click()
    await dialog.getByRole('button', { name: documents.add, exact: true }).click()
    await picture('documents-images-missing')
    const { buffer } = await documentPhoto()
    await dialog
      .getByLabel(documents.images)
      .setInputFiles(['front', 'room', 'kitchen'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })))
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await picture('documents-images')
    await dialog
      .getByLabel(documents.images)
      .setInputFiles(['terrace', 'menu', 'sign'].map((name) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })))
    await expect(dialog.getByRole('listitem')).toHaveCount(5)
    await picture('documents-images-too-many')
    await dialog.getByRole('button', { name: documents.add, exact: true }).click()
    await picture('documents-to-be-sent')
    await page.route('**/api/documents', () => {})
    await page.getByRole('button', { name: settings.documents.send }).click()
    await picture('documents-sending')
    await close()
    await page.context().close()
  })

  test(`a pending application, and a rejected one (${language})`, async ({ browser }) => {
    test.setTimeout(180_000)
    const admin = await signInAdmin(cloud.url)
    const applicant = await apply(cloud.url, language === 'en' ? 1 : 2)
    const page = await openDesk(browser, locale, applicant.state, cloud.url)
    const picture = camera(page, language)
    await page.goto('/merchant/orders')
    await expect(page).toHaveURL(/applicationreview/)
    await expect(page.getByText(documents.status.waiting).first()).toBeVisible()
    await picture('application-waits')
    await admin.reject(applicant.id, reasons[language])
    await expect(page).toHaveURL(/settings\/profile/)
    await expect(page.getByText(reasons[language].taxCertificates)).toBeVisible()
    await expect(page.getByLabel(settings.profile.branchName)).toBeVisible()
    await picture('application-not-accepted-profile')
    await page.getByRole('link', { name: escalation.title }).click()
    await expect(page.getByLabel(escalation.smsNumbers)).toBeVisible()
    await picture('application-not-accepted-alerts')
    await page.goto('/merchant/settings/documents')
    await page.getByRole('button', { name: settings.documents.send }).click()
    await picture('application-not-accepted')
    await page.context().close()
  })
}
