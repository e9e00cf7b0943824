// A platform that requires a second factor. Its first administrator sets up an app at the first sign-in, then signs in with a code, then
// with a recovery code.
import { readFile } from 'node:fs/promises'
import { expect, test, type Browser, type Page } from 'playwright/test'
import { words } from '../../people.ts'
import { startEmptyServer, type EmptyServer } from '../../../scripts/servers/empty-server.ts'
import { walkLanguages } from '../../../scripts/common/test-scope.ts'
import { menuText } from '../menu/menu-text.ts'
import { readKey, typeCode } from './authenticator-app.ts'

type Language = 'en' | 'ar'
const password = 'Cumin#2026'
const email = 'ada@platform.test'

let platform: EmptyServer
test.beforeEach(async () => {
  platform = await startEmptyServer(email, { SECOND_FACTOR: 'required' })
})
test.afterEach(() => platform.stop())

const open = async (browser: Browser, language: Language) =>
  (await browser.newContext({ baseURL: platform.url, viewport: { width: 1366, height: 768 }, locale: words[language].locale })).newPage()

const choosePassword = async (page: Page, language: Language) => {
  const { accounts } = menuText[language]
  await page.goto(platform.adminLink)
  for (const label of [accounts.newPassword, accounts.confirmPassword]) await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByRole('button', { name: accounts.reset.save }).click()
  await expect(page.getByText(accounts.chosen)).toBeVisible()
}

const enterPassword = async (page: Page, language: Language) => {
  const { accounts } = menuText[language]
  await page.goto('/admin/login')
  await page.getByLabel(accounts.email, { exact: true }).fill(email)
  await page.getByLabel(accounts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
}

const expectSignedIn = (page: Page, language: Language) =>
  expect(page.getByRole('navigation', { name: menuText[language].desk.pages })).toBeVisible()

const signOut = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: menuText[language].desk.signOut, exact: true }).click()
  await expect(page).toHaveURL(/login/)
}

/** Sets up the app at the first sign-in, then signs in with the next code, then with a recovery code. */
const enrolAndSignIn = async (page: Page, language: Language) => {
  const { secondFactor } = menuText[language]
  await enterPassword(page, language)
  await expect(page.getByRole('img', { name: secondFactor.qr })).toBeVisible()
  await page.goto('/admin/settings')
  await expect(page).toHaveURL(/login/) // there is no session before the code
  await enterPassword(page, language)
  const app = await readKey(page)
  await typeCode(page, language, app.code())
  await expect(page.getByRole('heading', { name: secondFactor.codes })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: secondFactor.download }).click()
  const codes = (await readFile(await (await download).path(), 'utf8')).match(/([A-Z2-7]{5}-){4}[A-Z2-7]{5}/g) ?? []
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: secondFactor.saved }).click()
  await expectSignedIn(page, language)
  await signOut(page, language)

  await enterPassword(page, language)
  await typeCode(page, language, app.code()) // the code was used for the setup
  await expect(page.getByText(menuText[language].refusals.factor.wrong)).toBeVisible()
  await typeCode(page, language, app.code(1))
  await expectSignedIn(page, language)
  await signOut(page, language)

  await enterPassword(page, language)
  await page.getByRole('button', { name: secondFactor.useRecovery }).click()
  await page.getByLabel(secondFactor.recoveryCode).fill(codes[0] ?? '')
  await page.getByRole('button', { name: secondFactor.continue }).click()
  await expectSignedIn(page, language)
}

for (const language of walkLanguages)
  test(`an administrator sets up an app at the first sign-in, and signs in with a code and a recovery code (${language})`, async ({
    browser,
  }) => {
    const page = await open(browser, language)
    await choosePassword(page, language)
    await enrolAndSignIn(page, language)
    await page.context().close()
  })
