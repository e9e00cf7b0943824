import { expect, test, type Browser } from '@playwright/test'
import { merchantSession, words } from '../../diner-web/e2e/people.ts'
import { filled, menuText } from './menu/menu-text.ts'

const language = 'en'
const { accounts } = menuText[language]
const open = async (browser: Browser, storageState?: Awaited<ReturnType<typeof merchantSession>>) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale, storageState })
  return context.newPage()
}

test('an anonymous user is asked to sign in', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/unauthorized')
  await expect(page.getByRole('heading', { level: 1, name: accounts.signedOut })).toBeVisible()
  await expect(page.getByText(accounts.unauthorized)).toBeHidden()
  await page.getByRole('link', { name: accounts.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.context().close()
})

test('a merchant who opens an administrator page sees which account is signed in', async ({ browser }) => {
  const page = await open(browser, await merchantSession())
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/unauthorized$/)
  await expect(page.getByText(filled(accounts.unauthorizedText, { email: '\u2066demo@sufra.test\u2069' }))).toBeVisible()
  await page.getByRole('link', { name: accounts.toOwnPages }).click()
  await expect(page).toHaveURL(/\/merchant\/orders$/)
  await page.context().close()
})
