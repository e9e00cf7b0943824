import { expect, test, type Page } from 'playwright/test'
import * as arabic from '@sufra/shared/i18n/ar/for-diner'
import * as arabicLater from '@sufra/shared/i18n/ar/for-diner-later'
import * as english from '@sufra/shared/i18n/en/for-diner'
import * as englishLater from '@sufra/shared/i18n/en/for-diner-later'
import { fillCart, takePhone, words } from '../people.ts'
import { phoneCamera } from '../take-screenshot.ts'

type Menu = {
  restaurant: { takingOrders: boolean }
  items: { _id: string; isAvailable: boolean; sellingPrice: number; addOns: { min: number }[] }[]
}

/** Changes the menu for this phone. */
const changeMenu = async (phone: Page, change: (menu: Menu) => void) => {
  await phone.unroute('**/api/menu/**')
  await phone.route('**/api/menu/**', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    change(json.data)
    await route.fulfill({ response, json })
  })
  await phone.reload()
}

/** Adds lines of other items to the stored cart, the first of them with a long note. */
const addLines = (phone: Page) =>
  phone.evaluate(async () => {
    const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
    const [line] = stored.state.cart
    const response = await fetch(`/api/menu/${line.restaurantId}`)
    const { data } = await response.json()
    const isPlain = ({ addOns, isAvailable }: Menu['items'][number]) => isAvailable && addOns.every(({ min }) => min === 0)
    const others = data.items.filter(isPlain).slice(0, 3)
    for (const [index, { _id, sellingPrice }] of others.entries()) {
      const price = Math.round(sellingPrice * 100)
      const note = index === 0 ? { note: 'بدون بصل please, and the sauce on the side; one of us is allergic to sesame' } : {}
      stored.state.cart.push({ ...line, itemId: _id, basePrice: price, pricePerItem: price, quantity: index + 1, addOns: [], ...note })
    }
    localStorage.setItem('sufra-diner', JSON.stringify(stored))
  })

for (const language of ['en', 'ar'] as const)
  test(`the cart and its states (${language})`, async ({ browser }) => {
    const labels = words[language]
    const { cart, common } = { en: english, ar: arabic }[language]
    const { cartPage, checkout } = { en: englishLater, ar: arabicLater }[language]
    const phone = await takePhone(browser, labels)
    const take = phoneCamera(phone, language)
    const picture = (state: string) => take(`cart-${state}`)
    const pictureOfTop = async (state: string) => {
      await phone.evaluate(() => scrollTo(0, 0))
      await picture(state)
    }
    const line = phone.getByRole('listitem', { name: labels.shawarma, exact: true })
    await fillCart(phone, labels)
    await addLines(phone)
    await phone.reload()
    await expect(line).toBeVisible()
    await picture('full')

    await line.getByRole('button', { name: cartPage.editItem.replace('{{name}}', labels.shawarma) }).click()
    const sheet = phone.getByRole('dialog')
    await sheet.getByRole('button', { name: cart.more.replace('{{name}}', labels.garlic) }).click()
    await sheet.getByRole('textbox').fill(language === 'ar' ? 'بدون مخلل' : 'No pickles')
    await picture('edit')
    await sheet.getByRole('button', { name: cartPage.save }).click()
    await expect(sheet).toBeHidden()
    await picture('edited')

    await line.getByRole('button', { name: cart.remove.replace('{{name}}', labels.shawarma) }).click()
    await picture('removed')
    await phone.getByRole('button', { name: cartPage.undo }).click()
    await phone.getByRole('radio').last().scrollIntoViewIfNeeded()
    await picture('pay')
    await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
    await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
    await phone.getByRole('button', { name: checkout.otherAmount }).click()
    await phone.getByLabel(labels.cashAmount).fill('5')
    await phone.getByRole('button', { name: labels.placeOrder }).click()
    await picture('cash-problem')
    await phone.getByRole('button', { name: checkout.exact }).click()
    await picture('cash')

    await changeMenu(phone, ({ items: [first] }) => Object.assign(first ?? {}, { sellingPrice: 17.5 }))
    await expect(line.getByText(cartPage.newPrice)).toBeVisible()
    await pictureOfTop('price')
    await changeMenu(phone, ({ items: [first] }) => Object.assign(first ?? {}, { isAvailable: false }))
    await expect(line.getByText(cartPage.off)).toBeVisible()
    await pictureOfTop('sold-out')
    await changeMenu(phone, ({ restaurant }) => Object.assign(restaurant, { takingOrders: false }))
    await expect(line).toBeVisible()
    await pictureOfTop('closed')
    await changeMenu(phone, () => undefined)
    await expect(phone.getByRole('button', { name: labels.placeOrder })).toBeEnabled()
    await phone.context().setOffline(true)
    await expect(phone.getByText(common.offline)).toBeVisible()
    await pictureOfTop('offline')
    await phone.context().setOffline(false)
    await phone.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('sufra-diner') ?? '{}')
      for (const each of stored.state.cart) each.restaurantId = '0192a000-0000-7000-8000-000000000000'
      localStorage.setItem('sufra-diner', JSON.stringify(stored))
    })
    await phone.reload()
    await expect(phone.getByText(cartPage.clearQuestion)).toBeVisible()
    await picture('other-restaurant')
    await phone.context().close()
  })
