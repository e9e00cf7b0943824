// The application of a restaurant: its further steps, and how it is sent.
import { expect, type Page } from '@playwright/test'
import { test } from '../../diner-web/e2e/own-restaurant.ts'
import { filled, menuText } from './menu-text.ts'
import { addDocuments, applicantOf, fillNumbers, fillOwner, fillPassword, goOn, numbersOf, openSignUp, proveBy } from './sign-up-people.ts'

/** Neither texts nor files of an application are left in the browser. */
const isForgotten = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('sufra-sign-up')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('no database')))
    })
    const count = await new Promise<number>((resolve) => {
      const counting = database.transaction('files').objectStore('files').count()
      counting.addEventListener('success', () => resolve(counting.result))
    })
    database.close()
    return count === 0 && localStorage.getItem('sufra-sign-up') === null
  })

for (const language of ['en', 'ar'] as const) {
  const { signUp: say, accounts, common, documents, refusals } = menuText[language]

  test(`numbers, links and documents are asked for, and a reload loses nothing but the password (${language})`, async ({ browser }) => {
    const { page, field, says } = await openSignUp(browser, language)
    const { verified } = proveBy(page, language)
    const who = applicantOf(language)
    await page.goto('/merchant/signup')
    await fillOwner(page, language, who)
    await goOn(page, language)
    await expect(page).toHaveURL(/step=numbers/)

    await test.step('numbers and links', async () => {
      await goOn(page, language)
      for (const code of ['number_required', 'address_required', 'review_url_required'] as const) await says(refusals.account[code])
      await fillNumbers(page, language)
      await field(say.facebookUrl).fill('facebook')
      await field(say.taxIdentificationNumber).fill('#')
      await goOn(page, language)
      await says(refusals.account.link_invalid)
      await says(refusals.account.number_form)
      await field(say.facebookUrl).fill('')
      await field(say.taxIdentificationNumber).fill(numbersOf(language).taxIdentificationNumber)
      await goOn(page, language)
      await expect(page).toHaveURL(/step=documents/)
    })

    await test.step('all seven documents are asked for, and taken', async () => {
      await goOn(page, language)
      await says(refusals.document.commercialLicense)
      await says(refusals.document.restaurantImages)
      await addDocuments(page, language)
    })

    await test.step('a reload loses nothing but the password, and the way back goes through the steps', async () => {
      await page.reload()
      await says(say.kept)
      await expect(page.getByRole('button', { name: new RegExp(`^${documents.edit}: `) })).toHaveCount(7)
      await page.goBack()
      await expect(page).toHaveURL(/step=numbers/)
      await expect(field(say.restaurantAddress)).toHaveValue(numbersOf(language).restaurantAddress)
      await page.goBack()
      await expect(field(say.branchName)).toHaveValue(who.branchName)
      await verified(2)
      await expect(field(accounts.password)).toHaveValue('')
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(who.password)
    })

    await test.step('the review shows everything, asks for the password again, and sends it', async () => {
      await page.getByRole('navigation', { name: say.steps }).getByRole('link', { name: say.step.review }).click()
      await says(say.review.note)
      for (const shown of [who.restaurantName, `+${who.phone}`, who.email, numbersOf(language).tradeLicenseNumber]) await says(shown)
      await page.getByRole('button', { name: say.review.submit, exact: true }).click()
      await says(refusals.account.password_required)
      await fillPassword(page, language, who.password)
      await page.getByRole('button', { name: say.review.submit, exact: true }).click()
      await expect(page.getByRole('heading', { name: say.done.title })).toBeVisible()
    })
    await page.context().close()
  })

  test(`an application whose upload is cut goes again with one click, and its owner signs in (${language})`, async ({ browser }) => {
    const { page, field, says } = await openSignUp(browser, language)
    const who = applicantOf(language)
    await page.goto('/merchant/signup')
    await fillOwner(page, language, who)
    await goOn(page, language)
    await fillNumbers(page, language)
    await goOn(page, language)
    await addDocuments(page, language)
    await goOn(page, language)
    await says(say.review.note)

    await test.step('the first upload is cut before it arrives, the second after', async () => {
      let uploads = 0
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      await page.route('**/api/restaurants/signup', async (route) => {
        uploads += 1
        if (uploads === 1) return route.abort('connectionreset')
        if (uploads > 2) return route.continue()
        await held
        await route.fetch() // its answer is lost
        return route.abort('connectionreset')
      })
      const cut = page.getByText(say.sending.cut, { exact: true })
      const again = page.getByRole('button', { name: say.review.again, exact: true })
      await page.getByRole('button', { name: say.review.submit, exact: true }).click()
      await expect(cut).toBeVisible()
      expect(uploads).toBe(1)
      await again.click()
      await expect(cut).toBeHidden()
      letGo()
      await expect(cut).toBeVisible()
      expect(uploads).toBe(2)
      // From here on time stands still: the page goes on to the sign-in after a second.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await again.click()
      await expect(page.getByRole('heading', { name: say.done.title })).toBeVisible()
      expect(await isForgotten(page)).toBe(true)
      await page.clock.runFor(999)
      await expect(page).toHaveURL(/\/merchant\/signup/)
      await page.clock.runFor(1)
      await expect(page).toHaveURL(/\/merchant\/login$/)
      await page.clock.resume()
      await says(accounts.applied)
    })

    await test.step('who applied signs in and sees that the application is being reviewed', async () => {
      await field(accounts.email).fill(who.email)
      await field(accounts.password).fill(who.password)
      await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/merchant\/applicationreview/)
    })
    await page.context().close()
  })

  test(`what was begun can be left for another day, or begun anew (${language})`, async ({ browser }) => {
    const { page } = await openSignUp(browser, language)
    // Codes that nobody sends and everybody may type.
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const answer = (data: object) => ({ json: { success: true, message: '', data } })
    await page.route('**/send-otp', (route) => route.fulfill(answer({ requestId: String(Date.now()), expiresAt: later, resendAt: later })))
    await page.route('**/verify-otp', (route) => route.fulfill(answer({ proof: 'proof', validUntil: later })))
    await page.goto('/merchant/signup?step=review')
    await expect(page).toHaveURL(/step=owner/)
    await fillOwner(page, language, applicantOf(language), async () => '123456')
    await goOn(page, language)
    await expect(page).toHaveURL(/step=numbers/)
    await page.goto('/merchant/signup')
    await page.getByRole('link', { name: filled(say.goOn, { step: say.step.numbers }) }).click()
    await expect(page.getByRole('heading', { level: 2, name: say.step.numbers })).toBeVisible()
    await page.goto('/merchant/signup')
    await page.getByRole('button', { name: say.startOver }).click()
    await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click()
    await page.getByRole('button', { name: say.startOver }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.startOver }).click()
    await expect(page.getByLabel(say.restaurantName, { exact: true })).toHaveValue('')
    await expect(page.getByText(say.code.verified, { exact: true })).toHaveCount(0)
    await page.context().close()
  })
}
