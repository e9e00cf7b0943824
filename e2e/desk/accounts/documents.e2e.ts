// An application that is reviewed while its page is open: its documents are rejected, replaced, verified and renewed.
import { expect } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import { apply, dayFromNow, documentPhoto, signInAdmin } from '../../applicant.ts'
import { menuText } from '../menu/menu-text.ts'

const language = 'en'
const { documents, refusals, settings } = menuText[language]
const messages = refusals.document

test('an application is rejected, corrected, accepted and renewed while its page is open', async ({ browser }) => {
  const url = process.env.SUFRA_URL ?? ''
  const admin = await signInAdmin(url)
  const applicant = await apply(url)
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: words[language].locale,
    timezoneId: 'Asia/Qatar',
    storageState: applicant.state,
  })
  const page = await context.newPage()
  const dialog = page.getByRole('dialog')
  const card = (kind: keyof typeof documents.kind) => page.getByRole('listitem', { name: documents.kind[kind], exact: true })
  const seesToast = (text: string) => expect(page.getByText(text)).toBeVisible()
  /** Chooses a new photo of a document. */
  const replace = async (kind: 'tradeLicense' | 'establishmentId' | 'restaurantImages') => {
    await card(kind).getByRole('button', { name: documents.replace }).click()
    if (kind !== 'restaurantImages') {
      await dialog.getByLabel(documents.issueDate).fill(dayFromNow(-30))
      await dialog.getByLabel(documents.expirationDate).fill(dayFromNow(700))
    }
    const label = kind === 'restaurantImages' ? documents.images : documents.file
    await dialog.getByLabel(label, { exact: true }).setInputFiles(await documentPhoto('paper.jpg'))
    await expect(dialog.getByText('paper.jpg')).toBeVisible()
    await dialog.getByRole('button', { name: documents.add, exact: true }).click()
    await expect(card(kind).getByText(documents.status.draft)).toBeVisible()
  }
  const send = () => page.getByRole('button', { name: settings.documents.send }).click()

  await page.goto('/merchant/orders')
  await expect(page).toHaveURL(/\/merchant\/applicationreview$/)
  await expect(page.getByRole('listitem').getByText(documents.status.waiting)).toHaveCount(7)

  await test.step('a rejection leads to the settings and shows the reason', async () => {
    // Awaited from before the decision, because a toast disappears after three seconds.
    await Promise.all([
      seesToast(settings.announcements.rejected),
      admin.reject(applicant.id, { tradeLicense: 'Not sharp enough', restaurantImages: 'Not the restaurant' }),
    ])
    await expect(page).toHaveURL(/\/merchant\/settings\/profile$/)
    await expect(page.getByText('Not sharp enough')).toBeVisible()
  })

  await test.step('rejected documents are replaced, and stay selected while a number is corrected', async () => {
    await page.getByRole('button', { name: settings.correction.toDocuments }).click()
    await send()
    await expect(card('tradeLicense').getByText(messages.tradeLicense)).toBeVisible()
    await expect(card('tradeLicense').getByRole('button', { name: documents.replace })).toBeFocused()
    await expect(card('restaurantImages').getByText(messages.restaurantImages)).toBeVisible()
    await replace('tradeLicense')
    await page.getByRole('link', { name: settings.profile.title }).click()
    await page.getByLabel(settings.profile.tradeLicenseNumber).fill('TL ١١١١١')
    await page.getByRole('button', { name: settings.profile.save }).click()
    await expect(page.getByText(settings.profile.saved)).toBeVisible()
    await page.getByRole('link', { name: documents.title }).click()
    await expect(card('tradeLicense').getByText(documents.status.draft)).toBeVisible()
    await replace('restaurantImages')
    await Promise.all([seesToast(settings.announcements.pending), send()])
    await expect(page).toHaveURL(/\/merchant\/applicationreview$/)
  })

  await test.step('an accepted application leads to the board, and its numbers are fixed', async () => {
    await Promise.all([seesToast(settings.announcements.accepted), admin.verify(applicant.id)])
    await expect(page).toHaveURL(/\/merchant\/orders$/)
    await page.getByRole('link', { name: settings.title }).click()
    await expect(page.getByLabel(settings.profile.tradeLicenseNumber)).toHaveValue('TL 11111')
    await expect(page.getByLabel(settings.profile.tradeLicenseNumber)).toHaveAttribute('readonly')
  })

  await test.step('a renewed document can be opened, and the open page shows that it was verified', async () => {
    await page.getByRole('link', { name: documents.title }).click()
    await replace('establishmentId')
    await send()
    await expect(card('establishmentId').getByText(documents.status.waiting)).toBeVisible()
    await card('establishmentId').getByRole('button', { name: documents.open }).click()
    const picture = dialog.getByRole('img', { name: documents.kind.establishmentId })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await Promise.all([seesToast(settings.announcements.documents), admin.verify(applicant.id)])
    await expect(card('establishmentId').getByText(documents.status.waiting)).toBeHidden()
  })
  await context.close()
})
