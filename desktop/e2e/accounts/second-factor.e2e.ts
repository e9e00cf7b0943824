// A platform that requires a second factor, in both languages: an invited administrator sets an app up at the first sign-in, then signs in with a code, then
// with a recovery code, and verifies a restaurant.
import { readFile } from 'node:fs/promises'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { words } from '../../../diner-web/e2e/people.ts'
import { startEmptyServer, type EmptyServer } from '../../../scripts/servers/empty-server.ts'
import { apply, dialog } from '../applicants/applicant-actions.ts'
import { newestLink } from '../inbox.ts'
import { menuText } from '../menu/menu-text.ts'
import { readKey, typeCode } from './authenticator-app.ts'

type Language = 'en' | 'ar'
const password = 'Cumin#2026'
const [owner, invited] = ['ada@platform.test', 'hessa@platform.test']

let platform: EmptyServer
test.beforeAll(async () => {
  platform = await startEmptyServer(owner, { SECOND_FACTOR: 'required' })
})
test.afterAll(() => platform.stop())

const open = async (browser: Browser, language: Language) =>
  (await browser.newContext({ baseURL: platform.url, viewport: { width: 1366, height: 768 }, locale: words[language].locale })).newPage()

const choosePassword = async (page: Page, language: Language, link: string) => {
  const { accounts } = menuText[language]
  await page.goto(link)
  for (const label of [accounts.newPassword, accounts.confirmPassword]) await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByRole('button', { name: accounts.reset.save }).click()
  await expect(page.getByText(accounts.chosen)).toBeVisible()
}

const enterPassword = async (page: Page, language: Language, email: string) => {
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

/** Sets the app up at the first sign-in, then signs in with the next code, then with a recovery code. */
const enrolAndSignIn = async (page: Page, language: Language, email: string) => {
  const { secondFactor } = menuText[language]
  await enterPassword(page, language, email)
  await expect(page.getByRole('img', { name: secondFactor.qr })).toBeVisible()
  await page.goto('/admin/settings')
  await expect(page).toHaveURL(/login/) // no session before the code
  await enterPassword(page, language, email)
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

  await enterPassword(page, language, email)
  await typeCode(page, language, app.code()) // was used for the setup
  await expect(page.getByText(menuText[language].refusals.factor.wrong)).toBeVisible()
  await typeCode(page, language, app.code(1))
  await expectSignedIn(page, language)
  await signOut(page, language)

  await enterPassword(page, language, email)
  await page.getByRole('button', { name: secondFactor.useRecovery }).click()
  await page.getByLabel(secondFactor.recoveryCode).fill(codes[0] ?? '')
  await page.getByRole('button', { name: secondFactor.continue }).click()
  await expectSignedIn(page, language)
}

const verifyRestaurant = async (page: Page, language: Language, name: string) => {
  const { applicants, review } = menuText[language]
  await page.goto('/admin/applicants')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: review.verify, exact: true }).click()
  await dialog(page).getByRole('button', { name: review.verify, exact: true }).click()
  const success = page.getByRole('dialog', { name: review.verifiedTitle })
  await success.getByRole('button', { name: review.stay }).click()
  await expect(page.getByText(applicants.status.accepted, { exact: true }).first()).toBeVisible()
}

/** Signs a restaurant up. Returns its name. */
const applyAs = async (name: string, number: string) => {
  const [person, contactNumber, tradeLicenseNumber] = [['Noora', 'Al Kuwari'] as [string, string], `9746655${number}`, `TL 10${number}`]
  await apply(platform.url, {
    name,
    branch: 'Al Sadd',
    owner: person,
    email: `owner${number}@example.com`,
    contactNumber,
    tradeLicenseNumber,
  })
  return name
}

test('administrators set an app up at the first sign-in, sign in with codes and recovery codes, and verify a restaurant, in both languages', async ({
  browser,
}) => {
  const first = await open(browser, 'en')
  const { administrators } = menuText.en

  await test.step('the first owner, in English', async () => {
    await choosePassword(first, 'en', platform.adminLink)
    await enrolAndSignIn(first, 'en', owner)
    await verifyRestaurant(first, 'en', await applyAs('Bayt Noora', '1001'))
  })

  await test.step('an invited administrator, in Arabic', async () => {
    await first.goto('/admin/settings')
    await first.getByRole('button', { name: administrators.invite }).click()
    await first.getByLabel(administrators.firstName).fill('Hessa')
    await first.getByLabel(administrators.lastName).fill('Al Emadi')
    await first.getByRole('dialog').getByLabel(administrators.email).fill(invited)
    await first.getByRole('button', { name: administrators.send }).click()
    await expect(first.getByRole('dialog')).toHaveCount(0)
    const page = await open(browser, 'ar')
    await choosePassword(page, 'ar', await newestLink(page, invited))
    await enrolAndSignIn(page, 'ar', invited)
    await verifyRestaurant(page, 'ar', await applyAs('Saffron House', '1002'))
    await page.context().close()
  })

  await test.step('the owner resets it, which signs the other out', async () => {
    const { secondFactor } = menuText.en
    await first.reload()
    await first.getByRole('button', { name: administrators.actionsOf.replace('{{name}}', 'Hessa Al Emadi') }).click()
    await first.getByRole('menuitem', { name: secondFactor.reset }).click()
    await first.getByRole('dialog').getByRole('button', { name: secondFactor.reset }).click()
    await expect(first.getByText(secondFactor.wasReset.replace('{{name}}', 'Hessa Al Emadi'))).toBeVisible()
    const page = await open(browser, 'en')
    await enterPassword(page, 'en', invited)
    await expect(page.getByRole('heading', { name: secondFactor.setUp })).toBeVisible()
    await page.context().close()
  })
  await first.context().close()
})
