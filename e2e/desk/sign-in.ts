import type { Page } from 'playwright/test'
import { menuText } from './menu/menu-text.ts'

/** Signs in on the sign-in page that is open. */
export const signInOn = async (page: Page, language: 'en' | 'ar', { email, password }: { email: string; password: string }) => {
  const { accounts } = menuText[language]
  await page.getByLabel(accounts.email, { exact: true }).fill(email)
  await page.getByLabel(accounts.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
}
