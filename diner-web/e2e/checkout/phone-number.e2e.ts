// The diner's mobile number, for any country: the restaurant gets the number that was typed.
import { expect, test, type Page } from '@playwright/test'
import { fillCart, takePhone, words } from '../people.ts'

const labels = words.en

/** Continues to payment, and returns the mobile number in the request; the order is not placed. */
const sentNumber = async (phone: Page) => {
  await phone.route('**/api/payments/process-payment', (route) => route.fulfill({ status: 400, json: { success: false, message: '' } }))
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel(labels.cashAmount).fill('50')
  const sending = phone.waitForRequest('**/api/payments/process-payment')
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  return (await sending).postDataJSON().customerDetails.mobileNumber
}

test('a pasted foreign number keeps its country code', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels)
  const [mobile, country] = [phone.getByLabel(labels.mobile, { exact: true }), phone.getByLabel('Country code', { exact: true })]
  await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
  await expect(country).toHaveValue('QA')
  await expect(country.getByRole('option').nth(1)).toHaveText(/^Saudi Arabia/)

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
  expect(await sentNumber(phone)).toBe('447700900123')
  await phone.context().close()
})

test('without the phone number rules a number is still parsed', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await phone.route('**/assets/phone-number-*.js', (route) => route.abort())
  await fillCart(phone, labels)
  await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
  await phone.getByLabel(labels.mobile, { exact: true }).pressSequentially('+44 7700 900123')
  await expect(phone.getByLabel('Country code', { exact: true })).toHaveValue('GB')
  expect(await sentNumber(phone)).toBe('447700900123')
  await phone.context().close()
})
