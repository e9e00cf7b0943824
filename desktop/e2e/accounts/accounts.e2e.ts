import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { words } from '../../../diner-web/e2e/people.ts'
import { apply, signInAdmin } from '../../testing/applicant.ts'
import { newestLink } from '../inbox.ts'
import { inviteTo } from '../invite.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const isolated = (text: string) => `\u2066${text}\u2069`

const language = 'en'
const { accounts, refusals } = menuText[language]
const { security } = accounts
const [first, second] = ['Saffron#2026', 'Cumin@2027']

const open = async (browser: Browser, storageState?: Awaited<ReturnType<typeof apply>>['state']) => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: words[language].locale, storageState })
  return context.newPage()
}
const fieldOf = (page: Page) => (label: string) => page.getByLabel(label, { exact: true })
const signIn = async (page: Page, email: string, password: string, role: 'merchant' | 'admin' = 'admin') => {
  await page.goto(`/${role}/login`)
  await fieldOf(page)(accounts.email).fill(email)
  await fieldOf(page)(accounts.password).fill(password)
  await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
  await expect(page).not.toHaveURL(/login/)
}
const choose = async (page: Page, password: string) => {
  await fieldOf(page)(accounts.newPassword).fill(password)
  await fieldOf(page)(accounts.confirmPassword).fill(password)
  await page.getByRole('button', { name: accounts.reset.save }).click()
}

test('an invited administrator sets a password, and resets it after forgetting it', async ({ browser }) => {
  const page = await open(browser)
  const field = fieldOf(page)
  const expectText = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  const email = await inviteTo(`hessa.${randomUUID()}@sufra.test`, language)

  const invitation = await newestLink(page, email)

  await test.step('the invitation shows a welcome, and the password rule while a password is typed', async () => {
    await page.goto(invitation)
    await expectText(accounts.reset.welcome)
    await expectText(filled(accounts.reset.welcomeText, { email: isolated(email) }))
    const rule = page.getByRole('list', { name: accounts.rule.title }).getByRole('listitem')
    for (const [typed, held] of [
      ['abc', 0],
      ['abc1', 1],
      ['abc1!', 2],
      ['abcd1!', 3],
      ['abcdefghijklmno1!', 2],
    ] as const) {
      await field(accounts.newPassword).fill(typed)
      await expect(rule.filter({ hasText: accounts.rule.holds })).toHaveCount(held)
    }
    await page.getByRole('button', { name: accounts.reset.save }).click()
    await expectText(refusals.account.password_rule)
    await field(accounts.newPassword).fill(first)
    await field(accounts.confirmPassword).fill(second)
    await page.getByRole('button', { name: accounts.reset.save }).click()
    await expectText(refusals.account.password_mismatch)
    await choose(page, first)
    await expect(page).toHaveURL(/\/admin\/login$/)
    await expectText(accounts.chosen)
    await signIn(page, email, first)
  })

  await test.step('a password reset gets the same reply for every email address', async () => {
    const other = await open(browser)
    const texts: string[] = []
    for (const address of [`unknown.${language}@sufra.test`, email]) {
      await other.goto('/admin/login')
      await other.getByRole('link', { name: accounts.forgot }).click()
      await other.getByRole('button', { name: accounts.forgotPassword.send }).click()
      await expect(other.getByText(refusals.account.email_required)).toBeVisible()
      await other.getByLabel(accounts.email, { exact: true }).fill(address)
      await other.getByRole('button', { name: accounts.forgotPassword.send }).click()
      await expect(other.getByRole('heading', { name: accounts.forgotPassword.sent })).toBeVisible()
      texts.push((await other.getByRole('main').innerText()).replaceAll(address, '…'))
    }
    expect(texts[0]).toBe(texts[1])
    const link = await newestLink(other, email, { previous: invitation })
    expect(link).toMatch(/\/admin\/reset-password#token=/)
    const requestedUrls: string[] = []
    other.on('request', (request) => requestedUrls.push(request.url()))
    await other.goto(link)
    await choose(other, second)
    await expect(other.getByText(accounts.chosen)).toBeVisible()
    expect(requestedUrls.filter((url) => !url.includes('#') && url.includes(link.split('token=')[1] ?? 'token'))).toEqual([])
    await other.goto(link)
    await expect(other.getByRole('heading', { name: accounts.reset.over })).toBeVisible()
    await other.getByRole('link', { name: accounts.reset.requestAgain }).click()
    await expect(other).toHaveURL(/\/admin\/forgot-password$/)
    await other.context().close()
  })

  await test.step('the reset ends the open session', async () => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/login/)
    await signIn(page, email, second)
  })

  await page.context().close()
})

test('a restaurant sees its signed-in devices and changes its password', async ({ browser }) => {
  const baseURL = process.env.SUFRA_URL ?? ''
  const applicant = await apply(baseURL)
  const admin = await signInAdmin(baseURL)
  await admin.reject(applicant.id, { tradeLicense: 'It cannot be read.' }) // a restaurant that is not accepted is led to the profile page
  const page = await open(browser, applicant.state)
  const field = fieldOf(page)
  const expectText = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()
  const profile = '/merchant/settings/profile'

  await test.step('another device is listed and can be signed out', async () => {
    const other = await open(browser)
    await signIn(other, applicant.email, applicant.password, 'merchant')
    await page.goto(profile)
    const devices = page.getByRole('region', { name: security.sessions }).getByRole('listitem')
    // The session of the application is listed too; the most recently used one comes first.
    await expect(devices).toHaveCount(3)
    await expect(devices.filter({ hasText: security.thisDevice })).toHaveCount(1)
    await devices.getByRole('button').first().click()
    await expectText(security.ended)
    await expect(devices).toHaveCount(2)
    await other.goto(profile)
    await expect(other).toHaveURL(/login/)
    await other.context().close()
  })

  await test.step('changing the password requires the current one', async () => {
    await field(security.current).fill('Wrong@2026')
    await field(accounts.newPassword).fill(second)
    await field(accounts.confirmPassword).fill(second)
    await page.getByRole('button', { name: security.change }).click()
    await expectText(refusals.account.password_wrong)
    await expect(field(security.current)).toBeFocused()
    await field(security.current).fill(applicant.password)
    await page.getByRole('button', { name: security.change }).click()
    await expectText(security.changed)
    await expect(field(security.current)).toHaveValue('')
  })

  await test.step('signing out everywhere asks for confirmation and leads to the sign-in page', async () => {
    await page.getByRole('button', { name: security.everywhere }).click()
    await page.getByRole('dialog').getByRole('button', { name: security.everywhere }).click()
    await expect(page).toHaveURL(/login/)
    await page.goto(profile)
    await expect(page).toHaveURL(/login/)
    await signIn(page, applicant.email, second, 'merchant')
  })
  await page.context().close()
})

test('after too many wrong passwords the sign-in shows how long to wait', async ({ browser }) => {
  const page = await open(browser)
  await page.goto('/merchant/login')
  await fieldOf(page)(accounts.email).fill(`unknown.${randomUUID()}@sufra.test`)
  await fieldOf(page)(accounts.password).fill('Wrong@2026')
  for (let tries = 0; tries < 7; tries += 1) {
    const answer = page.waitForResponse('**/login')
    await page.getByRole('button', { name: accounts.signIn, exact: true }).click()
    await answer
  }
  await expect(page.getByRole('alert').filter({ hasText: refusals.account.locked })).toContainText(/\d:\d\d/)
  await page.context().close()
})

test('a restaurant resets its password on the merchant pages', async ({ browser, restaurant }) => {
  const page = await open(browser)
  await page.goto('/merchant/forgot-password')
  await page.getByLabel(accounts.email).fill(restaurant.email)
  await page.getByRole('button', { name: accounts.forgotPassword.send }).click()
  await expect(page.getByRole('heading', { name: accounts.forgotPassword.sent })).toBeVisible()
  await page.goto(await newestLink(page, restaurant.email, { path: '/merchant/reset-password#token=' }))
  await expect(page.getByRole('heading', { name: accounts.reset.title })).toBeVisible()
  for (const over of ['', '#token=', '#token=nonsense']) {
    await page.goto('about:blank')
    await page.goto(`/merchant/reset-password${over}`)
    await expect(page.getByRole('heading', { name: accounts.reset.over })).toBeVisible()
  }
  await page.context().close()
})
