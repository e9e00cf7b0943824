import { expect, test, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { apply, signInAdmin } from '../../applicant.ts'
import { newestCode, newestLink } from '../../inbox.ts'
import { inviteTo } from '../invite.ts'
import { menuText } from '../menu/menu-text.ts'
import { addDocuments, applicantOf, fillNumbers, fillOwner, fillPassword, clickNext, codeVerification } from './sign-up-actions.ts'

/** Replaces the upload of forms, so that the test controls its progress, failure and completion. */
const holdUpload = () => {
  const { send } = XMLHttpRequest.prototype // oxlint-disable-line typescript/unbound-method -- called with its own `this` below
  XMLHttpRequest.prototype.send = function (body) {
    if (!(body instanceof FormData)) return send.call(this, body)
    window.reportProgress = (loaded) =>
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }))
    window.failUpload = () => this.dispatchEvent(new ProgressEvent('error'))
    window.finishUpload = () => send.call(this, body)
  }
}

declare global {
  interface Window {
    reportProgress: (loaded: number) => void
    failUpload: () => void
    finishUpload: () => void
  }
}

for (const language of ['en', 'ar'] as const) {
  const { signUp: texts, accounts, refusals } = menuText[language]
  const { locale } = words[language]
  const who = applicantOf(language, language === 'en' ? 51 : 52)
  /** Resizes the viewport to the height of the page. */
  const tall = async (page: Page) => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: 1366, height: Math.max(768, height) })
  }

  test(`the application of a restaurant (${language})`, async ({ browser }) => {
    test.setTimeout(240_000)
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale })
    const page = await context.newPage()
    await page.addInitScript(holdUpload)
    const shot = camera(page, language)
    const picture = async (name: string) => {
      await tall(page)
      await shot(`sign-up-${name}`)
      await page.setViewportSize({ width: 1366, height: 768 })
    }
    const { requestCode, paste, verified } = codeVerification(page, language)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const submit = (name: string) => page.getByRole('button', { name, exact: true }).click()

    await page.goto('/merchant/signup')
    await expect(field(texts.restaurantName)).toBeVisible()
    await picture('owner-empty')
    await clickNext(page, language)
    await expect(page.getByText(refusals.account.branch_required)).toBeVisible()
    await picture('owner-missing')
    await field(texts.contactNumber).fill('+44 7700 900123')
    await picture('contact-number-pasted')
    await field(texts.contactNumber).blur()
    await expect(field(texts.contactNumber)).toHaveValue('7700900123')
    await picture('contact-number-of-another-country')
    await field(texts.countryCode).selectOption('QA')
    await field(texts.countryCode).focus()
    await picture('contact-number-unusual')
    const other = applicantOf(language, language === 'en' ? 61 : 62) // a second code to the same number requires a wait of 30 seconds
    await field(texts.contactNumber).fill(other.local)
    const input = await requestCode(`+${other.phone}`)
    await input.pressSequentially('123')
    await picture('code')
    await paste('000000')
    await expect(page.getByText(refusals.otp.wrong)).toBeVisible()
    await picture('code-wrong')
    await paste(await newestCode(page, other.phone))
    await verified(1)
    const taken = language === 'en' ? 'demo@sufra.test' : 'admin@sufra.test'
    await field(accounts.email).fill(taken)
    await requestCode(taken)
    await page.route('**/verify-otp', (route) =>
      route.fulfill({ status: 410, json: { success: false, error: 'otp.expired', message: '' } }),
    )
    await paste('000000')
    await expect(page.getByText(refusals.otp.expired)).toBeVisible()
    await picture('code-expired')
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await page.getByLabel(new RegExp(texts.code.label.split('{{')[0] ?? '')).focus()
    await paste(await newestCode(page, taken))
    await expect(page.getByText(refusals.account.email_taken)).toBeVisible()
    await picture('email-taken')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await fillOwner(page, language, who)
    await picture('owner-filled')
    await clickNext(page, language)
    await expect(field(texts.restaurantAddress)).toBeVisible()
    await picture('numbers-empty')
    await clickNext(page, language)
    await field(texts.googleReviewUrl).fill('google.com')
    await field(texts.taxIdentificationNumber).fill('#')
    await clickNext(page, language)
    await expect(page.getByText(refusals.account.link_invalid)).toBeVisible()
    await picture('numbers-wrong')
    await fillNumbers(page, language)
    await picture('numbers-filled')
    await clickNext(page, language)
    await picture('documents-empty')
    await clickNext(page, language)
    await expect(page.getByText(refusals.document.tradeLicense)).toBeVisible()
    await picture('documents-missing')
    await addDocuments(page, language)
    await picture('documents-filled')
    await page.goto('/merchant/signup')
    await expect(page.getByText(texts.restored)).toBeVisible()
    await picture('kept')
    await page.goto('/merchant/signup?step=review')
    await expect(page.getByText(texts.review.note)).toBeVisible()
    await picture('review-after-reload')
    await fillPassword(page, language, who.password)
    for (const step of [texts.step.documents, texts.step.review])
      await page.getByRole('navigation', { name: texts.steps }).getByRole('link', { name: step }).click()
    await expect(page.getByText(texts.review.note)).toBeVisible()
    await picture('review')
    await submit(texts.review.submit)
    await expect.poll(() => page.evaluate(() => 'reportProgress' in window)).toBe(true)
    await page.evaluate(() => window.reportProgress(43))
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '43')
    await picture('sending')
    await page.evaluate(() => window.reportProgress(100))
    await expect(page.getByText(texts.sending.checking)).toBeVisible()
    await picture('sending-checking')
    await page.evaluate(() => window.failUpload())
    await expect(page.getByText(texts.sending.cut)).toBeVisible()
    await picture('cut')
    await page.route('**/merchant/login', (route) => route.abort())
    await submit(texts.review.again)
    await page.evaluate(() => window.finishUpload())
    await expect(page.getByRole('heading', { name: texts.done.title })).toBeVisible()
    await page.clock.install()
    await page.screenshot({ path: `${process.env.SUFRA_SCREENSHOTS ?? 'screenshots'}/sign-up-done.${language}.png` })
    await expect(page.getByText(accounts.applied)).toBeVisible()
    await shot('sign-in-applied')
    await context.close()
  })

  test(`password reset, invitation and account security (${language})`, async ({ browser }) => {
    const baseURL = process.env.SUFRA_URL ?? ''
    test.setTimeout(120_000)
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale })
    const page = await context.newPage()
    const shot = camera(page, language)
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const email = await inviteTo(`screenshots.${language}@sufra.test`, language)

    await page.goto('/unauthorized')
    await expect(page.getByRole('heading', { name: accounts.signedOut })).toBeVisible()
    await shot('signed-out')
    await page.goto('/merchant/forgot-password')
    await shot('forgot-password')
    await page.getByRole('button', { name: accounts.forgotPassword.send }).click()
    await shot('forgot-password-missing')
    await field(accounts.email).fill('owner@restaurant.test')
    await page.getByRole('button', { name: accounts.forgotPassword.send }).click()
    await expect(page.getByText(accounts.forgotPassword.notThere)).toBeVisible()
    await shot('forgot-password-sent')

    await page.goto('/merchant/forgot-password')
    await field(accounts.email).fill('demo@sufra.test')
    await page.getByRole('button', { name: accounts.forgotPassword.send }).click()
    await expect(page.getByText(accounts.forgotPassword.notThere)).toBeVisible()
    const resetLink = await newestLink(page, 'demo@sufra.test')
    await page.goto('/dev/inbox')
    await shot('dev-inbox')
    await page.goto('/dev/inbox?to=unknown')
    await shot('dev-inbox-empty')
    await page.goto(resetLink)
    await field(accounts.newPassword).fill('saffron1')
    await field(accounts.confirmPassword).fill('saffron2')
    await page.getByRole('button', { name: accounts.reset.save }).click()
    await expect(page.getByText(refusals.account.password_rule)).toBeVisible()
    await shot('reset-password-wrong')
    await page.goto('/admin/reset-password#token=over')
    await expect(page.getByText(accounts.reset.overText)).toBeVisible()
    await shot('reset-password-over')

    const link = await newestLink(page, email)
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText(accounts.reset.welcome)).toBeVisible()
    await shot('invitation')
    for (const label of [accounts.newPassword, accounts.confirmPassword]) await field(label).fill('Saffron#2026')
    await shot('invitation-filled')
    await page.getByRole('button', { name: accounts.reset.save }).click()
    await expect(page.getByText(accounts.chosen)).toBeVisible()
    await shot('sign-in-chosen')
    await page.route('**/api/admin/login', (route) =>
      route.fulfill({
        status: 429,
        json: {
          success: false,
          error: 'account.locked',
          message: '',
          details: { retryAt: new Date(Date.now() + 119_500).toISOString() },
        },
      }),
    )
    await field(accounts.email).fill(email)
    await field(accounts.password).fill('Saffron#2026')
    await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
    await expect(page.getByText(refusals.account.locked)).toBeVisible()
    await shot('sign-in-locked')
    await page.unrouteAll({ behavior: 'wait' })

    const applicant = await apply(baseURL, language === 'en' ? 81 : 82)
    const admin = await signInAdmin(baseURL)
    await admin.reject(applicant.id, { tradeLicense: 'It cannot be read.' })
    const other = await browser.newContext({ userAgent: 'Sufra/1.1.1 (Windows)' })
    await other.request.post('/api/restaurants/login', { data: applicant })
    await context.addCookies(applicant.state.cookies)
    await page.goto('/merchant/settings/profile')
    await expect(page.getByText(accounts.security.thisDevice)).toBeVisible()
    await page.getByText(accounts.security.changeText).scrollIntoViewIfNeeded()
    const shotOfSecurity = async (name: string) => {
      await page.getByRole('button', { name: accounts.security.everywhere }).scrollIntoViewIfNeeded()
      await shot(name)
    }
    await shotOfSecurity('security')
    await page.getByRole('button', { name: accounts.security.change }).click()
    await expect(page.getByText(refusals.account.password_required).first()).toBeVisible()
    await shotOfSecurity('security-missing')
    await page.getByRole('button', { name: accounts.security.everywhere }).click()
    await shot('security-everywhere')
    await other.close()
    await context.close()
  })
}
