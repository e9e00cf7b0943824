import * as arabic from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner-later'
import type { Language } from '@sufra/shared/localized-text'
import { expect, test, type Browser } from 'playwright/test'
import { fillCart, takePhone, words } from '../../people.ts'
import { phoneCamera } from '../../take-screenshot.ts'

/** Opens the ways to pay of a filled cart on a phone. */
const openPayments = async (browser: Browser, language: Language) => {
  const labels = words[language]
  const { payment } = { en: english, ar: arabic }[language]
  const phone = await takePhone(browser, labels)
  const picture = phoneCamera(phone, language)
  await fillCart(phone, labels)
  await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
  await phone.goto('/payments')
  return { phone, payment, picture }
}

for (const language of ['en', 'ar'] as const)
  test(`the ways to pay (${language})`, async ({ browser }) => {
    const { phone, payment, picture } = await openPayments(browser, language)
    await expect(phone.getByRole('radio', { name: payment.googlePay })).toBeChecked()
    await expect(phone.getByRole('radio', { name: '4242' })).toBeAttached()
    await picture('diner-payments')

    await phone.getByRole('button', { name: payment.addCard }).click()
    const fields = phone.frameLocator(`iframe[title="${payment.cardFields}"]`)
    await expect(fields.getByRole('textbox')).toHaveCount(4)
    await picture('diner-add-card')
    await phone.getByRole('dialog').getByRole('button', { name: payment.addCardButton, exact: true }).click()
    await expect(fields.locator('[aria-invalid=true]')).toHaveCount(4)
    await picture('diner-add-card-problems')
    await phone.getByRole('button', { name: /^(Close|إغلاق)$/ }).click()
    await expect(phone.getByRole('dialog')).toBeHidden()

    await phone.getByRole('button', { name: payment.addUpi }).click()
    const sheet = phone.getByRole('dialog')
    await sheet.getByRole('button', { name: payment.addUpi }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await picture('diner-add-upi')
    await sheet.getByRole('textbox').fill('maryam@upi')
    await sheet.getByRole('button', { name: payment.addUpi }).click()
    await expect(phone.getByRole('radio', { name: 'maryam@upi' })).toBeChecked()
    await phone.getByRole('button', { name: payment.payNow }).click()
    const pad = phone.frameLocator(`iframe[title="${payment.pinFields}"]`)
    await pad.getByRole('button', { name: '0', exact: true }).click({ clickCount: 6 })
    await picture('diner-pin')
    await pad.locator('#pay').click()
    await expect(phone.getByRole('alert')).toBeVisible()
    await picture('diner-pin-declined')
    await phone.getByRole('link', { name: payment.otherMethod }).click()
    await phone.getByRole('radio', { name: payment.googlePay }).check({ force: true })
    await phone.getByRole('button', { name: payment.payNow }).click()
    await expect(phone.frameLocator('iframe').locator('#approve')).toBeVisible()
    await picture('diner-wallet')
    await phone.keyboard.press('Escape')
    await phone.context().setOffline(true)
    await picture('diner-payments-offline')
    await phone.context().setOffline(false)
    await phone.route('**/payment-options', () => {})
    await phone.reload()
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await picture('diner-payments-loading')
    await phone.unroute('**/payment-options')
    await phone.route('**/payment-options', (route) => route.fulfill({ status: 500, json: { success: false } }))
    await phone.reload()
    await expect(phone.getByRole('alert')).toBeVisible()
    await picture('diner-payments-failed')
    await phone.context().close()
  })

for (const language of ['en', 'ar'] as const)
  test(`the confirmation at the bank (${language})`, async ({ browser }) => {
    const { phone, payment, picture } = await openPayments(browser, language)
    await phone.getByRole('button', { name: payment.addUpi }).click()
    const sheet = phone.getByRole('dialog')
    await sheet.getByRole('textbox').fill('challenge@upi')
    await sheet.getByRole('button', { name: payment.addUpi }).click()
    await phone.getByRole('button', { name: payment.payNow }).click()
    const pad = phone.frameLocator(`iframe[title="${payment.pinFields}"]`)
    await pad.getByRole('button', { name: '1', exact: true }).click({ clickCount: 6 })
    await pad.locator('#pay').click()
    await expect(phone).toHaveURL(/\/sandbox-gateway\/challenge\//)
    await picture('diner-challenge')
    await phone.goBack()
    await expect(phone.getByText(payment.challenge)).toBeVisible()
    await picture('diner-challenge-pending')
    await phone.getByRole('link', { name: payment.toBank }).click()
    await phone.locator('button[value=fail]').click()
    await expect(phone.getByRole('alert')).toBeVisible()
    await picture('diner-challenge-refused')
    await phone.context().close()
  })
