import { expect } from 'playwright/test'
import { newestLink } from '../inbox.ts'
import { moveThrough, ordersOf } from '../counter-calls.ts'
import { test } from '../own-restaurant.ts'
import { fillCart, openCounter, payCash, takePhone, words } from '../people.ts'

const labels = words.en

test('a paid order has a receipt, which is sent by mail, opened by its link, saved as a PDF and printed by the counter', async ({
  browser,
  restaurant,
}) => {
  const phone = await takePhone(browser, labels)
  await fillCart(phone, labels, restaurant.tableLink)
  const number = await payCash(phone, labels, 'Maryam')
  await expect(phone.getByText('Your order was sent')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Receipt' })).toBeHidden()
  const [order] = await ordersOf(restaurant, 'Maryam')
  await moveThrough(restaurant, order?.orderId ?? '', 'Preparing')
  await phone.getByRole('button', { name: 'Receipt' }).click()
  const paper = phone.getByRole('article')
  await expect(paper).toContainText('إيصال / Receipt')
  await expect(paper).toContainText(`الطلب / Order${number}`)
  await expect(paper).toContainText('شاورما دجاج')
  await expect(paper).toContainText('Chicken Shawarma')
  await expect(phone.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  const address = `maryam-${restaurant.id}@sufra.test`
  await phone.getByRole('button', { name: 'Send' }).click()
  const sheet = phone.getByRole('dialog')
  await sheet.getByText('Email', { exact: true }).click()
  await expect(sheet.getByRole('radio', { name: 'Email' })).toBeChecked()
  await sheet.getByRole('textbox').fill(address)
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(phone.getByText('Receipt sent')).toBeVisible()
  await expect(sheet).toBeHidden()

  const link = new URL(await newestLink(phone, address, { path: '/receipt/' })).pathname
  const other = await takePhone(browser, labels)
  const response = await other.goto(link)
  expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
  await expect(other.getByRole('article')).toHaveText((await paper.textContent()) ?? '')
  const pdf = await other.request.get((await other.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await other.emulateMedia({ media: 'print' })
  await expect(other.getByRole('article')).toBeVisible()
  for (const name of ['Print', 'Send']) await expect(other.getByRole('button', { name, includeHidden: true })).toBeHidden()
  await other.context().close()

  const counter = await openCounter(browser, labels, restaurant)
  await counter.context().addInitScript(() => {
    window.print = () => document.body.classList.add('printed')
  })
  for (const isCopy of [false, true]) {
    await counter
      .getByRole('article', { name: `Order ${number}, Table 1` })
      .getByRole('button')
      .first()
      .click()
    const opened = counter.waitForEvent('popup')
    await counter.getByRole('dialog').getByRole('button', { name: 'Receipt' }).click()
    const page = await opened
    await expect(page.locator('body.printed').getByRole('article')).toBeVisible()
    await expect(page.getByText('REPRINT / نسخة')).toHaveCount(isCopy ? 1 : 0)
    expect(new URL(page.url()).pathname).toBe(link)
    await page.close()
    await counter.keyboard.press('Escape')
    await expect(counter.getByRole('dialog')).toBeHidden()
  }
  await counter.context().close()
  await phone.context().close()
})
