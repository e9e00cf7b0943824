// Paying by card, wallet and UPI id at the sandbox gateway (test numbers: docs/payments.md).
import { expect, type Page } from 'playwright/test'
import { addCard, openCardFields } from './add-card.ts'
import { ordersOf } from '../../counter-calls.ts'
import { canaryCvv, canaryPin } from '../../../scripts/canaries/canary-values.ts'
import { test } from '../../own-restaurant.ts'
import { chooseMethod, fillCart, takePhone, typeDetails, words } from '../../people.ts'

const labels = words.en
const secrets = ['4000000000003220', '4000000000009995', canaryPin, '000000', canaryCvv]

// A trace would contain the typed values of the gateway's pages.
test.use({ trace: 'off' })

/** Records what the phone sends to our server; the gateway's own pages are left out. */
const recordBodies = (phone: Page) => {
  const bodies: string[] = []
  phone.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/sandbox-gateway/')) bodies.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return bodies
}

const openPayments = async (phone: Page, tableLink: string, customer: string) => {
  await fillCart(phone, labels, tableLink)
  await typeDetails(phone, labels, customer)
}

/** The button with the method and the amount. */
const payNow = (phone: Page) => phone.getByRole('button', { name: /· QAR.14\.00$/ })
const googlePay = (phone: Page) => phone.getByRole('radio', { name: 'Google Pay' })

const typePin = async (phone: Page, pin: string) => {
  const pad = phone.frameLocator('iframe[title="UPI pin pad"]')
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click()
  await pad.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** Expects the order at the counter, and no card number, CVV or pin on the phone or in its requests to us. */
const expectPaid = async (phone: Page, bodies: string[]) => {
  await expect(phone).toHaveURL(/\/successorder/)
  const stored = await phone.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.documentElement.outerHTML]),
  )
  const texts = [stored, ...bodies].map((text) => text.replaceAll(/(?<=\d{4})[ -](?=\d{4})/g, ''))
  const found = secrets.filter((secret) => texts.some((text) => new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`).test(text)))
  expect(found).toEqual([])
}

test('a card is declined, and another card pays after a confirmation at its bank; Escape closes the fields of a card', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  const bodies = recordBodies(phone)
  await openPayments(phone, restaurant.tableLink, 'Challenged Charlie')
  await (await openCardFields(phone)).getByLabel('CVV').press('Escape')
  await expect(phone.getByRole('dialog')).toBeHidden()
  await addCard(phone, '4000000000009995')
  await payNow(phone).click()
  await expect(phone.getByRole('alert')).toContainText('Your balance is too low for this payment.')
  expect(await ordersOf(restaurant, 'Challenged Charlie')).toEqual([])
  await addCard(phone, '4000000000003220')
  await payNow(phone).click()
  await phone.getByRole('button', { name: 'Confirm the payment' }).click()
  await expectPaid(phone, bodies)
  expect(await ordersOf(restaurant, 'Challenged Charlie')).toMatchObject([{ totalPrice: 14, payment: { method: 'Card' } }])
  await phone.context().close()
})

test('Google Pay pays with its own sheet, and is preselected for the next order; a UPI id pays with the right pin after a wrong one', async ({
  browser,
  workerRestaurant: restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  const bodies = recordBodies(phone)
  await openPayments(phone, restaurant.tableLink, 'Wallet Wafa')
  await chooseMethod(phone, 'Google Pay')
  await payNow(phone).click()
  await expect(phone).toHaveURL(/\/payments\/submitpin/)
  await phone.frameLocator('iframe[title="Google Pay payment"]').getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  expect(await ordersOf(restaurant, 'Wallet Wafa')).toMatchObject([{ payment: { method: 'UPI' } }])

  await openPayments(phone, restaurant.tableLink, 'Pinned Pia')
  await expect(googlePay(phone)).toBeChecked()
  await phone.getByRole('button', { name: 'Add UPI ID' }).click()
  await phone.getByRole('dialog').getByRole('textbox').fill('pia@upi')
  await phone.getByRole('dialog').getByRole('button', { name: 'Add UPI ID' }).click()
  await payNow(phone).click()
  await typePin(phone, '000000')
  await expect(phone.getByRole('alert')).toContainText('The UPI pin is incorrect.')
  expect(await ordersOf(restaurant, 'Pinned Pia')).toEqual([])
  await typePin(phone, canaryPin)
  await expectPaid(phone, bodies)
  expect(await ordersOf(restaurant, 'Pinned Pia')).toMatchObject([{ payment: { method: 'UPI' } }])
  await phone.context().close()
})
