import { expect, type Page } from 'playwright/test'
import { canaryCvv } from '../../../scripts/canaries/canary-values.ts'

/** The gateway's sandbox approves payments with this card. */
const approvedCard = '4242424242424242'

/** Opens the gateway's fields. The gateway's page needs its script to format typed text and to react to Escape. */
export const openCardFields = async (phone: Page) => {
  await phone.getByRole('button', { name: 'Add new card' }).click()
  await expect(phone.locator('[aria-busy]:has(iframe[title="Card details"])')).toHaveAttribute('aria-busy', 'false')
  return phone.frameLocator('iframe[title="Card details"]')
}

/**
 * Types a card in the gateway's fields. A trace would contain it, so tests that call this function record no trace
 * (`test.use({ trace: 'off' })`).
 */
export const addCard = async (phone: Page, number = approvedCard) => {
  const fields = await openCardFields(phone)
  await fields.getByLabel('Card number').pressSequentially(number)
  await fields.getByLabel('Card holder name').fill('Maryam')
  await fields.getByLabel('Expiry date').pressSequentially('1249')
  await fields.getByLabel('CVV').fill(canaryCvv)
  await phone.getByRole('button', { name: 'Add card', exact: true }).click()
  await expect(phone.getByRole('dialog')).toBeHidden()
}
