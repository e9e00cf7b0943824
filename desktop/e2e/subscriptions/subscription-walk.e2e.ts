// A restaurant with a due subscription is notified and deactivated: its open page locks and the diner's page closes. It pays by debit card and is restored.
import { test as base, expect, type Page } from '@playwright/test'
import { loginAdmin, loginMerchant, readMe } from '@sufra/shared/accounts/account.routes'
import { newId } from '@sufra/shared/new-id'
import { opening as arabicOpening } from '@sufra/shared/i18n/ar/hours/opening'
import { opening as englishOpening } from '@sufra/shared/i18n/en/hours/opening'
import { createPlan } from '@sufra/shared/subscriptions/plan.routes'
import { fillCart, words } from '../../../diner-web/e2e/people.ts'
import { callsOf } from '../../testing/applicant.ts'
import { menuText } from '../menu/menu-text.ts'
import { startNoonServer, type NoonServer } from '../noon-server.ts'

const test = base.extend<{ server: NoonServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures it needs
  server: async ({}, use) => {
    const server = await startNoonServer()
    await use(server)
    await server.stop()
  },
})

const password = 'Sufra@2026'
/** Longer than the jobs of subscriptions wait between two runs. */
const jobInterval = 310_000
const account = /\/merchant\/settings\/payments-subscriptions/
const payByCard = /^Pay by debit card|^الدفع ببطاقة الخصم/
const approve = /Confirm the payment|أكّد الدفع/

const signIn = async (page: Page, login: string, email: string) => {
  expect((await page.context().request.post(login, { data: { email, password } })).ok()).toBe(true)
}

/** All restaurants begin with a plan without a trial, so that each has an invoice after two runs of the jobs. */
const offerPlan = async (url: string) => {
  const { accessToken } = await callsOf(url)(loginAdmin, { body: { email: 'admin@sufra.test', password } })
  const plan = {
    name: { en: 'Standard', ar: 'الأساسية' },
    price: 200,
    period: 'month',
    trialDays: 0,
    isOffered: true,
    isDefault: true,
  } as const
  await callsOf(url, `Bearer ${accessToken}`)(createPlan, { body: plan }, { idempotencyKey: newId() })
}

for (const language of ['en', 'ar'] as const)
  test(`a due subscription is notified, deactivated, paid and restored (${language})`, async ({ browser, server }) => {
    test.setTimeout(300_000)
    const { subscriptions, deactivation, desk } = menuText[language]
    const opening = { en: englishOpening, ar: arabicOpening }[language]
    const labels = words[language]
    const merchant = await server.openPage(browser, labels.locale)
    await signIn(merchant, loginMerchant.path, 'demo@sufra.test')
    const own = merchant.getByRole('region', { name: subscriptions.own.title })
    await merchant.goto('/merchant/settings/payments-subscriptions')
    await expect(own.getByText(subscriptions.own.none)).toBeVisible()
    await offerPlan(server.url)
    const { accessToken } = await callsOf(server.url)(loginMerchant, { body: { email: 'demo@sufra.test', password } })
    const me = await callsOf(server.url, `Bearer ${accessToken}`)(readMe, {})
    const name = me.data.restaurant?.name[language] ?? ''
    await server.pass(jobInterval)
    const plan = own.getByText(/Standard|الأساسية/).first()
    await expect(async () => {
      await merchant.reload()
      await expect(plan.or(own.getByText(subscriptions.own.none)).first()).toBeVisible()
      expect(await plan.isVisible()).toBe(true)
    }).toPass()
    await server.pass(jobInterval)
    await expect(own.getByText(subscriptions.states.due, { exact: true })).toBeVisible()
    await merchant.goto('/merchant/menu')
    await expect(merchant.getByText(desk.connection.live, { exact: true })).toBeVisible()

    const phone = await server.openPage(browser, labels.locale, { width: 390, height: 844 })
    await fillCart(phone, labels, server.tableLink)
    const payNow = phone.getByRole('button', { name: labels.payNow })
    await expect(payNow).toBeEnabled()

    const admin = await server.openPage(browser, labels.locale)
    await signIn(admin, loginAdmin.path, 'admin@sufra.test')
    await admin.goto('/admin/settings/subscriptions?search=demo%40sufra.test')
    await admin.getByRole('row').nth(1).getByRole('button').click()
    const dialog = admin.getByRole('dialog').last()

    await test.step('the restaurant is notified', async () => {
      await admin.getByRole('button', { name: subscriptions.notice.notify }).click()
      await dialog.getByRole('button', { name: subscriptions.notice.notify, exact: true }).click()
      await expect(admin.getByText(subscriptions.notice.done)).toBeVisible()
    })

    await test.step('it is deactivated: its open page locks, and the diner’s page closes', async () => {
      await admin.getByRole('button', { name: deactivation.deactivate }).click()
      await dialog.getByRole('button', { name: deactivation.next }).click()
      await dialog.getByRole('textbox').last().fill(name)
      await dialog.getByRole('button', { name: deactivation.deactivate }).click()
      await expect(merchant).toHaveURL(account)
      await expect(merchant.getByText(deactivation.reasonText.subscription_unpaid)).toBeVisible()
      await expect(phone.getByText(opening.notTakingOrders).first()).toBeVisible()
      await expect(payNow).toBeHidden()
    })

    await test.step('it pays by debit card, and both are open again', async () => {
      await own.getByRole('button', { name: payByCard }).click()
      await merchant.getByRole('button', { name: approve }).click()
      await expect(merchant).toHaveURL(account)
      await expect(own.getByText(subscriptions.states.active, { exact: true })).toBeVisible()
      await expect(payNow).toBeEnabled()
      await merchant.goto('/merchant/menu')
      await expect(merchant).toHaveURL(/\/merchant\/menu$/)
      await admin.reload()
      await expect(admin.getByText(subscriptions.drawer.methods.card).first()).toBeVisible()
    })
  })
