// The owner changes the menu while diners view it.
import { expect, type Page } from 'playwright/test'
import type { RequestOf } from '@sufra/shared/contract/route'
import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import { changeItems, listItems, switchItem } from '@sufra/shared/menu/item.routes'
import { isFullRun } from '../../../scripts/common/test-scope.ts'
import type { Restaurant } from '../../new-restaurant.ts'
import { test } from '../../own-restaurant.ts'
import { listenTo, openCategory, takePhone, words } from '../../people.ts'

const dishName = 'Falafel Wrap'

const ownerOf = async ({ id, call }: Restaurant) => {
  const { data: cuisines } = await call(listCuisines, { params: { merchantId: id } })
  const categoryId = cuisines[0]?.categories[0]?._id ?? ''
  const find = async () => {
    const { data } = await call(listItems, { query: { categoryId } })
    const item = data.find((each) => each.name.en === dishName)
    if (!item) throw new Error(`there is no ${dishName}`)
    return item
  }
  return {
    find,
    switchAvailability: async (body: Omit<RequestOf<typeof switchItem>['body'], 'availabilityVersion'>) => {
      const { _id, availabilityVersion } = await find()
      await call(switchItem, { params: { itemId: _id }, body: { availabilityVersion, ...body } })
    },
    setPrice: async (sellingPrice: number) => {
      const { _id, version, actualPrice } = await find()
      const change = { itemId: _id, version, sellingPrice, actualPrice: Math.max(actualPrice, sellingPrice) }
      await call(changeItems, { body: { items: [change] } })
    },
  }
}

/** A timeout of one second plus ten times the duration of twenty simple requests, to allow for a busy machine. */
const oneSecond = async (owner: Awaited<ReturnType<typeof ownerOf>>) => {
  const start = performance.now()
  for (let count = 0; count < 20; count += 1) await owner.find()
  return { timeout: 1_000 + 10 * (performance.now() - start) }
}

const labels = words.en
const { menu } = forDiner
const { cartPage } = forDinerLater
const onlyTwo = 'Only 2 left'
const backAt = new RegExp(menu.backAt.split(' ')[0] ?? '')

const choose = async (phone: Page, { tableLink }: Restaurant) => {
  await openCategory(phone, labels, tableLink)
  await phone.getByRole('button', { name: dishName }).first().click()
  await phone.getByRole('dialog').getByRole('button', { name: labels.addToCart }).click()
  await phone.getByRole('link', { name: labels.viewCart }).click()
}

test('an item that sells out becomes unavailable on open phones, in the list and in the cart, in a full run within a second', async ({
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
  // An ordinary run does not check the time.
  const within = isFullRun ? await oneSecond(owner) : {}
  await owner.switchAvailability({ isAvailable: false, comesBack: 'hour' })
  await expect(dish.getByText(menu.soldOut)).toBeVisible(within)
  await expect(dish.getByText(backAt)).toBeVisible()
  await expect(line.getByText(cartPage.off)).toBeVisible(within)
  await owner.switchAvailability({ isAvailable: true, portionsLeft: 2 })
  await expect(dish.getByText(onlyTwo)).toBeVisible(within)
  await expect(line.getByText(cartPage.off)).toBeHidden()
  await owner.switchAvailability({ isAvailable: true })
  await expect(dish.getByText(onlyTwo)).toBeHidden()
  const { sellingPrice } = await owner.find()
  await owner.setPrice(sellingPrice - 1.25)
  await expect(dish.getByText((sellingPrice - 1.25).toFixed(2))).toBeVisible(within)
  for (const page of [phone, listed]) await page.context().close()
})
