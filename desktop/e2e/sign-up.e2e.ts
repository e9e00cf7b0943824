import { expect, test, type Page } from '@playwright/test'
import { words } from '../../diner-web/e2e/people.ts'
import { newestCode } from './inbox.ts'
import { filled, menuWords } from './menu-words.ts'
import { addPapers, applicantOf, fillNumbers, fillOwner, fillPassword, goOn, numbersOf, proveBy } from './sign-up-people.ts'

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
  const { signUp: say, accounts, common, documents, refusals } = menuWords[language]
  const number = language === 'en' ? 1 : 2
  const who = applicantOf(language, number)

  test(`a restaurant applies and signs in (${language})`, async ({ browser }) => {
    test.setTimeout(180_000)
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale })
    const page = await context.newPage()
    const field = (label: string) => page.getByLabel(label, { exact: true })
    const says = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    const { ask, paste, boxes, verified } = proveBy(page, language)

    await test.step('the sign-in leads to the application, which says what it needs', async () => {
      await page.goto('/merchant/login')
      await page.getByRole('link', { name: accounts.apply }).click()
      await expect(page).toHaveURL(/\/merchant\/signup$/)
      await goOn(page, language)
      await says(refusals.account.restaurant_required)
      await expect(field(say.restaurantName)).toBeFocused()
      for (const code of ['branch_required', 'first_name_required', 'last_name_required', 'email_required', 'password_required'] as const)
        await says(refusals.account[code])
      await says(refusals.account.contact_invalid)
    })

    await test.step('each field says what is wrong as soon as it was left', async () => {
      await page.reload()
      for (const [label, wrong, code] of [
        [say.restaurantName, 'a', 'name_length'],
        [say.contactNumber, '12', 'contact_invalid'],
        [accounts.email, 'maryam@', 'email_invalid'],
        [accounts.password, 'saffron', 'password_rule'],
      ] as const) {
        await field(label).fill(wrong)
        await field(label).blur()
        await says(refusals.account[code])
      }
      await field(accounts.password).fill(who.password)
      await field(accounts.confirmPassword).fill('Saffron#2027')
      await field(accounts.confirmPassword).blur()
      await says(refusals.account.password_mismatch)
    })

    await test.step('a wrong code counts down the tries; the right one verifies the number', async () => {
      await field(say.contactNumber).fill(
        language === 'en' ? who.local : who.local.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
      )
      await expect(field(say.contactNumber)).toHaveValue(who.local)
      const input = await ask(`+${who.phone}`)
      const code = await newestCode(page, who.phone)
      await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(page.getByRole('button', { name: new RegExp(say.code.sendAgainIn.split('{{')[0] ?? '') })).toBeDisabled()
      await input.pressSequentially('12')
      await page.keyboard.press('Backspace')
      await expect(input).toHaveValue('1')
      await paste(code === '000000' ? '111111' : '000000')
      await expect(page.getByText(refusals.otp.wrong)).toContainText('4')
      await expect(input).toHaveValue('')
      await input.pressSequentially(language === 'en' ? code : code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''))
      await verified(1)
    })

    await test.step('another number is not verified; the one that was stays so', async () => {
      await field(say.contactNumber).fill('55599999')
      await verified(0)
      await field(say.contactNumber).fill(who.local)
      await verified(1)
    })

    await test.step('a mailbox that has an account already is refused beside it', async () => {
      const taken = language === 'en' ? 'demo@sufra.test' : 'admin@sufra.test'
      await field(accounts.email).fill(taken)
      await ask(taken)
      await paste(await newestCode(page, taken))
      await says(refusals.account.email_taken)
      await expect(boxes(taken)).toBeHidden()
    })

    await test.step('an unverified address holds back; a code that is pasted with its message verifies it', async () => {
      await field(accounts.email).fill(who.email)
      await goOn(page, language)
      await says(refusals.account.email_unverified)
      await ask(who.email)
      await paste(` ${await newestCode(page, who.email)} `)
      await verified(2)
      for (const name of ['restaurantName', 'branchName', 'firstName', 'lastName'] as const) await field(say[name]).fill(who[name])
      await fillPassword(page, language, who.password)
      await goOn(page, language)
      await expect(page).toHaveURL(/step=numbers/)
      await expect(page.getByRole('heading', { level: 2, name: say.step.numbers })).toBeFocused()
    })

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

    await test.step('all seven papers are asked for, and taken', async () => {
      await goOn(page, language)
      await says(refusals.document.commercialLicense)
      await says(refusals.document.restaurantImages)
      await addPapers(page, language)
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
      await page.getByRole('navigation', { name: say.steps }).getByRole('link', { name: say.step.review }).click()
    })

    await test.step('the review shows everything, and asks for the password again', async () => {
      await says(say.review.note)
      for (const shown of [who.restaurantName, `+${who.phone}`, who.email, numbersOf(language).tradeLicenseNumber]) await says(shown)
      await page.getByRole('button', { name: say.review.submit, exact: true }).click()
      await says(refusals.account.password_required)
      await fillPassword(page, language, who.password)
    })

    await test.step('an upload that is cut goes again with one click; then the sign-in, a second later', async () => {
      let uploads = 0
      await page.route('**/api/restaurants/signup', async (route) => {
        uploads += 1
        // The first is cut before it arrives, the second after: its answer is lost.
        if (uploads === 1) return route.abort('connectionreset')
        if (uploads === 2) {
          await route.fetch()
          return route.abort('connectionreset')
        }
        return route.continue()
      })
      await page.getByRole('button', { name: say.review.submit, exact: true }).click()
      for (const time of [1, 2]) {
        await says(say.sending.cut)
        expect(uploads).toBe(time)
        await page.getByRole('button', { name: say.review.again, exact: true }).click()
        if (time === 1) await expect(page.getByText(say.sending.cut)).toBeHidden()
      }
      await expect(page.getByRole('heading', { name: say.done.title })).toBeVisible()
      const since = Date.now()
      expect(await isForgotten(page)).toBe(true)
      await expect(page).toHaveURL(/\/merchant\/login$/)
      expect(Date.now() - since).toBeLessThan(2_500)
      await says(accounts.applied)
    })

    await test.step('who applied signs in and sees that the application is being reviewed', async () => {
      await field(accounts.email).fill(who.email)
      await field(accounts.password).fill(who.password)
      await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
      await expect(page).toHaveURL(/\/merchant\/applicationreview/)
    })
    await context.close()
  })

  test(`a code that ran out, and one that was guessed too often, are asked for anew (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: words[language].locale })
    const page = await context.newPage()
    const { ask, boxes } = proveBy(page, language)
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString()
    let sent = 0
    await page.route('**/api/restaurants/send-otp', (route) => {
      sent += 1
      const data = { requestId: `request-${sent}`, expiresAt: inSeconds(sent === 1 ? 2 : 300), resendAt: inSeconds(1) }
      return route.fulfill({ json: { success: true, message: '', data } })
    })
    await page.route('**/api/restaurants/verify-otp', (route) =>
      route.fulfill({ status: 429, json: { success: false, error: 'otp.no_tries', message: '' } }),
    )
    await page.goto('/merchant/signup')
    await page.getByLabel(say.contactNumber, { exact: true }).fill('55510000')
    const input = await ask('+97455510000')
    await expect(page.getByText(refusals.otp.expired)).toBeVisible()
    await expect(input).toBeDisabled()
    await page.getByRole('button', { name: say.code.sendAgain, exact: true }).click()
    await expect(boxes('+97455510000')).toBeFocused()
    await expect(page.getByText(refusals.otp.expired)).toBeHidden()
    await page.keyboard.type('123456')
    await expect(page.getByText(refusals.otp.no_tries)).toBeVisible()
    await expect(input).toBeDisabled()
    expect(sent).toBe(2)
    await context.close()
  })

  test(`what was begun can be left for another day, or begun anew (${language})`, async ({ browser }) => {
    const context = await browser.newContext({ locale: words[language].locale })
    const page = await context.newPage()
    // Codes are few for one network address in an hour: these are nobody's.
    const later = new Date(Date.now() + 300_000).toISOString()
    const answer = (data: object) => ({ json: { success: true, message: '', data } })
    await page.route('**/send-otp', (route) => route.fulfill(answer({ requestId: String(Date.now()), expiresAt: later, resendAt: later })))
    await page.route('**/verify-otp', (route) => route.fulfill(answer({ proof: 'proof', validUntil: later })))
    await page.goto('/merchant/signup?step=review')
    await expect(page).toHaveURL(/step=owner/)
    await fillOwner(page, language, applicantOf(language, number + 10), async () => '123456')
    await goOn(page, language)
    await expect(page).toHaveURL(/step=numbers/)
    await page.goto('/merchant/signup')
    await page.getByRole('link', { name: filled(say.goOn, { step: say.step.numbers }) }).click()
    await expect(page.getByRole('heading', { level: 2, name: say.step.numbers })).toBeVisible()
    await page.goto('/merchant/signup')
    await page.getByRole('button', { name: say.startAnew }).click()
    await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click()
    await page.getByRole('button', { name: say.startAnew }).click()
    await page.getByRole('dialog').getByRole('button', { name: say.startAnew }).click()
    await expect(page.getByLabel(say.restaurantName, { exact: true })).toHaveValue('')
    await expect(page.getByText(say.code.verified, { exact: true })).toHaveCount(0)
    await context.close()
  })
}
