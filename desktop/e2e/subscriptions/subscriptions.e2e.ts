// A plan is offered to new restaurants, one begins with it and is invoiced, and its open page changes when its payment is recorded, on a server whose clock the test moves.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { loginAdmin, loginMerchant } from '@sufra/shared/accounts/account.routes'
import { startClockedServer, type ClockedServer } from '../../../scripts/servers/clocked-demo-server.ts'
import { menuText } from '../menu/menu-text.ts'

const { subscriptions, list, desk, paymentSettings } = menuText.en
/** Longer than the jobs of subscriptions wait between two runs. */
const jobInterval = 310_000

let api: ClockedServer
test.beforeAll(async () => {
  api = await startClockedServer()
})
test.afterAll(() => api.stop())

const open = async (browser: Browser, login: string, email: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: api.url, viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  const signedIn = await context.request.post(login, { data: { email, password: 'Sufra@2026' } })
  expect(signedIn.ok()).toBe(true)
  return context.newPage()
}

test('a restaurant is put on a plan, invoiced and paid', async ({ browser }) => {
  const admin = await open(browser, loginAdmin.path, 'admin@sufra.test')
  const details = admin.getByRole('button', { name: /^Details:/ })
  await admin.goto('/admin')
  await admin.getByRole('navigation', { name: desk.pages }).getByRole('link', { name: subscriptions.title }).click()
  await expect(admin.getByText(subscriptions.empty)).toBeVisible()

  await test.step('a plan for new restaurants, and the account that they pay to', async () => {
    await admin.getByRole('button', { name: subscriptions.plans.title }).first().click()
    await admin.getByRole('button', { name: subscriptions.plans.add }).click()
    await admin.getByLabel(subscriptions.plans.nameEn).fill('Standard')
    await admin.getByLabel(subscriptions.plans.price).fill('200')
    await admin.getByLabel(subscriptions.plans.trialDays).fill('0')
    await admin.getByRole('checkbox', { name: subscriptions.plans.isDefault }).check()
    await admin.getByRole('button', { name: list.save }).click()
    await expect(admin.getByText(subscriptions.plans.created)).toBeVisible()
    await admin.keyboard.press('Escape')
    await admin.getByRole('button', { name: subscriptions.transfer.title }).click()
    await admin.getByLabel(paymentSettings.bank.iban).fill('QA58 DOHB 0000 1234 5678 90AB CDEF G')
    await admin.getByLabel(paymentSettings.bank.bankName).fill('Doha Bank')
    await admin.getByLabel(paymentSettings.bank.branchCode).fill('0101')
    await admin.getByLabel(paymentSettings.bank.accountHolder, { exact: true }).fill('Sufra W.L.L.')
    await admin.getByRole('button', { name: list.save }).click()
    await expect(admin.getByText(subscriptions.transfer.saved)).toBeVisible()
  })

  const merchant = await open(browser, loginMerchant.path, 'demo@sufra.test')
  const own = merchant.getByRole('region', { name: subscriptions.own.title })
  await merchant.goto('/merchant/settings/payments-subscriptions')
  await expect(own.getByText(subscriptions.own.none)).toBeVisible()

  await test.step('the restaurant begins, and its invoice comes to the open page', async () => {
    await api.pass(jobInterval)
    await expect
      .poll(async () => {
        await admin.goto('/admin/settings/subscriptions?search=demo%40sufra.test')
        await expect(details.or(admin.getByText(subscriptions.noneFound))).toBeVisible()
        return details.count()
      })
      .toBe(1)
    await api.pass(jobInterval)
    await expect(own.getByText(subscriptions.states.due, { exact: true })).toBeVisible()
    await expect(own.getByText('QA58 DOHB 0000 1234 5678 90AB CDEF G')).toBeVisible()
    const download = merchant.waitForEvent('download')
    await own.getByRole('button', { name: /^PDF of invoice \d+$/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^sufra-invoice-\d+\.pdf$/)
  })

  await test.step('its payment is recorded, and the open page changes', async () => {
    await details.click()
    await admin.getByRole('button', { name: subscriptions.drawer.record }).click()
    await admin.getByLabel(subscriptions.drawer.reference).fill('TRX-1')
    await admin.getByRole('button', { name: subscriptions.drawer.record }).last().click()
    await expect(admin.getByText(subscriptions.drawer.recorded)).toBeVisible()
    await expect(own.getByText(subscriptions.states.active, { exact: true })).toBeVisible()
    await expect(own.getByText(subscriptions.own.pay)).toBeHidden()
  })
})
