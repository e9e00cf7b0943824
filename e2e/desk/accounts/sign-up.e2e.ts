// The application of a restaurant: its stored draft in the browser, and its upload.
import { expect, type Page } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { menuText } from '../menu/menu-text.ts'
import {
  addDocuments,
  applicantOf,
  fillNumbers,
  fillOwner,
  fillPassword,
  clickNext,
  expectStep,
  numbersOf,
  openSignUp,
  codeVerification,
} from './sign-up-actions.ts'

/** The number of documents in the browser's stored draft, and whether it also has the texts. */
const readStored = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('sufra-sign-up')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('cannot open the database')))
    })
    const documents = await new Promise<object>((resolve) => {
      const reading: IDBRequest<object | undefined> = database.transaction('files').objectStore('files').get('sufra-sign-up')
      reading.addEventListener('success', () => resolve(reading.result ?? {}))
    })
    database.close()
    return { documents: Object.keys(documents).length, hasTexts: localStorage.getItem('sufra-sign-up') !== null }
  })

const language = 'en'
const { signUp: texts, accounts, documents, refusals } = menuText[language]

test('a reload loses only the password, and an interrupted upload is retried', async ({ browser }) => {
  const { page, field, expectText } = await openSignUp(browser, language)
  const { verified } = codeVerification(page, language)
  const applicant = applicantOf(language)
  await page.goto('/merchant/signup')
  await fillOwner(page, language, applicant)
  await clickNext(page, language)
  await expectStep(page, language, 'numbers')

  await fillNumbers(page, language)
  await clickNext(page, language)
  await expectStep(page, language, 'documents')
  await addDocuments(page, language)
  await expect.poll(() => readStored(page)).toEqual({ documents: 7, hasTexts: true })

  await test.step('a reload loses only the password, and Back goes through the steps', async () => {
    await page.reload()
    await expectText(texts.restored)
    await expect(page.getByRole('button', { name: new RegExp(`^${documents.edit}: `) })).toHaveCount(7)
    await page.goBack()
    await expect(page).toHaveURL(/step=numbers/)
    await expect(field(texts.restaurantAddress)).toHaveValue(numbersOf(language).restaurantAddress)
    await page.goBack()
    await expect(field(texts.branchName)).toHaveValue(applicant.branchName)
    await verified(2)
    await expect(field(accounts.password)).toHaveValue('')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(applicant.password)
  })

  await test.step('the review shows everything and asks for the password again', async () => {
    await page.getByRole('navigation', { name: texts.steps }).getByRole('link', { name: texts.step.review }).click()
    await expectText(texts.review.note)
    for (const shown of [applicant.restaurantName, `+${applicant.phone}`, applicant.email, numbersOf(language).tradeLicenseNumber])
      await expectText(shown)
    await page.getByRole('button', { name: texts.review.submit, exact: true }).click()
    await expectText(refusals.account.password_required)
    await fillPassword(page, language, applicant.password)
  })

  await test.step('the first upload is interrupted before it arrives, the second after', async () => {
    let uploads = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/restaurants/signup', async (route) => {
      uploads += 1
      if (uploads === 1) return route.abort('connectionreset')
      if (uploads > 2) return route.continue()
      await released
      await route.fetch() // the response is lost
      return route.abort('connectionreset')
    })
    const cut = page.getByText(texts.sending.cut, { exact: true })
    const again = page.getByRole('button', { name: texts.review.again, exact: true })
    await page.getByRole('button', { name: texts.review.submit, exact: true }).click()
    await expect(cut).toBeVisible()
    expect(uploads).toBe(1)
    await again.click()
    await expect(cut).toBeHidden()
    release()
    await expect(cut).toBeVisible()
    expect(uploads).toBe(2)
    // The clock is paused from here on: the page opens the sign-in after a second.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await again.click()
    await expect(page.getByRole('heading', { name: texts.done.title })).toBeVisible()
    expect(await readStored(page)).toEqual({ documents: 0, hasTexts: false })
    await page.clock.runFor(999)
    await expect(page).toHaveURL(/\/merchant\/signup/)
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\/merchant\/login$/)
    await page.clock.resume()
    await expectText(accounts.applied)
  })

  await test.step('the applicant signs in and sees that the application is being reviewed', async () => {
    await field(accounts.email).fill(applicant.email)
    await field(accounts.password).fill(applicant.password)
    await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
    await expect(page).toHaveURL(/\/merchant\/applicationreview/)
  })
  await page.context().close()
})
