// A restaurant with a due subscription is deactivated: its open page locks and the diner's page closes. It pays by debit card and is restored.
import { test as base, expect } from 'playwright/test'
import { loginAdmin, loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Call } from '@sufra/shared/contract/client'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { deactivateRestaurant } from '@sufra/shared/deactivation/deactivation.routes'
import { newId } from '@sufra/shared/new-id'
import { opening as arabicOpening } from '@sufra/shared/hours/texts.ar'
import { opening as englishOpening } from '@sufra/shared/hours/texts.en'
import { readOwnSubscription } from '@sufra/shared/subscriptions/own-subscription.routes'
import { createPlan } from '@sufra/shared/subscriptions/plan.routes'
import { fillCart, words } from '../../people.ts'
import { walkLanguages } from '../../../scripts/common/test-scope.ts'
import { callsOf } from '../../applicant.ts'
import { menuText, startOf } from '../menu/menu-text.ts'
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
/** Milliseconds, longer than the wait between two runs of the subscription jobs. */
const jobInterval = 310_000
const account = /\/merchant\/settings\/payments-subscriptions/
const payByCard = /^Pay by debit card|^الدفع ببطاقة الخصم/
const approve = /Confirm the payment|أكّد الدفع/

/** All restaurants start with a plan without a trial, so that each has an invoice after two runs of the jobs. */
const offerPlan = async (call: Call) => {
  const plan = {
    name: { en: 'Standard', ar: 'الأساسية' },
    price: 200,
    period: 'month',
    trialDays: 0,
    isOffered: true,
    isDefault: true,
  } as const
  await call(createPlan, { body: plan }, { idempotencyKey: newId() })
}

for (const language of walkLanguages)
  test(`a due subscription is deactivated, paid by debit card and restored (${language})`, async ({ browser, server }) => {
    test.setTimeout(300_000)
    const { subscriptions, deactivation, desk } = menuText[language]
    const opening = { en: englishOpening, ar: arabicOpening }[language]
    const labels = words[language]
    const toCaller = ({ accessToken, data }: ReplyOf<typeof loginAdmin>) => ({
      call: callsOf(server.url, `Bearer ${accessToken}`),
      id: data.id,
    })
    const ownerCredentials = { email: 'demo@sufra.test', password }
    const administrator = toCaller(await callsOf(server.url)(loginAdmin, { body: { email: 'admin@sufra.test', password } }))
    const owner = toCaller(await callsOf(server.url)(loginMerchant, { body: ownerCredentials }))
    const merchant = await server.openPage(browser, labels.locale)
    expect((await merchant.request.post(loginMerchant.path, { data: ownerCredentials })).ok()).toBe(true)
    const own = merchant.getByRole('region', { name: subscriptions.own.title })

    await test.step('the invoice appears on the open page, and is saved as a file', async () => {
      await offerPlan(administrator.call)
      await server.pass(jobInterval)
      await expect.poll(async () => (await owner.call(readOwnSubscription, {})).data?.plan.name.en).toBe('Standard')
      await merchant.goto('/merchant/settings/payments-subscriptions')
      await expect(own.getByText(/Standard|الأساسية/).first()).toBeVisible()
      await server.pass(jobInterval)
      await expect(own.getByText(subscriptions.states.due, { exact: true })).toBeVisible()
      const download = merchant.waitForEvent('download')
      await own.getByRole('button', { name: startOf(subscriptions.drawer.pdf) }).click()
      expect((await download).suggestedFilename()).toMatch(/^sufra-invoice-\d+\.pdf$/)
    })

    const phone = await server.openPage(browser, labels.locale, { width: 390, height: 844 })
    await fillCart(phone, labels, server.tableLink)
    const placeOrder = phone.getByRole('button', { name: labels.placeOrder })
    await expect(placeOrder).toBeEnabled()
    await merchant.goto('/merchant/menu')
    await expect(merchant.getByText(desk.connection.live, { exact: true })).toBeVisible()

    await test.step('the restaurant is deactivated: its open page locks, and the diner’s page closes', async () => {
      const reason = { reason: 'subscription_unpaid', note: '' } as const
      await administrator.call(deactivateRestaurant, { params: { restaurantId: owner.id }, body: reason })
      await expect(merchant).toHaveURL(account)
      await expect(merchant.getByText(deactivation.reasonText.subscription_unpaid)).toBeVisible()
      await expect(phone.getByText(opening.notTakingOrders).first()).toBeVisible()
      await expect(placeOrder).toBeHidden()
    })

    await test.step('the restaurant pays by debit card, and both pages are open again', async () => {
      await own.getByRole('button', { name: payByCard }).click()
      await merchant.getByRole('button', { name: approve }).click()
      await expect(merchant).toHaveURL(account)
      await expect(own.getByText(subscriptions.states.active, { exact: true })).toBeVisible()
      await expect(placeOrder).toBeEnabled()
      await merchant.goto('/merchant/menu')
      await expect(merchant).toHaveURL(/\/merchant\/menu$/)
    })
  })
