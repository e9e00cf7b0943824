import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from 'playwright/test'
import { closeShift, openShift, payInOrOut, takeCash } from '@sufra/shared/cash/cash.routes'
import { closeDay } from '@sufra/shared/cash/day-close.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { words } from '../../people.ts'
import { camera } from '../../take-screenshot.ts'
import { takeRestaurant, type Restaurant } from '../../new-restaurant.ts'
import { createDiner } from '../../../desktop/testing/order-by-phone.ts'
import { deskSizes } from '../desk-sizes.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const keyed = () => ({ idempotencyKey: randomUUID() })

/** A closed day, a shift with movements, cash without a shift, and a delivered order that is not paid. */
const prepareDay = async ({ call, tableLink }: Restaurant) => {
  const diner = await createDiner(process.env.SUFRA_URL ?? '', tableLink)
  const place = async () => (await diner.order('Maryam Al Kuwari')).orderId
  const take = async (received = 100) => call(takeCash, { params: { orderId: await place() }, body: { received } }, keyed())
  const open = async () => (await call(openShift, { body: { openingFloat: 200 } }, keyed())).data._id
  const pay = (kind: 'pay_in' | 'pay_out', amount: number, note: string) => call(payInOrOut, { body: { kind, amount, note } }, keyed())
  await take()
  const morning = await open()
  await take()
  await call(closeShift, { params: { shiftId: morning }, body: { counted: 200, note: 'ورقة ناقصة' } }, keyed())
  await call(closeDay, { body: { carryOver: true } }, keyed())
  await take()
  await open()
  await take()
  await pay('pay_in', 100, 'Change from the bank')
  await pay('pay_out', 24.5, 'خبز')
  const unpaid = await place()
  for (const status of ['Preparing', 'Out for Delivery', 'Delivered'] as const)
    await call(moveOrder, { params: { orderId: unpaid }, body: { status, minutes: status === 'Preparing' ? 15 : undefined } }, keyed())
  await diner.order('Hamad')
}

for (const language of ['en', 'ar'] as const)
  for (const { name, viewport } of deskSizes) {
    const { cash, common, list } = menuText[language]
    const dialog = (page: Page) => page.getByRole('dialog').last()
    const close = async (page: Page) => {
      await page.keyboard.press('Escape')
      const discard = page.getByRole('button', { name: list.discard })
      if (await discard.isVisible()) await discard.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    test(`the cash drawer (${language}, ${viewport.width})`, async ({ browser }) => {
      test.setTimeout(300_000)
      const restaurant = await takeRestaurant()
      const context = await browser.newContext({ viewport, locale: words[language].locale, storageState: restaurant.session })
      const page = await context.newPage()
      const shot = camera(page, language)
      const picture = (screen: string) => shot(`desk-${screen}${name}`)
      await page.goto('/merchant/cash')
      await expect(page.getByText(cash.shift.none)).toBeVisible()
      await picture('cash-empty')
      await page.route('**/api/merchant/cash', (route) => route.fulfill({ status: 500, json: { success: false } }))
      await page.reload()
      await expect(page.getByRole('button', { name: common.retry })).toBeVisible()
      await picture('cash-failed')
      await page.unroute('**/api/merchant/cash')
      await page.route('**/api/merchant/cash', () => {})
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await picture('cash-loading')
      await page.unroute('**/api/merchant/cash')
      await prepareDay(restaurant)
      await page.reload()
      await expect(page.getByRole('region', { name: cash.shift.past })).toBeVisible()
      await picture('cash')
      await page.getByRole('button', { name: cash.pay.pay_out }).click()
      await dialog(page).locator('button[type=submit]').click()
      await picture('cash-pay-out')
      await close(page)
      await page.getByRole('button', { name: cash.shift.close }).click()
      await dialog(page).getByLabel(cash.shift.byNotes).check()
      await dialog(page).getByRole('textbox').nth(2).fill('2')
      await dialog(page).locator('button[type=submit]').click()
      await picture('cash-close-shift')
      await close(page)
      await page.getByRole('button', { name: cash.day.review, exact: true }).click()
      await expect(dialog(page).getByText(cash.day.shiftOpen)).toBeVisible()
      await picture('cash-day-report')
      await close(page)
      await page.getByRole('button', { name: `${cash.day.view}: ${filled(cash.day.number, { number: 1 })}` }).click()
      await picture('cash-day-close')
      await close(page)
      await page.goto('/merchant/orders')
      await expect(page.getByText(cash.paid, { exact: true }).first()).toBeVisible()
      await picture('board-paid')
      await page.getByRole('article').getByRole('button', { name: cash.take }).first().click()
      await dialog(page).getByLabel(cash.received).fill('200')
      await picture('take-cash')
      await dialog(page).getByRole('button', { name: /500/ }).click()
      await expect(dialog(page).getByText(cash.taken)).toBeVisible()
      await picture('cash-taken')
      await dialog(page).getByRole('button', { name: cash.done }).click()
      await page.goto('/merchant/cash')
      await expect(page.getByRole('button', { name: cash.day.review, exact: true })).toBeEnabled()
      await context.setOffline(true)
      await expect(page.getByText(cash.offline)).toBeVisible()
      await picture('cash-offline')
      for (const button of [cash.pay.pay_in, cash.pay.pay_out, cash.shift.close, cash.day.review])
        await expect(page.getByRole('button', { name: button, exact: true })).toBeDisabled()
      await context.close()
    })
  }
