import { expect, request as playwright, test, type Page } from '@playwright/test'
import { forDiner as arabic } from '@sufra/shared/i18n/ar/for-diner'
import { forDiner as english } from '@sufra/shared/i18n/en/for-diner'
import { merchantSession, openCategory, takePhone, words } from './people.ts'

// The demo restaurant's owner changes the menu while guests look at it.
test.describe.configure({ mode: 'serial' })

type Item = { _id: string; name: { en: string }; version: number; availabilityVersion: number; sellingPrice: number; actualPrice: number }

const signIn = async () => {
  const request = await playwright.newContext({ baseURL: process.env.SUFRA_URL, storageState: await merchantSession() })
  const { data: me } = await (await request.get('/api/restaurants/me')).json()
  const { data: cuisines } = await (await request.get(`/api/cuisines/${me.restaurant._id}`)).json()
  const [category] = cuisines[0].categories
  const find = async (name: string): Promise<Item> => {
    const { data } = await (await request.get(`/api/merchant/items?categoryId=${category._id}`)).json()
    return data.find((item: Item) => item.name.en === name)
  }
  return {
    find,
    turn: async (name: string, body: object) => {
      const { _id, availabilityVersion } = await find(name)
      const answer = await request.patch(`/api/merchant/items/${_id}/availability`, { data: { availabilityVersion, ...body } })
      expect(answer.ok()).toBe(true)
    },
    price: async (name: string, sellingPrice: number) => {
      const { _id, version, actualPrice } = await find(name)
      const change = { itemId: _id, version, sellingPrice, actualPrice: Math.max(actualPrice, sellingPrice) }
      expect((await request.patch('/api/merchant/items', { data: { items: [change] } })).ok()).toBe(true)
    },
  }
}

const within = { timeout: 1_000 }
const fillDetails = async (phone: Page, say: (typeof words)['en' | 'ar']) => {
  await phone.getByLabel(say.name, { exact: true }).fill('Maryam')
  await phone.getByLabel(say.mobile, { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: say.toPayment }).click()
  await phone.getByRole('button', { name: say.payCash }).click()
  await phone.getByLabel(say.cashAmount).fill('500')
}

for (const language of ['en', 'ar'] as const) {
  const say = words[language]
  const { cart, checkout, menu } = { en: english, ar: arabic }[language]
  // No other test orders it.
  const dishName = { en: 'Falafel Wrap', ar: 'لفة فلافل' }[language]
  const gone = checkout.changed.off.replace('{{name}}', dishName)
  const onlyTwo = { en: 'Only 2 left', ar: 'بقي اثنان فقط' }[language]
  const backAt = new RegExp(menu.backAt.split(' ')[0] ?? '')

  const choose = async (phone: Page) => {
    await openCategory(phone, say)
    await phone.getByRole('button', { name: dishName }).first().click()
    await phone.getByRole('dialog').getByRole('button', { name: say.addToCart }).click()
    await phone.getByRole('link', { name: say.viewCart }).click()
  }

  test(`what sells out is off on an open phone within a second, in the list and in the cart (${language})`, async ({ browser }) => {
    const owner = await signIn()
    const phone = await takePhone(browser, say)
    await choose(phone)
    const line = phone.getByRole('listitem', { name: dishName })
    await expect(line).toBeVisible()
    const listed = await takePhone(browser, say)
    await openCategory(listed, say)
    const dish = listed.getByRole('listitem').filter({ hasText: dishName }).first()
    await expect(dish).toBeVisible()
    await listed.waitForTimeout(1_000) // the socket is open and has joined
    await owner.turn('Falafel Wrap', { isAvailable: false, comesBack: 'hour' })
    await expect(dish.getByText(menu.soldOut)).toBeVisible(within)
    await expect(dish.getByText(backAt)).toBeVisible()
    await expect(line.getByText(cart.off)).toBeVisible(within)
    await owner.turn('Falafel Wrap', { isAvailable: true, portionsLeft: 2 })
    await expect(dish.getByText(onlyTwo)).toBeVisible(within)
    await expect(line.getByText(cart.off)).toBeHidden()
    await owner.turn('Falafel Wrap', { isAvailable: true })
    await expect(dish.getByText(onlyTwo)).toBeHidden()
    const { sellingPrice } = await owner.find('Falafel Wrap')
    await owner.price('Falafel Wrap', sellingPrice - 1.25)
    await expect(dish.getByText((sellingPrice - 1.25).toFixed(2))).toBeVisible(within)
    await owner.price('Falafel Wrap', sellingPrice)
    for (const page of [phone, listed]) await page.context().close()
  })

  test(`a change that comes too late is refused at payment, and the line is named (${language})`, async ({ browser }) => {
    const owner = await signIn()
    const phone = await takePhone(browser, say)
    await phone.routeWebSocket(/\/ws$/, () => {}) // this phone hears nothing
    await choose(phone)
    await fillDetails(phone, say)
    const { sellingPrice } = await owner.find('Falafel Wrap')
    await owner.price('Falafel Wrap', sellingPrice + 1)
    try {
      await phone.getByRole('button', { name: say.placeOrder }).click()
      const alert = phone.getByRole('alert').filter({ has: phone.getByRole('listitem') })
      await expect(alert.getByRole('listitem')).toContainText(dishName)
      await owner.turn('Falafel Wrap', { isAvailable: false })
      await phone.getByRole('button', { name: say.placeOrder }).click()
      await expect(alert.getByRole('listitem')).toHaveText(gone)
      await owner.turn('Falafel Wrap', { isAvailable: true })
      await phone.getByRole('button', { name: say.placeOrder }).click()
      await expect(phone).toHaveURL(/successorder/)
    } finally {
      await owner.turn('Falafel Wrap', { isAvailable: true })
      await owner.price('Falafel Wrap', sellingPrice)
    }
    await phone.context().close()
  })

  test(`a dish is found by a word that is not quite right (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, say)
    await openCategory(phone, say)
    await phone.goto('/results')
    await phone.getByRole('searchbox', { name: menu.search }).fill(language === 'en' ? 'shawrma' : 'شاورمه')
    await expect(phone.getByRole('listitem').filter({ hasText: say.shawarma }).first()).toBeVisible()
    await expect(phone).toHaveURL(/q=/)
    await phone.getByRole('searchbox').fill('zzzzzz')
    await expect(phone.getByRole('listitem')).toHaveCount(0)
    await phone.context().close()
  })
}
