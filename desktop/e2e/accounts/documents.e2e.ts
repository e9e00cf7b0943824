// Documents: chosen, refused, replaced; and an application that is reviewed while its page is open.
import { expect, type Browser } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { merchantSession, words } from '../../../diner-web/e2e/people.ts'
import { apply, dayFromNow, documentPhoto, signInAdmin } from '../../testing/applicant.ts'
import type { Restaurant } from '../../testing/new-restaurant.ts'
import { formatDay } from '@sufra/shared/dates/day'
import { filled, menuText } from '../menu/menu-text.ts'

const open = async (browser: Browser, language: 'en' | 'ar', storageState: Restaurant['session']) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: words[language].locale,
    timezoneId: 'Asia/Qatar',
    storageState,
  })
  const page = await context.newPage()
  const { documents } = menuText[language]
  return {
    page,
    dialog: page.getByRole('dialog'),
    card: (kind: keyof typeof documents.kind) => page.getByRole('listitem', { name: documents.kind[kind], exact: true }),
    add: page.getByRole('dialog').getByRole('button', { name: documents.add, exact: true }),
  }
}

const language = 'en'
const { documents, escalation, refusals, settings } = menuText[language]
const messages = refusals.document

test('a document is chosen, changed, sent and under review', async ({ browser, restaurant }) => {
  const { page, dialog, card, add } = await open(browser, language, restaurant.session)
  await page.goto('/merchant/settings/documents')
  await expect(card('tradeLicense')).toBeVisible()
  await card('tradeLicense').getByRole('button').click()
  await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-1))
  await page.keyboard.press('Escape')
  // The dialog of a card without a draft is always empty.
  await card('tradeLicense').getByRole('button').click()
  await expect(dialog.getByLabel(documents.issueDate)).toHaveValue('')
  await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-30))
  await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(300))
  await dialog.getByLabel(documents.file, { exact: true }).setInputFiles(await documentPhoto('trade.jpg'))
  await expect(dialog.getByText('trade.jpg')).toBeVisible()
  await add.click()
  await expect(card('tradeLicense').getByText(documents.status.draft)).toBeVisible()

  // The draft is still there after another tab was opened, with its values.
  await page.getByRole('link', { name: settings.profile.title }).click()
  await page.getByRole('link', { name: documents.title }).click()
  await card('tradeLicense').getByRole('button').first().click()
  await expect(dialog.getByLabel(documents.issueDate)).toHaveValue(formatDay(dayFromNow(-30)))
  await expect(dialog.getByText('trade.jpg')).toBeVisible()
  await add.click()

  await page.getByRole('button', { name: settings.documents.send }).click()
  await expect(page.getByText(settings.documents.sent)).toBeVisible()
  await expect(card('tradeLicense').getByText(documents.status.waiting)).toBeVisible()
  await expect(card('tradeLicense').getByRole('button', { name: documents.replace })).toBeVisible()
  await expect(page.getByRole('button', { name: settings.documents.send })).toBeHidden()
  await page.reload()
  await expect(card('tradeLicense').getByText(documents.status.waiting)).toBeVisible()

  // What was sent can be opened.
  await card('tradeLicense').getByRole('button', { name: documents.open }).click()
  const picture = dialog.getByRole('img', { name: documents.kind.tradeLicense })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.context().close()
})

test('at least one and at most five images are accepted', async ({ browser }) => {
  const { page, dialog, card, add } = await open(browser, language, await merchantSession())
  await page.goto('/merchant/settings/documents')
  await card('restaurantImages').getByRole('button').first().click()
  await add.click()
  await expect(dialog.getByText(messages.files_required)).toBeVisible()
  const { buffer, mimeType } = await documentPhoto()
  const images = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index + 1}.jpg`, mimeType, buffer }))
  await dialog.getByLabel(documents.images, { exact: true }).setInputFiles(images(5))
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText(messages.too_many)).toBeHidden()
  await dialog.getByRole('button', { name: filled(documents.removeFile, { name: '2.jpg' }) }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(4)
  await dialog.getByLabel(documents.images, { exact: true }).setInputFiles(images(2))
  await expect(page.getByText(messages.too_many)).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await add.click()
  await expect(card('restaurantImages')).toContainText('5')
  await card('restaurantImages').getByRole('button', { name: documents.undo }).click()
  await expect(card('restaurantImages').getByText(documents.status.draft)).toBeHidden()
  await page.context().close()
})

test('an application is reviewed while its page is open', async ({ browser }) => {
  const url = process.env.SUFRA_URL ?? ''
  const admin = await signInAdmin(url)
  const applicant = await apply(url)
  const { page, dialog, card, add } = await open(browser, language, applicant.state)
  await page.goto('/merchant/orders')
  await expect(page).toHaveURL(/\/merchant\/applicationreview$/)
  await expect(page.getByRole('listitem').getByText(documents.status.waiting)).toHaveCount(7)

  const seesToast = (text: string) => expect(page.getByText(text)).toBeVisible()
  // Awaited from before the decision, because a toast goes after three seconds.
  await Promise.all([
    seesToast(settings.announcements.rejected),
    admin.reject(applicant.id, { tradeLicense: 'Not sharp enough', restaurantImages: 'Not the restaurant' }),
  ])
  await expect(page).toHaveURL(/\/merchant\/settings\/profile$/)
  await expect(page.getByText('Not sharp enough')).toBeVisible()
  // All settings can be changed meanwhile.
  await page.getByRole('link', { name: escalation.title }).click()
  await expect(page).toHaveURL(/\/merchant\/settings\/sms-settings$/)
  await page.getByLabel(escalation.smsNumbers).fill('+974 5551 2345\n٠٠٩٧٤ ٥٥٥٥ ٤٣٢١')
  await page.getByRole('button', { name: escalation.save, exact: true }).click()
  await expect(page.getByText(escalation.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(escalation.smsNumbers)).toHaveValue('+97455512345\n+97455554321')
  await expect(page.getByRole('navigation', { name: settings.title }).getByRole('link')).toHaveCount(5)
  await page.goto('/merchant/orders')
  await expect(page).toHaveURL(/\/merchant\/settings\/profile$/)
  // The registration numbers can be corrected now.
  await page.getByLabel(settings.profile.tradeLicenseNumber).fill('!')
  await page.getByRole('button', { name: settings.profile.save }).click()
  await expect(page.getByText(refusals.account.number_form)).toBeVisible()
  await page.getByLabel(settings.profile.tradeLicenseNumber).fill('TL ١١١١١')
  await page.getByRole('button', { name: settings.profile.save }).click()
  await expect(page.getByText(settings.profile.saved)).toBeVisible()

  await page.getByRole('button', { name: settings.correction.toDocuments }).click()
  await page.getByRole('button', { name: settings.documents.send }).click()
  await expect(card('tradeLicense').getByText(messages.tradeLicense)).toBeVisible()
  await expect(card('tradeLicense').getByRole('button', { name: documents.replace })).toBeFocused()
  await expect(card('restaurantImages').getByText(messages.restaurantImages)).toBeVisible()
  await card('tradeLicense').getByRole('button', { name: documents.replace }).click()
  await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-30))
  await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(300))
  await dialog.getByLabel(documents.file, { exact: true }).setInputFiles(await documentPhoto('paper.jpg'))
  await expect(dialog.getByText('paper.jpg')).toBeVisible()
  await add.click()
  await card('restaurantImages').getByRole('button', { name: documents.replace }).click()
  await dialog.getByLabel(documents.images, { exact: true }).setInputFiles(await documentPhoto())
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await add.click()
  await Promise.all([seesToast(settings.announcements.pending), page.getByRole('button', { name: settings.documents.send }).click()])
  await expect(page).toHaveURL(/\/merchant\/applicationreview$/)

  await Promise.all([seesToast(settings.announcements.accepted), admin.verify(applicant.id)])
  await expect(page).toHaveURL(/\/merchant\/orders$/)
  await page.getByRole('link', { name: settings.title }).click()
  await expect(page.getByLabel(settings.profile.tradeLicenseNumber)).toHaveValue('TL 11111')
  await expect(page.getByLabel(settings.profile.tradeLicenseNumber)).toHaveAttribute('readonly')

  // A renewed document is reviewed too, and the open page shows the result.
  await page.getByRole('link', { name: documents.title }).click()
  await card('establishmentId').getByRole('button', { name: documents.replace }).click()
  await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-10))
  await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(700))
  await dialog.getByLabel(documents.file, { exact: true }).setInputFiles(await documentPhoto('paper.jpg'))
  await expect(dialog.getByText('paper.jpg')).toBeVisible()
  await add.click()
  await page.getByRole('button', { name: settings.documents.send }).click()
  await expect(card('establishmentId').getByText(documents.status.waiting)).toBeVisible()
  await admin.verify(applicant.id)
  await expect(page.getByText(settings.announcements.documents)).toBeVisible()
  await expect(card('establishmentId').getByText(documents.status.waiting)).toBeHidden()
  await page.context().close()
})

test('a profile is changed', async ({ browser, restaurant }) => {
  const { page } = await open(browser, language, restaurant.session)
  await page.goto('/merchant/settings')
  const { profile } = settings
  await page.getByLabel(profile.branchName).fill('M')
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(refusals.account.name_length)).toBeVisible()
  await page.getByLabel(profile.branchName).fill(`Msheireb ${language}`)
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(profile.saved)).toBeVisible()
  await expect(page.getByRole('complementary').getByText(`Msheireb ${language}`)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(profile.branchName)).toHaveValue(`Msheireb ${language}`)
  await page.context().close()
})
