import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { receipt as receiptSchema } from '@sufra/shared/receipts/receipt'
import { receiptOf } from '@sufra/shared/receipts/receipt-of'
import { aPaidOrder, aRestaurantOfReceipts, issued } from '@sufra/shared/receipts/a-receipt.test-data'
import * as arabic from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner-later'
import { dirhams } from '@sufra/shared/money'
import { expectFits, phones, useScreen } from '../checks/fits.ts'
import { openCounter, takePhone, words } from '../people.ts'
import { camera } from '../take-screenshot.ts'

const link = `/receipt/${'t'.repeat(22)}`
const shown = receiptOf(aPaidOrder(), aRestaurantOfReceipts, issued)
const refunded = receiptOf(
  aPaidOrder({ status: 'Cancelled', payment: { method: 'Card', state: 'partly_refunded', cashAmount: null, change: null } }),
  { ...aRestaurantOfReceipts, taxBasisPoints: 500, serviceChargeBasisPoints: 1_250 },
  { ...issued, refunded: dirhams(1_250) },
)

for (const language of ['en', 'ar'] as const) {
  const labels = words[language]
  const { receipt, tracking } = { en: english, ar: arabic }[language]

  test(`the receipt (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, labels)
    const picture = camera(phone, language)
    await phone.setViewportSize({ width: 360, height: 740 })
    await phone.goto(link)
    await expect(phone.getByRole('heading', { name: receipt.missing })).toBeVisible()
    await picture('diner-receipt-unknown')

    let data = shown
    await phone.route('**/api/receipts/*', (route) => route.fulfill({ json: { success: true, data: receiptSchema.encode(data) } }))
    await phone.goto(link)
    await expect(phone.getByRole('article')).toBeVisible()
    await picture('diner-receipt')
    await expectFits(phone, 'receipt', phones)
    await useScreen(phone, { width: 360, height: 740 })
    await phone.getByRole('button', { name: receipt.send }).click()
    await expect(phone.getByRole('dialog')).toBeVisible()
    await phone.getByRole('dialog').getByRole('textbox').fill('123')
    await phone.route('**/api/receipts/*/send', (route) =>
      route.fulfill({ status: 400, json: { success: false, error: 'receipt.email_invalid', message: '' } }),
    )
    await phone.getByRole('dialog').getByRole('button', { name: receipt.send }).click()
    await expect(phone.getByRole('dialog').getByRole('alert')).toBeVisible()
    await picture('diner-receipt-send')

    data = refunded
    await phone.goto(`${link}?copy=1`)
    await expect(phone.getByRole('article')).toContainText('REPRINT')
    await phone.setViewportSize({ width: 390, height: 1_200 })
    await picture('diner-receipt-copy')
    await phone.emulateMedia({ colorScheme: 'dark' })
    await picture('diner-receipt-dark')
    await phone.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await phone.setViewportSize({ width: 794, height: 1_123 })
    await phone.screenshot({ path: join(process.env.SUFRA_SCREENSHOTS ?? 'screenshots', `diner-receipt-on-paper.${language}.png`) })
    await phone.context().close()
  })

  test(`the link to the receipt on the order's page (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, labels)
    await phone.setViewportSize({ width: 360, height: 1_100 })
    await phone.addInitScript((orderId) => {
      localStorage.setItem('sufra-diner', JSON.stringify({ state: { orderId, orders: [] }, version: 0 }))
    }, 'r'.repeat(22))
    await phone.route('**/api/orders/*', (route) => {
      const { totalPrice, items, payment, ...order } = aPaidOrder()
      const inQar = { ...payment, cashAmount: 100, change: 7.5 }
      const lines = items.map((line) => ({ ...line, pricePerItem: line.pricePerItem / 100, total: line.total / 100 }))
      return route.fulfill({ json: { success: true, data: { ...order, items: lines, payment: inQar, totalPrice: totalPrice / 100 } } })
    })
    await phone.goto('/successorder')
    await expect(phone.getByRole('button', { name: tracking.receipt })).toBeVisible()
    await camera(phone, language)('diner-order-receipt')
    await phone.context().close()
  })
}

test.describe('the dialog of a paid order', () => {
  for (const language of ['en', 'ar'] as const)
    test(`has a button for the receipt (${language})`, async ({ browser }) => {
      const counter = await openCounter(browser, words[language])
      const { anOrderOnWire } = await import('../../desktop/src/renderer/features/order-text/an-order.test-data.ts')
      const order = anOrderOnWire({
        status: 'Preparing',
        acceptedAt: '2026-11-20T12:01:00.000Z',
        promisedAt: new Date(Date.now() + 900_000).toISOString(),
      })
      await counter.route('**/api/merchant/orders', (route) =>
        route.fulfill({ json: { success: true, data: [order], seq: 0, more: null } }),
      )
      await counter.goto('/merchant/orders')
      for (const width of [1_366, 1_920, 390]) {
        await counter.setViewportSize({ width, height: 768 })
        await counter.getByRole('article').getByRole('button').first().click()
        await expect(counter.getByRole('dialog')).toBeVisible()
        await camera(counter, language)(`desk-order-receipt-${width}`)
        await counter.keyboard.press('Escape')
        await expect(counter.getByRole('dialog')).toBeHidden()
      }
      await counter.context().close()
    })
})
