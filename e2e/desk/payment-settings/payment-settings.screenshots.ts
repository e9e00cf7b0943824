// The page of payments and subscriptions: of a new restaurant, with payments, for a manager, offline, and without permission.
import { expect, test, type Page } from 'playwright/test'
import type { PayoutRow } from '@sufra/shared/payouts/payout.routes'
import { camera } from '../../take-screenshot.ts'
import { deskSizes } from '../desk-sizes.ts'
import { menuText } from '../menu/menu-text.ts'
import { openNewRestaurant } from '../new-restaurants.ts'

const path = '/merchant/settings/payments-subscriptions'
const sums = { captured: 0, refunded: 0, voided: 0, captures: 0, fee: 0, unreportedFees: 0 }
const row = (day: string, method: PayoutRow['method'], change: Partial<typeof sums>) => ({ day, method, ...sums, ...change })

/** A month with a day whose fee is not reported, and a day with more refunds than captures. Money in QAR. */
const payouts = {
  success: true,
  data: {
    month: '2026-11',
    firstMonth: '2026-08',
    lastMonth: '2026-11',
    rows: [
      row('2026-11-20', 'Card', { captured: 18_432.5, captures: 212, fee: 368.65, refunded: 145 }),
      row('2026-11-20', 'UPI', { captured: 6_210, captures: 97, fee: 124.2, voided: 58.5 }),
      row('2026-11-19', 'Card', { captured: 42, captures: 1, fee: 0.84, refunded: 310.25 }),
      row('2026-11-18', 'UPI', { captured: 1_250, captures: 14, unreportedFees: 14 }),
    ],
  },
}

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { paymentSettings, common } = menuText[language]
    const { bank, methods } = paymentSettings
    const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }).first()

    test(`payment settings (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(600_000)
      const page = await openNewRestaurant(browser, language, viewport)
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-payments-${screen}${name}`)
      await page.goto(path)
      await expect(page.getByText(paymentSettings.payouts.none)).toBeVisible()
      await expect(page.getByText(paymentSettings.gateway.condition.ready)).toBeVisible()
      await picture('new')
      await page.getByRole('button', { name: bank.add }).click()
      await page.getByLabel(bank.iban).fill('QA59 DOHB 0000 1234 5678 90AB CDEF G')
      await page.getByLabel(bank.bankName).fill('D')
      await page.getByRole('button', { name: bank.save }).click()
      await expect(section(page, bank.title).getByRole('alert').first()).toBeVisible()
      await picture('bank-problems')
      await page.getByLabel(bank.iban).fill('QA58 DOHB 0000 1234 5678 90AB CDEF G')
      await page.getByLabel(bank.bankName).fill('Doha Bank')
      await page.getByLabel(bank.branchCode).fill('0101')
      await page.getByLabel(bank.accountHolder).fill('Bayt Noora Restaurant W.L.L.')
      await page.getByRole('button', { name: bank.save }).click()
      await expect(page.getByText('QA58 DOHB 0000 1234 5678 90AB CDEF G')).toBeVisible()
      for (const method of ['Cash', 'UPI'] as const) {
        await page.getByRole('switch', { name: methods.name[method] }).click()
        await expect(page.getByRole('switch', { name: methods.name[method] })).not.toBeChecked()
      }
      await expect(page.getByText(methods.last)).toBeVisible()
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await picture('one-method')
      await section(page, bank.title).scrollIntoViewIfNeeded()
      await picture('bank')
      await page.route('**/api/merchant/payouts*', (route) => route.fulfill({ json: payouts }))
      await page.reload()
      await section(page, paymentSettings.gateway.title).scrollIntoViewIfNeeded()
      await expect(page.getByText(paymentSettings.payouts.total)).toBeVisible()
      await expect(page.getByText(paymentSettings.gateway.condition.ready)).toBeVisible()
      await section(page, paymentSettings.payouts.title).scrollIntoViewIfNeeded()
      await picture('payouts')
      await section(page, paymentSettings.gateway.title).scrollIntoViewIfNeeded()
      await picture('gateway')
      await page.context().setOffline(true)
      await expect(page.getByText(paymentSettings.offline)).toBeVisible()
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      await picture('offline')
      await page.context().setOffline(false)
      await page.route('**/api/merchant/payment-settings', (route) =>
        route.fulfill({
          json: { success: true, data: { accepted: ['Cash', 'Card'], available: ['Cash', 'Card', 'UPI'], mayEdit: false } },
        }),
      )
      await page.reload()
      await expect(page.getByText(paymentSettings.readOnly)).toBeVisible()
      await picture('manager')
      await page.route('**/api/merchant/payment-settings', (route) => route.fulfill({ status: 500, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('failed')
      await page.context().close()
    })
  }
