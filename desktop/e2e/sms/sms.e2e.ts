// An owner chooses the wording of an SMS: a wrong placeholder is refused, the preview shows it, and another device of the owner reads it.
import { expect } from '@playwright/test'
import { test } from '../../../diner-web/e2e/own-restaurant.ts'
import { words } from '../../../diner-web/e2e/people.ts'
import { filled, menuText } from '../menu/menu-text.ts'

const language = 'en'

test('the owner words the SMS about an order that waits', async ({ browser, restaurant }) => {
  const { sms, refusals } = menuText[language]
  const options = { storageState: restaurant.session, locale: words[language].locale, viewport: { width: 1366, height: 768 } }
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.goto('/merchant/settings/sms-settings')
  const ready = page.getByRole('switch', { name: filled(sms.isOn, { message: sms.message.order_ready }) })
  await expect(ready).not.toBeChecked()
  await ready.click()
  const message = sms.message.order_waiting
  const card = page.getByRole('region', { name: message })
  const english = card.getByLabel(filled(sms.english, { message }))
  await english.fill('{restaurant}: {nothing}')
  await expect(card.getByText(refusals.sms.placeholder_unknown)).toBeVisible()
  await expect(page.getByRole('button', { name: sms.save })).toBeDisabled()
  await english.fill('{restaurant}: {order} waits')
  await expect(card.getByRole('status')).toContainText(': order 12 (table 4) waits')
  await page.getByRole('button', { name: sms.save }).click()
  await expect(page.getByText(sms.saved)).toBeVisible()
  await page.reload()
  await expect(english).toHaveValue('{restaurant}: {order} waits')
  await expect(ready).toBeChecked()
  await card.getByRole('button', { name: filled(sms.resetOf, { message }) }).click()
  await page.getByRole('button', { name: sms.save }).click()
  await expect(page.getByText(sms.saved)).toBeVisible()
  await expect(page.getByRole('button', { name: sms.save })).toBeDisabled()
  await context.close()
})
