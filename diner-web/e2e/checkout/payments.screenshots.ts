import { forDinerLater as arabic } from '@sufra/shared/i18n/ar/for-diner-later'
import { forDinerLater as english } from '@sufra/shared/i18n/en/for-diner-later'
import { expect, test } from '@playwright/test'
import { fillCart, takePhone, words } from '../people.ts'
import { camera } from '../take-screenshot.ts'

for (const language of ['en', 'ar'] as const)
  test(`the ways to pay (${language})`, async ({ browser }) => {
    const labels = words[language]
    const { payment } = { en: english, ar: arabic }[language]
    const phone = await takePhone(browser, labels)
    await phone.setViewportSize({ width: 360, height: 740 })
    const picture = camera(phone, language)
    await fillCart(phone, labels)
    await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
    await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
    await phone.getByRole('button', { name: labels.toPayment }).click()
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
    await phone.context().close()
  })
