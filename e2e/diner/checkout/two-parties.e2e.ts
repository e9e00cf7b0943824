// Two parties sit at one table one after the other, with three phones each, and pay by card and in cash. Each pays its own orders, and sees
// nothing of the other party.
import { expect, type Page } from 'playwright/test'
import { addCard } from './add-card.ts'
import { moveThrough, ordersOf } from '../../counter-calls.ts'
import { test } from '../../own-restaurant.ts'
import { chooseMethod, fillCart, openCounter, payCash, takePhone, words } from '../../people.ts'

const labels = words.en

test.use({ trace: 'off' })

const openBill = (phone: Page) => phone.getByRole('link', { name: 'Table’s bill' }).click()
const payNow = (phone: Page, amount: string) => phone.getByRole('button', { name: new RegExp(`· QAR.${amount}$`) })
const isPaid = (phone: Page, amount: string) => expect(phone.getByRole('status').filter({ hasText: `QAR ${amount} paid` })).toBeInViewport()

/** Enters the code that another phone of the party displays. */
const join = async (phone: Page, member: Page, tableLink: string) => {
  await phone.goto(tableLink)
  await expect(phone.getByRole('navigation')).toBeVisible()
  await phone.goto('/bill')
  const code = await member.getByText(/^\d{4}$/).textContent()
  await phone.getByLabel('Code of your table').fill(code ?? '')
  await phone.getByRole('button', { name: 'Join' }).click()
}

test('two parties at one table pay their own orders by card and in cash, and see nothing of each other', async ({
  browser,
  restaurant,
}) => {
  const counter = await openCounter(browser, labels, restaurant)
  const order = async (phone: Page, customer: string) => {
    await fillCart(phone, labels, restaurant.tableLink)
    await payCash(phone, labels, customer)
    const [placed] = await ordersOf(restaurant, customer)
    await moveThrough(restaurant, placed?.orderId ?? '', 'Preparing')
    await openBill(phone)
  }
  const paidOf = async (customer: string) => (await ordersOf(restaurant, customer)).map(({ payment }) => payment.paid)
  const phones = await Promise.all([1, 2, 3, 4, 5, 6].map(() => takePhone(browser, labels)))
  const [maryam, ahmed, sara, joseph, liu, passerBy] = phones as [Page, Page, Page, Page, Page, Page] // exactly six phones were taken

  // Maryam pays her share by card, and leaves. A second tap cannot pay anything again.
  await order(maryam, 'Maryam')
  await order(ahmed, 'Ahmed')
  await expect(payNow(maryam, '14.00')).toBeVisible()
  await expect(maryam.getByText('Your order', { exact: true })).toHaveCount(1)
  await expect(maryam.getByText(/Ahmed/)).toHaveCount(0)
  await addCard(maryam)
  await payNow(maryam, '14.00').click()
  await isPaid(maryam, '14.00')
  await expect(maryam.getByRole('button', { name: /· QAR/ })).toHaveCount(0)
  await maryam.getByRole('button', { name: 'Receipt' }).click()
  for (const line of ['المدفوع / Paid14.00', 'المتبقي على الطاولة / Still to pay at the table14.00'])
    await expect(maryam.getByRole('article')).toContainText(line)
  expect(await paidOf('Maryam')).toEqual([14])
  await maryam.context().close()

  // Sara has ordered nothing, and pays half of the rest; the counter takes the remaining amount in cash.
  await join(sara, ahmed, restaurant.tableLink)
  await sara.getByText('Half').click()
  await addCard(sara)
  await payNow(sara, '7.00').click()
  await isPaid(sara, '7.00')
  await ahmed.getByRole('button', { name: 'Ask for the bill' }).click()
  await expect(ahmed.getByText('The counter has your request')).toBeVisible()
  const request = counter.getByRole('region', { name: 'Bill of table 1' })
  await expect(request).toContainText('Table 1 asks for the bill')
  await request.getByRole('button', { name: /^Show bill/ }).click()
  const dialog = counter.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Take QAR 7.00 in cash' }).click()
  await dialog.getByRole('button', { name: 'QAR 20.00' }).click()
  await expect(dialog.getByRole('status')).toContainText('QAR 13.00')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(ahmed.getByText('Nothing to pay')).toBeVisible()
  await expect(request).toBeHidden()
  expect(await paidOf('Ahmed')).toEqual([14])

  // The next party begins: the earlier orders are not on its bill.
  await order(joseph, 'Joseph')
  await expect(joseph.getByText('Orders: 1')).toBeVisible()
  await expect(payNow(joseph, '14.00')).toBeVisible()
  await join(liu, joseph, restaurant.tableLink)
  await expect(payNow(liu, '14.00')).toBeVisible()
  await passerBy.goto(restaurant.tableLink)
  await expect(passerBy.getByRole('navigation')).toBeVisible()
  await passerBy.goto('/bill')
  await expect(passerBy.getByText('Someone at this table has ordered')).toBeVisible()
  await expect(passerBy.getByText(/^Orders/)).toHaveCount(0)
  await expect(ahmed.getByText('Nothing to pay')).toBeVisible()
  await chooseMethod(liu, 'Cash')
  await liu.getByRole('button', { name: /^Pay in cash/ }).click()
  await expect(liu.getByText('QAR 14.00 in cash')).toBeInViewport()
  await expect(payNow(joseph, '14.00')).toBeEnabled()
  await counter.getByRole('button', { name: 'Take QAR 14.00 in cash for table 1' }).click()
  await isPaid(liu, '14.00')
  expect([await paidOf('Maryam'), await paidOf('Ahmed'), await paidOf('Joseph')]).toEqual([[14], [14], [14]])
  for (const page of [counter, ...phones.slice(1)]) await page.context().close()
})
