// @vitest-environment jsdom
import * as forDiner from '@sufra/shared/i18n/en/for-diner'
import * as forDinerLater from '@sufra/shared/i18n/en/for-diner-later'
import type { AddOnGroup } from '@sufra/shared/menu/menu'
import { dirhams } from '@sufra/shared/money'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptySession } from '../common/session/session-fields.ts'
import { updateSession, useSession } from '../common/session/session.ts'
import { bread, dish, showLiveMenu } from './menu-page.test-data.tsx'

const { cart, menu } = forDiner
const { cartPage } = forDinerLater
const extras = {
  title: { en: 'Extras', ar: '' },
  select: 'multiple' as const,
  min: 0,
  max: 2,
  options: [{ name: { en: 'Garlic', ar: '' }, price: dirhams(200), isAvailable: true }],
}
const without = (group: AddOnGroup, name: string) => ({
  ...group,
  options: group.options.map((option) => ({ ...option, isAvailable: option.name.en !== name })),
})
const falafel = (changes: Parameters<typeof dish>[2] = {}) => dish('Falafel', 'Hot', { addOns: [bread, extras], ...changes })

const named = (text: string, name: string) => text.replace('{{name}}', name)
const more = named(cart.more, 'Falafel')
const openSheet = async (user: Awaited<ReturnType<typeof showLiveMenu>>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Falafel/ }))
  return within(await screen.findByRole('dialog', { name: 'Falafel' }))
}
type Sheet = Awaited<ReturnType<typeof openSheet>>
const count = (sheet: Sheet) => within(sheet.getByRole('group', { name: 'Falafel' })).getByRole('status').textContent
const garlic = (sheet: Sheet) => sheet.getByRole<HTMLInputElement>('checkbox', { name: /Garlic/ })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the sheet of an item starts without the previous choice each time it is opened', async () => {
  const { user } = await showLiveMenu({ items: [falafel()] })
  const first = await openSheet(user)
  await user.click(garlic(first))
  await user.click(first.getByRole('radio', { name: /Samoon/ }))
  await user.click(first.getByRole('button', { name: more }))
  expect(count(first)).toBe('2')
  await user.click(first.getByRole('button', { name: new RegExp(menu.addToCart) }))
  await isClosed()
  const second = await openSheet(user)
  expect(count(second)).toBe('1')
  expect(garlic(second).checked).toBe(false)
  expect(second.getByRole<HTMLInputElement>('radio', { name: /Saj/ }).checked).toBe(true)
})

test('an open sheet follows changes of the menu: availability, portions left, prices, options and orders', async () => {
  const { user, changeMenu } = await showLiveMenu({ items: [falafel()] })
  const sheet = await openSheet(user)
  const isDisabled = async (name: string) => (await sheet.findByRole<HTMLButtonElement>('button', { name: new RegExp(name) })).disabled
  await user.click(garlic(sheet))
  for (let portion = 1; portion < 3; portion += 1) await user.click(sheet.getByRole('button', { name: more }))
  expect(await isDisabled(`${menu.addToCart}.*42.00`)).toBe(false)

  changeMenu({ items: [falafel({ isAvailable: false })] })
  expect(await isDisabled(menu.soldOut)).toBe(true)
  changeMenu({ items: [falafel({ portionsLeft: 2 })] })
  expect(await isDisabled('Only 2 left')).toBe(true)
  await user.click(sheet.getByRole('button', { name: named(cart.less, 'Falafel') }))
  expect(await isDisabled(menu.addToCart)).toBe(false)
  changeMenu({ items: [falafel({ sellingPrice: dirhams(2_000) })] })
  expect(await isDisabled(`${menu.addToCart}.*44.00`)).toBe(false)
  changeMenu({ items: [falafel({ addOns: [without(bread, 'Saj'), without(extras, 'Garlic')] })] })
  expect(await isDisabled(menu.chooseFirst.replace('{{group}}', 'Bread'))).toBe(true)
  expect(garlic(sheet).checked).toBe(false)
  changeMenu({ restaurant: { takingOrders: false } })
  expect(await isDisabled(forDinerLater.opening.notTakingOrders)).toBe(true)
  changeMenu({ items: [], restaurant: { takingOrders: true } })
  expect(await isDisabled(menu.soldOut)).toBe(true)
})

test('an item is added to a cart of another restaurant only after the cart was cleared, with the details and the order type', async () => {
  const { user } = await showLiveMenu({ items: [falafel()] })
  const pizza = { itemId: 'Pizza', restaurantId: 'other', basePrice: dirhams(1), pricePerItem: dirhams(1), quantity: 1, addOns: [] }
  updateSession(() => ({
    cart: [pizza],
    customerDetails: { ...emptySession.customerDetails, customerName: 'Maryam' },
    orderSettings: { orderType: 'Drive-thru', requireVehicleDetails: true },
  }))
  const add = async () => {
    await user.click((await openSheet(user)).getByRole('button', { name: new RegExp(menu.addToCart) }))
    return within(await screen.findByRole('dialog', { name: cartPage.clearTitle }))
  }
  const prompt = await add()
  prompt.getByText(cartPage.clearQuestion)
  await user.click(prompt.getByRole('button', { name: cartPage.keep }))
  await isClosed()
  expect(useSession.getState().cart).toEqual([pizza])
  await user.click((await add()).getByRole('button', { name: cartPage.clear }))
  await isClosed()
  expect(useSession.getState()).toMatchObject({
    cart: [{ itemId: falafel()._id, quantity: 1 }],
    customerDetails: { customerName: '' },
    orderSettings: { orderType: 'Dine-in' },
  })
})
