// An owner sets how diners pay and where payouts go, and reads what payments came to.
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { readPayouts } from '@sufra/shared/payouts/payout.routes'
import { addCard } from '../../../diner-web/e2e/checkout/add-card.ts'
import { moveThrough, ordersOf } from '../../../diner-web/e2e/counter-calls.ts'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { fillCart, takePhone, words } from '../../../diner-web/e2e/people.ts'
import { menuText } from '../menu/menu-text.ts'

const labels = words.en
const { paymentSettings, refusals } = menuText.en
const { bank, methods, payouts } = paymentSettings
const iban = 'QA58 DOHB 0000 1234 5678 90AB CDEF G'

test.use({ trace: 'off' })

const fillDetails = async (phone: Page, customer: string) => {
  await phone.getByLabel(labels.name, { exact: true }).fill(customer)
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
}
const payNow = (phone: Page) => phone.getByRole('button', { name: 'Pay now' }).click()

test('an owner sees a card payment with its fee, stops taking cards, and a diner who is paying keeps the cart', async ({
  browser,
  restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  await fillDetails(phone, 'Paying Paula')
  await addCard(phone)
  await payNow(phone)
  await expect(phone).toHaveURL(/\/successorder/)
  const [order] = await ordersOf(restaurant, 'Paying Paula')
  await moveThrough(restaurant, order?.orderId ?? '', 'Preparing')

  const context = await browser.newContext({ storageState: restaurant.session, locale: labels.locale })
  const page = await context.newPage()
  await page.goto('/merchant/settings/payments-subscriptions')
  await expect(page.getByText(paymentSettings.gateway.condition.ready)).toBeVisible()

  await test.step('the captured payment is in the table and in the CSV file', async () => {
    const unreportedFees = async () => (await restaurant.call(readPayouts, { query: {} })).data.rows.map((row) => row.unreportedFees)
    await expect.poll(unreportedFees).toEqual([0])
    await page.reload()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('table')).not.toContainText(payouts.notReported)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: payouts.download }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.split('\r\n')).toHaveLength(4)
  })

  await test.step('a wrong IBAN is refused beside its field, and a right one is shown in groups', async () => {
    await page.getByRole('button', { name: bank.add }).click()
    await page.getByLabel(bank.iban).fill(iban.replace('QA58', 'QA59'))
    await page.getByLabel(bank.bankName).fill('Doha Bank')
    await page.getByLabel(bank.branchCode).fill('0101')
    await page.getByLabel(bank.accountHolder).fill('Bayt Noora W.L.L.')
    await page.getByRole('button', { name: bank.save }).click()
    await expect(page.getByText(refusals.bank.iban_checksum)).toBeVisible()
    await page.getByLabel(bank.iban).fill(iban)
    await page.getByRole('button', { name: bank.save }).click()
    await expect(page.getByText(iban)).toBeVisible()
    await page.reload()
    await expect(page.getByText(iban)).toBeVisible()
  })

  await test.step('the diner’s open page says that cards are not accepted any longer, and the order is paid another way', async () => {
    await fillCart(phone, labels, restaurant.tableLink)
    await fillDetails(phone, 'Paying Paula')
    await addCard(phone)
    const cards = page.getByRole('switch', { name: methods.name.Card, exact: true })
    await cards.click()
    await expect(cards).not.toBeChecked()
    await expect(cards).toBeEnabled() // it shows the choice at once, and is enabled again when the server has it
    await payNow(phone)
    await expect(phone.getByText(refusals.payment.method_unavailable)).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Add new card' })).toHaveCount(0)
    await phone.getByRole('button', { name: labels.payCash }).click()
    await phone.getByLabel(labels.cashAmount).fill('50')
    await phone.getByRole('button', { name: labels.placeOrder }).click()
    await expect(phone).toHaveURL(/\/successorder/)
    expect(await ordersOf(restaurant, 'Paying Paula')).toHaveLength(2)
  })
  await context.close()
  await phone.context().close()
})
