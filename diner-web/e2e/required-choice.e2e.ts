// Carts that an earlier version of this app stored have a required choice once for a line of three: they are corrected, and never stuck.
import { expect, test, type Page } from '@playwright/test'
import { forDiner } from '@sufra/shared/i18n/en/for-diner'
import { checkout } from '@sufra/shared/i18n/en/checkout'
import { refusals } from '@sufra/shared/i18n/en/refusals'
import { fillCart, takePhone, words } from './people.ts'

const say = words.en
const { cart } = forDiner

/** Three portions with one bread, as they were stored before. */
const storeOldCart = (phone: Page) =>
  phone.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
    const [line] = stored.state.cart
    line.quantity = 3
    line.addOns[0].options[0].quantity = 1
    localStorage.setItem('sufra-diner', JSON.stringify(stored))
  })

test('a stored cart with one choice for three portions is corrected when the cart is opened', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await storeOldCart(phone)
  await phone.reload()
  const line = phone.getByRole('listitem', { name: say.shawarma })
  await expect(line).toContainText('3 × Arabic bread')
  await expect(phone.getByRole('group', { name: say.shawarma }).getByRole('status')).toHaveText('3')
  await expect(phone.getByRole('button', { name: cart.more.replace('{{name}}', 'Arabic bread') })).toHaveCount(0)
  await phone.context().close()
})

test('at the checkout it is explained and corrected, and then the order is placed', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  await phone.getByLabel(say.name, { exact: true }).fill('Stored Sara')
  await phone.getByLabel(say.mobile, { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: say.toPayment }).click()
  await expect(phone.getByRole('button', { name: say.payCash })).toBeVisible()
  await storeOldCart(phone)
  await phone.reload()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel(say.cashAmount).fill('100')
  await phone.getByRole('button', { name: say.placeOrder }).click()
  const alert = phone.getByRole('dialog').getByRole('alert')
  await expect(alert).toContainText(refusals.cart.choice_quantity)
  await expect(alert).toContainText(checkout.changed.choice.replace('{{name}}', say.shawarma))
  await phone.getByRole('button', { name: say.placeOrder }).click()
  await expect(phone).toHaveURL(/\/successorder/)
  await phone.context().close()
})
