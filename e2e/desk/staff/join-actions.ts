import { expect, type Page } from 'playwright/test'
import { newestLink } from '../../inbox.ts'
import { menuText } from '../menu/menu-text.ts'

type NewMember = { email: string; firstName: string; lastName: string; password: string }

/** Opens the link of an invitation's mail and joins with a new account. Returns the link. */
export const joinByMail = async (page: Page, language: 'en' | 'ar', { email, firstName, lastName, password }: NewMember) => {
  const { accounts, staff } = menuText[language]
  const link = await newestLink(page, email, { path: '/merchant/accept-invitation#token=' })
  await page.goto(link)
  await page.getByLabel(staff.accept.firstName).fill(firstName)
  await page.getByLabel(staff.accept.lastName).fill(lastName)
  await page.getByLabel(accounts.password, { exact: true }).fill(password)
  await page.getByLabel(accounts.confirmPassword).fill(password)
  await page.getByRole('button', { name: staff.accept.create }).click()
  await expect(page.getByText(staff.accept.joined)).toBeVisible()
  return link
}
