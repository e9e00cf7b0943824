// The diner's mobile number, from wherever they come: what the restaurant gets is the number that was written.
import { expect, test, type Page } from '@playwright/test'
import { fillCart, takePhone, words } from './people.ts'

/** Goes on to payment, and gives the number that is sent; the order itself is not placed. */
const sentNumber = async (phone: Page, language: keyof typeof words) => {
  const say = words[language]
  await phone.route('**/api/payments/process-payment', (route) => route.fulfill({ status: 400, json: { success: false, message: '' } }))
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel(say.cashAmount).fill('50')
  const sending = phone.waitForRequest('**/api/payments/process-payment')
  await phone.getByRole('button', { name: say.placeOrder }).click()
  return (await sending).postDataJSON().customerDetails.mobileNumber
}

for (const language of ['en', 'ar'] as const) {
  const say = words[language]
  const countryCode = language === 'en' ? 'Country code' : 'رمز الدولة'

  test(`a foreign number that is pasted keeps its own country code (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, say)
    await fillCart(phone, say)
    const [mobile, country] = [phone.getByLabel(say.mobile, { exact: true }), phone.getByLabel(countryCode, { exact: true })]
    await phone.getByLabel(say.name, { exact: true }).fill('Maryam')
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

    // Written as in the chosen country, with the zero that is dialled only there.
    await country.selectOption('GB')
    await mobile.fill('')
    await mobile.pressSequentially('07700 900123')
    await mobile.blur()
    await expect(mobile).toHaveValue('7700900123')
    expect(await sentNumber(phone, language)).toBe('447700900123')
    await phone.context().close()
  })

  test(`without the rules of each country a number is read all the same (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, say)
    await phone.route('**/assets/phone-number-*.js', (route) => route.abort())
    await fillCart(phone, say)
    await phone.getByLabel(say.name, { exact: true }).fill('Maryam')
    await phone.getByLabel(say.mobile, { exact: true }).pressSequentially('+44 7700 900123')
    await expect(phone.getByLabel(countryCode, { exact: true })).toHaveValue('GB')
    expect(await sentNumber(phone, language)).toBe('447700900123')
    await phone.context().close()
  })
}
