// The diner's mobile number, for any country: the restaurant gets the number that was typed.
import { expect, test, type Page } from '@playwright/test'
import { fillCart, takePhone, words } from '../people.ts'

/** Continues to payment, and returns the mobile number in the request; the order is not placed. */
const sentNumber = async (phone: Page, language: keyof typeof words) => {
  const labels = words[language]
  await phone.route('**/api/payments/process-payment', (route) => route.fulfill({ status: 400, json: { success: false, message: '' } }))
  await phone.getByRole('button', { name: labels.toPayment }).click()
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel(labels.cashAmount).fill('50')
  const sending = phone.waitForRequest('**/api/payments/process-payment')
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  return (await sending).postDataJSON().customerDetails.mobileNumber
}

// A number runs from left to right in both directions of text.
for (const language of ['en', 'ar'] as const) {
  const labels = words[language]
  const countryCode = language === 'en' ? 'Country code' : 'رمز الدولة'

  test(`a pasted foreign number keeps its country code (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, labels)
    await fillCart(phone, labels)
    const [mobile, country] = [phone.getByLabel(labels.mobile, { exact: true }), phone.getByLabel(countryCode, { exact: true })]
    await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
    await expect(country).toHaveValue('QA')
    await expect(country.getByRole('option').nth(1)).toHaveText(language === 'en' ? /^Saudi Arabia/ : /^المملكة العربية السعودية/)

    await mobile.fill('+44 7700 900123')
    await expect(country).toHaveValue('GB')
    await mobile.blur()
    await expect(mobile).toHaveValue('7700900123')

    await mobile.fill('٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧')
    await mobile.blur()
    await expect(country).toHaveValue('SA')
    await expect(mobile).toHaveValue('501234567')

    // In national form, with the leading zero.
    await country.selectOption('GB')
    await mobile.fill('')
    await mobile.pressSequentially('07700 900123')
    await mobile.blur()
    await expect(mobile).toHaveValue('7700900123')
    expect(await sentNumber(phone, language)).toBe('447700900123')
    await phone.context().close()
  })
}

test('without the phone number rules a number is still parsed', async ({ browser }) => {
  const phone = await takePhone(browser, words.en)
  await phone.route('**/assets/phone-number-*.js', (route) => route.abort())
  await fillCart(phone, words.en)
  await phone.getByLabel(words.en.name, { exact: true }).fill('Maryam')
  await phone.getByLabel(words.en.mobile, { exact: true }).pressSequentially('+44 7700 900123')
  await expect(phone.getByLabel('Country code', { exact: true })).toHaveValue('GB')
  expect(await sentNumber(phone, 'en')).toBe('447700900123')
  await phone.context().close()
})
