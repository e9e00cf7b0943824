import { expect, test, type Page } from 'playwright/test'
import { fillCart, payCash, takePhone, typeDetails, words } from '../../people.ts'
import { camera, phoneCamera } from '../../take-screenshot.ts'

/** Changes the stored session as if its order had been confirmed 25 minutes ago. */
const makeOld = (phone: Page) =>
  phone.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
    stored.state.checkout.snapshot.confirmedAt -= 25 * 60_000
    localStorage.setItem('sufra-diner', JSON.stringify(stored))
  })

for (const language of ['en', 'ar'] as const) {
  const labels = words[language]

  test(`a pending order (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, labels)
    const picture = phoneCamera(phone, language)
    /** A camera for short-lived screens. */
    const shortly = camera(phone, language)
    await fillCart(phone, labels)
    await typeDetails(phone, labels, 'Maryam')
    await expect(phone.getByRole('button', { name: labels.placeOrder })).toBeEnabled()
    await phone.context().setOffline(true)
    await phone.getByRole('button', { name: labels.placeOrder }).click()
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
    await shortly('diner-pending-sending')
    await expect(note.getByRole('button')).toHaveCount(2)
    await picture('diner-pending-unconfirmed')
    await note.getByRole('button').last().click()
    await shortly('diner-pending-withdrawing')
    await phone.unroute('**/api/payments/*')
    await expect(phone.getByRole('button', { name: labels.placeOrder })).toBeEnabled()
    await phone.route('**/api/payments/process-payment', (route) =>
      route.fulfill({ status: 409, json: { success: false, error: 'restaurant.unreachable' } }),
    )
    await phone.getByRole('button', { name: labels.placeOrder }).click()
    await expect(phone.getByRole('alert')).toBeVisible()
    await picture('diner-rejected')
    await phone.context().close()
  })

  test(`two open orders (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, labels)
    const picture = phoneCamera(phone, language)
    for (const customer of ['Maryam', 'Maryam']) {
      await fillCart(phone, labels)
      await payCash(phone, labels, customer)
    }
    await picture('diner-two-orders')
    await fillCart(phone, labels)
    await picture('diner-two-orders-bar')
    await phone.context().close()
  })
}
