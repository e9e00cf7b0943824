import { expect, test, type Page } from '@playwright/test'
import { fillCart, payCash, takePhone, words, type Words } from './people.ts'
import { camera } from './take-picture.ts'

const placeOffline = async (phone: Page, say: Words) => {
  await phone.getByLabel(say.name, { exact: true }).fill('Maryam')
  await phone.getByLabel(say.mobile, { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel(say.cashAmount).fill('50')
}

/** The stored session as if its order had been confirmed 25 minutes ago. */
const makeOld = (phone: Page) =>
  phone.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
    stored.state.checkout.snapshot.confirmedAt -= 25 * 60_000
    localStorage.setItem('sufra-diner', JSON.stringify(stored))
  })

for (const language of ['en', 'ar'] as const) {
  const say = words[language]

  test(`an order that is not settled (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, say)
    await phone.setViewportSize({ width: 360, height: 740 })
    const picture = camera(phone, language)
    await fillCart(phone, say)
    await placeOffline(phone, say)
    await phone.context().setOffline(true)
    await phone.getByRole('button', { name: say.placeOrder }).click()
    const note = phone.getByRole('status').filter({ has: phone.getByRole('button') })
    await expect(note.getByRole('button')).toHaveCount(2)
    await picture('diner-pending-offline')
    await note.getByRole('button').first().click()
    await expect(note.getByRole('button')).toHaveCount(1)
    await picture('diner-pending-queued')
    await makeOld(phone)
    await phone.context().setOffline(false)
    await phone.reload()
    await expect(note.getByRole('button')).toHaveCount(2)
    await picture('diner-pending-old')
    await phone.route('**/api/payments/*', (route) => route.abort())
    await note.getByRole('button').first().click()
    await picture('diner-pending-sending')
    await expect(note.getByRole('button')).toHaveCount(2)
    await picture('diner-pending-unconfirmed')
    await note.getByRole('button').last().click()
    await picture('diner-pending-withdrawing')
    await phone.unroute('**/api/payments/*')
    await expect(phone.getByRole('button', { name: say.payCash })).toBeEnabled()
    await phone.route('**/api/payments/process-payment', (route) =>
      route.fulfill({ status: 409, json: { success: false, error: 'restaurant.unreachable' } }),
    )
    await phone.getByRole('button', { name: say.payCash }).click()
    await phone.getByLabel(say.cashAmount).fill('50')
    await phone.getByRole('button', { name: say.placeOrder }).click()
    await expect(phone.getByRole('dialog').getByRole('alert')).toBeVisible()
    await picture('diner-rejected-sheet')
    await phone.keyboard.press('Escape')
    await expect(phone.getByRole('dialog')).toBeHidden()
    await picture('diner-rejected')
    await phone.context().close()
  })

  test(`two open orders (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, say)
    await phone.setViewportSize({ width: 360, height: 740 })
    const picture = camera(phone, language)
    for (const customer of ['Maryam', 'Maryam']) {
      await fillCart(phone, say)
      await payCash(phone, say, customer)
    }
    await picture('diner-two-orders')
    await fillCart(phone, say)
    await picture('diner-two-orders-bar')
    await phone.context().close()
  })
}
