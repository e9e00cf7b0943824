import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from 'playwright/test'
import { test } from '../../own-restaurant.ts'
import { words } from '../../people.ts'
import { newestLink } from '../../inbox.ts'
import { inviteTo } from '../invite.ts'
import { menuText } from '../menu/menu-text.ts'
import { signInOn } from '../sign-in.ts'

const language = 'en'
const { accounts } = menuText[language]
const [first, second] = ['Saffron#2026', 'Cumin@2027']

const open = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale })).newPage()
const choose = async (page: Page, password: string) => {
  for (const label of [accounts.newPassword, accounts.confirmPassword]) await page.getByLabel(label, { exact: true }).fill(password)
  await page.getByRole('button', { name: accounts.reset.save }).click()
  await expect(page).toHaveURL(/\/admin\/login$/)
  await expect(page.getByText(accounts.chosen)).toBeVisible()
}

test('an invited administrator sets a password, and resets it with a link that works once and ends the open session', async ({
  browser,
}) => {
  const page = await open(browser)
  const email = await inviteTo(`hessa.${randomUUID()}@sufra.test`, language)
  const invitation = await newestLink(page, email)
  await page.goto(invitation)
  await choose(page, first)
  await signInOn(page, language, { email, password: first })
  await expect(page).not.toHaveURL(/login/)

  const other = await open(browser)
  const requestedUrls: string[] = []
  other.on('request', (request) => requestedUrls.push(request.url()))
  await other.goto('/admin/login')
  await other.getByRole('link', { name: accounts.forgot }).click()
  await other.getByLabel(accounts.email, { exact: true }).fill(email)
  await other.getByRole('button', { name: accounts.forgotPassword.send }).click()
  await expect(other.getByRole('heading', { name: accounts.forgotPassword.sent })).toBeVisible()
  const link = await newestLink(other, email, { previous: invitation })
  await other.goto(link)
  await choose(other, second)
  // The token is in the fragment, which requests do not contain.
  expect(requestedUrls.filter((url) => !url.includes('#') && url.includes(link.split('token=')[1] ?? 'token'))).toEqual([])
  await other.goto(link)
  await expect(other.getByRole('heading', { name: accounts.reset.over })).toBeVisible()

  await page.goto('/admin')
  await expect(page).toHaveURL(/login/)
  await signInOn(page, language, { email, password: second })
  await expect(page).not.toHaveURL(/login/)
  for (const each of [page, other]) await each.context().close()
})
