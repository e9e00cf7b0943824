import * as arabicDesk from '@sufra/shared/i18n/ar/for-desk'
import * as arabic from '@sufra/shared/i18n/ar/for-diner-later'
import * as englishDesk from '@sufra/shared/i18n/en/for-desk'
import * as english from '@sufra/shared/i18n/en/for-diner-later'
import { expect } from 'playwright/test'
import { moveThrough, ordersOf } from '../../counter-calls.ts'
import { test } from '../../own-restaurant.ts'
import { chooseMethod, fillCart, openCounter, payCash, takePhone, words } from '../../people.ts'
import { camera, phoneCamera } from '../../take-screenshot.ts'

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
]

for (const language of ['en', 'ar'] as const)
  test(`a table's bill (${language})`, async ({ browser, restaurant }) => {
    test.setTimeout(900_000)
    const labels = words[language]
    const { bill, tracking, waiter } = { en: english, ar: arabic }[language]
    const { bills } = { en: englishDesk, ar: arabicDesk }[language]
    const phone = await takePhone(browser, labels)
    const picture = phoneCamera(phone, language)
    const wholePage = async (name: string) => {
      await picture(name)
      await phone.mouse.wheel(0, 600)
      await picture(`${name}-end`)
      await phone.mouse.wheel(0, -2_000)
    }
    const other = await takePhone(browser, labels)
    await fillCart(other, labels, restaurant.tableLink)
    await payCash(other, labels, 'Ahmed')
    await fillCart(phone, labels, restaurant.tableLink)
    await payCash(phone, labels, 'Maryam')
    for (const customer of ['Ahmed', 'Maryam'])
      await moveThrough(restaurant, (await ordersOf(restaurant, customer))[0]?.orderId ?? '', 'Preparing')
    const toBill = phone.getByRole('link', { name: bill.open })
    await toBill.scrollIntoViewIfNeeded()
    await picture('diner-order-to-bill')
    await toBill.click()
    await expect(phone.getByText(bill.orders.replace('{{number}}', '2'))).toBeVisible()
    await wholePage('diner-bill')
    await phone.getByText(bill.half, { exact: true }).click()
    await picture('diner-bill-equal')
    await phone.getByText(bill.items, { exact: true }).click()
    await picture('diner-bill-items')
    await phone.getByText(bill.half, { exact: true }).click()
    await chooseMethod(phone, labels.cash)
    await phone.getByRole('button', { name: bill.payCash }).click()
    await expect(phone.getByText(bill.inCashText)).toBeVisible()
    await picture('diner-bill-in-cash')
    await phone.getByRole('button', { name: bill.ask }).click()
    await expect(phone.getByText(waiter.calling)).toBeVisible()
    await picture('diner-bill-calling')

    const counter = await openCounter(browser, labels, restaurant)
    const desk = camera(counter, language)
    const request = counter.getByRole('region', { name: bills.name.split('{{')[0] ?? '' })
    await expect(request).toBeVisible()
    await expect(phone.getByText(bill.asked)).toBeVisible()
    await picture('diner-bill-asked')
    for (const size of sizes) {
      await counter.setViewportSize(size)
      await desk(`desk-bills-${size.width}`)
    }
    await request.getByRole('button', { name: bills.openTable.split('{{')[0] ?? '' }).click()
    await expect(counter.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    for (const size of sizes) {
      await counter.setViewportSize(size)
      await desk(`desk-bill-${size.width}`)
    }
    await counter.context().setOffline(true)
    await expect(counter.getByRole('dialog').getByRole('alert')).toBeVisible()
    await desk('desk-bill-offline')
    await counter.context().setOffline(false)
    await counter.keyboard.press('Escape')
    await request
      .getByRole('button', { name: bills.takeTable.split('{{')[0] ?? '' })
      .first()
      .click()
    await expect(phone.getByText(bill.paidText)).toBeVisible()
    await picture('diner-bill-paid')
    await phone.getByRole('button', { name: tracking.receipt }).click()
    await expect(phone.getByRole('article')).toBeVisible()
    await picture('diner-bill-receipt')
    await phone.goBack()
    await request.getByRole('button', { name: bills.openTable.split('{{')[0] ?? '' }).click()
    await counter
      .getByRole('dialog')
      .getByRole('button', { name: bills.takeAll.split('{{')[0] ?? '' })
      .click()
    await expect(counter.getByRole('dialog')).toBeHidden()
    await phone.reload()
    await expect(phone.getByText(bill.emptyTitle)).toBeVisible()
    await picture('diner-bill-empty')
    await phone.route('**/api/tables/bill', () => {})
    await phone.reload()
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await picture('diner-bill-loading')
    await phone.unroute('**/api/tables/bill')
    await phone.route('**/api/tables/bill', (route) => route.abort())
    await phone.reload()
    await expect(phone.getByRole('alert')).toBeVisible()
    await picture('diner-bill-failed')
    await counter.context().close()
    await other.context().close()
    await phone.context().close()
  })
