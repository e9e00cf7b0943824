// The owner changes the menu while diners view it.
import { expect, type Page } from '@playwright/test'
import type { RequestOf } from '@sufra/shared/contract/route'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import { forDiner as arabic } from '@sufra/shared/i18n/ar/for-diner'
import { forDiner as english } from '@sufra/shared/i18n/en/for-diner'
import { forDinerLater as englishLater } from '@sufra/shared/i18n/en/for-diner-later'
import { changeItems, listItems, switchItem } from '@sufra/shared/menu/item.routes'
import type { Restaurant } from '../../../desktop/testing/new-restaurant.ts'
import { test } from '../own-restaurant.ts'
import { listenTo, openCategory, takePhone, words } from '../people.ts'

const ownerOf = async ({ id, call }: Restaurant) => {
  const { data: cuisines } = await call(listCuisines, { params: { merchantId: id } })
  const categoryId = cuisines[0]?.categories[0]?._id ?? ''
  const find = async (name: string) => {
    const { data } = await call(listItems, { query: { categoryId } })
    const item = data.find((each) => each.name.en === name)
    if (!item) throw new Error(`there is no ${name}`)
    return item
  }
  return {
    find,
    switchAvailability: async (name: string, body: Omit<RequestOf<typeof switchItem>['body'], 'availabilityVersion'>) => {
      const { _id, availabilityVersion } = await find(name)
      await call(switchItem, { params: { itemId: _id }, body: { availabilityVersion, ...body } })
    },
    setPrice: async (name: string, sellingPrice: number) => {
      const { _id, version, actualPrice } = await find(name)
      const change = { itemId: _id, version, sellingPrice, actualPrice: Math.max(actualPrice, sellingPrice) }
      await call(changeItems, { body: { items: [change] } })
    },
  }
}

/** A timeout of one second plus ten times the duration of twenty simple requests, to allow for a busy machine. */
const oneSecond = async (owner: Awaited<ReturnType<typeof ownerOf>>) => {
  const start = performance.now()
  for (let count = 0; count < 20; count += 1) await owner.find('Falafel Wrap')
  return { timeout: 1_000 + 10 * (performance.now() - start) }
}
const fillDetails = async (phone: Page, labels: (typeof words)['en' | 'ar']) => {
  await phone.getByLabel(labels.name, { exact: true }).fill('Maryam')
  await phone.getByLabel(labels.mobile, { exact: true }).fill('55512345')
  await phone.getByRole('button', { name: labels.payCash }).click()
  await phone.getByLabel(labels.cashAmount).fill('500')
}

const labels = words.en
const { cartPage, checkout, menu } = { ...english, ...englishLater }
const dishName = 'Falafel Wrap'
const gone = checkout.changed.off.replace('{{name}}', dishName)
const onlyTwo = 'Only 2 left'
const backAt = new RegExp(menu.backAt.split(' ')[0] ?? '')

const choose = async (phone: Page, { tableLink }: Restaurant) => {
  await openCategory(phone, labels, tableLink)
  await phone.getByRole('button', { name: dishName }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  await phone.getByRole('link', { name: labels.viewCart }).click()
}

test('a dish that sells out becomes unavailable on open phones within a second, in the list and in the cart', async ({
  browser,
  restaurant,
}) => {
  const owner = await ownerOf(restaurant)
  const phone = await takePhone(browser, labels)
  const ofCart = listenTo(phone)
  await choose(phone, restaurant)
  const line = phone.getByRole('listitem', { name: dishName })
  await expect(line).toBeVisible()
  await ofCart.joined('menu')
  const listed = await takePhone(browser, labels)
  const socket = listenTo(listed)
  await openCategory(listed, labels, restaurant.tableLink)
  const dish = listed.getByRole('listitem').filter({ hasText: dishName }).first()
  await expect(dish).toBeVisible()
  await socket.joined('menu')
  const within = await oneSecond(owner)
  await owner.switchAvailability('Falafel Wrap', { isAvailable: false, comesBack: 'hour' })
  await expect(dish.getByText(menu.soldOut)).toBeVisible(within)
  await expect(dish.getByText(backAt)).toBeVisible()
  await expect(line.getByText(cartPage.off)).toBeVisible(within)
  await owner.switchAvailability('Falafel Wrap', { isAvailable: true, portionsLeft: 2 })
  await expect(dish.getByText(onlyTwo)).toBeVisible(within)
  await expect(line.getByText(cartPage.off)).toBeHidden()
  await owner.switchAvailability('Falafel Wrap', { isAvailable: true })
  await expect(dish.getByText(onlyTwo)).toBeHidden()
  const { sellingPrice } = await owner.find('Falafel Wrap')
  await owner.setPrice('Falafel Wrap', sellingPrice - 1.25)
  await expect(dish.getByText((sellingPrice - 1.25).toFixed(2))).toBeVisible(within)
  for (const page of [phone, listed]) await page.context().close()
})

test('after a missed change the payment is refused, and the changed line is named', async ({ browser, restaurant }) => {
  const owner = await ownerOf(restaurant)
  const phone = await takePhone(browser, labels)
  await phone.routeWebSocket(/\/ws$/, () => {}) // this phone receives no events
  await choose(phone, restaurant)
  await fillDetails(phone, labels)
  const { sellingPrice } = await owner.find('Falafel Wrap')
  await owner.setPrice('Falafel Wrap', sellingPrice + 1)
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  const alert = phone.getByRole('alert').filter({ has: phone.getByRole('listitem') })
  await expect(alert.getByRole('listitem')).toContainText(dishName)
  await owner.switchAvailability('Falafel Wrap', { isAvailable: false })
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(alert.getByRole('listitem')).toHaveText(gone)
  await owner.switchAvailability('Falafel Wrap', { isAvailable: true })
  await phone.getByRole('button', { name: labels.placeOrder }).click()
  await expect(phone).toHaveURL(/successorder/)
  await phone.context().close()
})

for (const [language, misspelled, { menu: texts }] of [
  ['en', 'shawrma', english],
  ['ar', 'شاورمه', arabic],
] as const)
  test(`a dish is found by a misspelled word (${language})`, async ({ browser }) => {
    const phone = await takePhone(browser, words[language])
    await openCategory(phone, words[language])
    await phone.goto('/results')
    await phone.getByRole('searchbox', { name: texts.search }).fill(misspelled)
    await expect(phone.getByRole('listitem').filter({ hasText: words[language].shawarma }).first()).toBeVisible()
    await expect(phone).toHaveURL(/q=/)
    await phone.getByRole('searchbox').fill('zzzzzz')
    await expect(phone.getByRole('listitem')).toHaveCount(0)
    await phone.context().close()
  })
