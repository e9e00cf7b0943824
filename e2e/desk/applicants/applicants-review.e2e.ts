import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { readApplicant } from '@sufra/shared/applicants/applicant.routes'
import { dayText } from '@sufra/shared/dates/date-text'
import { dayFromNow } from '../../applicant.ts'
import { photoOfDocument, scannedPdf } from './applicant-documents.ts'
import { dialog, isPageRendered, locales, openAdmin, sendAgain, platform } from './applicant-actions.ts'
import { deskText, setUp } from '../desk-actions.ts'
import { filled, menuText as texts } from '../menu/menu-text.ts'
import { openDesk } from '../open-desk.ts'

const language = 'en'
const { applicants, review, viewer, documents } = texts[language]

test('documents are compared with the profile, rejected with a reason, then verified', async ({ browser }) => {
  const { id, name, email, call } = await platform.newApplicant('Bayt Noora')
  const page = await openAdmin(browser, platform.url(), locales[language])
  await page.goto(`/admin/applicants/${id}`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

  await test.step('a PDF is rendered page by page, zoomed and rotated', async () => {
    await expect(page.getByText('CR-55120/3')).toBeVisible()
    await expect.poll(() => isPageRendered(page, 1)).toBe(true)
    await expect(page.getByText(filled(viewer.page, { page: 1, count: 3 }))).toBeVisible()
    await page.getByRole('button', { name: viewer.nextPage }).click()
    await expect(page.getByText(filled(viewer.page, { page: 2, count: 3 }))).toBeVisible()
    await expect.poll(() => isPageRendered(page, 2)).toBe(true)
    const width = () => page.locator('[data-page="1"] canvas').evaluate((canvas) => canvas.getBoundingClientRect().width)
    await page.getByRole('button', { name: viewer.previousPage }).click()
    await expect(page.getByText(filled(viewer.page, { page: 1, count: 3 }))).toBeVisible()
    const before = await width()
    await page.getByRole('button', { name: viewer.zoomIn }).click()
    await expect.poll(width).toBeGreaterThan(before * 1.2)
    await page.getByRole('button', { name: viewer.fit }).click()
    await page.getByRole('button', { name: viewer.turn }).click()
    await expect
      .poll(() => page.locator('[data-page="1"] canvas').evaluate(({ clientWidth, clientHeight }) => clientWidth > clientHeight))
      .toBe(true)
  })

  await test.step('a scanned PDF (CCITT fax) is decoded without WebAssembly', async () => {
    const { type, bytes } = scannedPdf()
    await page.route(/\/api\/files\//, (route) => route.fulfill({ contentType: type, body: bytes }))
    await page.reload()
    const middle = () =>
      page.locator('[data-page="1"] canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? []
        return [...pixel].join(' ')
      })
    await expect.poll(middle).toBe('255 255 255 255')
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
  })

  await test.step('a picture is shown beside its number and its date', async () => {
    await page.getByRole('button', { name: new RegExp(documents.kind.tradeLicense) }).click()
    await expect(page.getByText(/^TL \d{6}$/)).toBeVisible()
    const picture = page.getByRole('img', { name: documents.kind.tradeLicense })
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_240)
    await expect(page.getByText(dayText(dayFromNow(20), language))).toBeVisible()
    await page.getByRole('button', { name: new RegExp(documents.kind.proofOfIdentity) }).click()
    await expect(page.getByText(documents.identity.qatarId)).toBeVisible()
  })

  await test.step('several pictures are shown as a strip, and a press counts while its picture arrives', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/api\/files\//, async (route) => {
      await released
      await route.continue()
    })
    await page.getByRole('button', { name: new RegExp(documents.kind.restaurantImages) }).click()
    const second = page.getByRole('button', { name: filled(viewer.picture, { number: 2, count: 3 }) })
    await second.hover()
    await page.mouse.down()
    await expect(second.locator('img')).toHaveCount(0)
    release()
    await expect(second.locator('img')).toBeVisible()
    await page.mouse.up()
    await expect(second).toHaveAttribute('aria-current', 'true')
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a document is rejected with a reason', async () => {
    await page.getByRole('button', { name: new RegExp(documents.kind.tradeLicense) }).click()
    await page.getByRole('button', { name: review.mark }).click()
    await expect(page.getByRole('button', { name: review.verify, exact: true })).toBeDisabled()
    const decide = page.getByRole('group', { name: review.decide }).getByRole('button').first()
    await decide.click()
    await dialog(page).getByRole('button', { name: review.quick.number }).click()
    await dialog(page).getByRole('button').last().click()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByText(applicants.status.rejected, { exact: true }).first()).toBeVisible()
    const { data } = await call(readApplicant, { params: { applicantId: id } })
    const newest = data.cards.find(({ kind }) => kind === 'tradeLicense')?.newest
    expect(newest).toMatchObject({ state: 'rejected', reason: review.quick.number })
    await expect(page.getByText(review.settled.rejected)).toBeVisible()
    await page.getByRole('button', { name: applicants.tabs.history }).click()
    await expect(page.getByRole('listitem').filter({ hasText: review.quick.number })).toBeVisible()
  })

  await test.step('the document is sent again, and the application is verified', async () => {
    await sendAgain(platform.url(), email, 'tradeLicense', await photoOfDocument('Trade License', ['No. TL 1002', 'renewed']))
    await page.reload()
    await page.getByRole('button', { name: review.verify, exact: true }).click()
    await expect(dialog(page).getByText(review.verifyText)).toBeVisible()
    await dialog(page).getByRole('button', { name: review.verify, exact: true }).click()
    const success = page.getByRole('dialog', { name: review.verifiedTitle })
    await expect(success.getByText(filled(review.verifiedText, { name }))).toBeVisible()
    await success.getByRole('button', { name: review.stay }).click()
    await expect(page.getByText(applicants.status.accepted, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(review.settled.accepted, { exact: true })).toBeVisible()
  })

  await test.step('a renewed document is shown beside the one in force', async () => {
    await sendAgain(platform.url(), email, 'tradeLicense', await photoOfDocument('Trade License', ['No. TL 1002', 'for next year']))
    await page.goto(`/admin/applicants/${id}`)
    await expect(page.getByRole('img', { name: documents.kind.tradeLicense })).toHaveCount(2)
    await page.getByRole('button', { name: review.inForce, exact: true }).click()
    await expect(page.getByRole('img', { name: documents.kind.tradeLicense })).toHaveCount(1)
  })
  await page.context().close()
})

test('the desktop app renders a PDF too', async ({ browser }) => {
  const { name } = await platform.newApplicant('Desk Diner')
  const folder = mkdtempSync(join(tmpdir(), 'sufra-desk-'))
  const desk = await openDesk(folder, { browser })
  try {
    await setUp(desk, platform.url(), deskText.en)
    await desk.window.getByRole('navigation', { name: texts.en.desk.pages }).getByRole('link', { name: applicants.title }).click()
    await desk.window.getByRole('searchbox', { name: applicants.search }).fill(name)
    await desk.window.getByRole('link', { name }).click()
    await expect.poll(() => isPageRendered(desk.window, 1)).toBe(true)
  } finally {
    await desk.quit()
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}.keychain`, { force: true })
  }
})
