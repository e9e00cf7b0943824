import { expect, test, type Page } from '@playwright/test'
import { forDiner } from '@sufra/shared/i18n/en/for-diner'
import { forDinerLater } from '@sufra/shared/i18n/en/for-diner-later'
import { menuRoom } from '@sufra/shared/realtime/rooms'
import { openCategory, takePhone, words } from '../people.ts'

const labels = words.en
const { cart, menu } = forDiner
const { opening } = forDinerLater

const openDish = async (phone: Page) => {
  await phone.getByRole('button', { name: labels.shawarma }).first().click()
  await expect(phone.getByRole('dialog')).toBeVisible()
}

type MenuAnswer = { restaurant: { _id: string; takingOrders: boolean }; items: ReadonlyArray<Record<string, unknown>> }

/** A menu that only this phone sees, with change notifications over a fake socket. */
const ownMenu = async (phone: Page) => {
  let change = (_menu: MenuAnswer) => {}
  let notify = () => {}
  const joined = Promise.withResolvers<void>()
  await phone.route('**/api/menu/**', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    change(json.data)
    await route.fulfill({ response, json })
  })
  await phone.routeWebSocket(/\/ws$/, (socket) => {
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text))
      if (event !== 'join_menu_room') return
      notify = () => socket.send(JSON.stringify({ event: 'resync', data: null, room: menuRoom(data.restaurantId), seq: 1_000_000, at: '' }))
      joined.resolve()
    })
  })
  return async (next: typeof change) => {
    change = next
    await joined.promise
    notify()
  }
}

test('the item sheet starts without the previous choice each time it is opened', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  await openCategory(phone, labels)
  const dialog = phone.getByRole('dialog')
  const count = dialog.getByRole('group', { name: labels.shawarma }).getByRole('status')
  await openDish(phone)
  await dialog.getByLabel(labels.garlic).check()
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button', { name: cart.more.replace('{{name}}', labels.shawarma) }).click()
  await expect(count).toHaveText('2')
  await dialog.getByRole('button', { name: labels.addToCart }).click()
  await expect(dialog).toBeHidden()
  await openDish(phone)
  await expect(count).toHaveText('1')
  await expect(dialog.getByLabel(labels.garlic)).not.toBeChecked()
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await phone.context().close()
})

test('an open sheet follows changes of the menu: availability, portions left, prices and options', async ({ browser }) => {
  const phone = await takePhone(browser, labels)
  const changeMenu = await ownMenu(phone)
  const changeDish = (fields: object) => changeMenu(({ items }) => Object.assign(items[0] ?? {}, fields))
  await openCategory(phone, labels)
  await openDish(phone)
  const dialog = phone.getByRole('dialog')
  const add = dialog.getByRole('button', { name: menu.addToCart })
  await dialog.getByLabel(labels.garlic).check()
  for (const count of ['2', '3']) {
    await dialog.getByRole('button', { name: cart.more.replace('{{name}}', labels.shawarma) }).click()
    await expect(dialog.getByRole('group', { name: labels.shawarma }).getByRole('status')).toHaveText(count)
  }
  await expect(add).toContainText('42.00')

  await changeDish({ isAvailable: false })
  await expect(dialog.getByRole('button', { name: menu.soldOut })).toBeDisabled()
  await changeDish({ portionsLeft: 2 })
  await expect(dialog.getByRole('button', { name: 'Only 2 left' })).toBeDisabled()
  await dialog.getByRole('button', { name: cart.less.replace('{{name}}', labels.shawarma) }).click()
  await expect(add).toBeEnabled()
  await changeDish({ sellingPrice: 20 })
  await expect(add).toContainText('44.00')
  await changeMenu(({ items }) => {
    const [dish] = items as [{ addOns: { options: { isAvailable: boolean }[] }[] }] // the demo's first dish, with bread and extras
    Object.assign(dish.addOns[1]?.options[0] ?? {}, { isAvailable: false })
    Object.assign(dish.addOns[0]?.options[0] ?? {}, { isAvailable: false })
  })
  await expect(dialog.getByRole('checkbox', { name: labels.garlic })).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: menu.chooseFirst.replace('{{group}}', 'Bread') })).toBeDisabled()
  await changeMenu(({ restaurant }) => Object.assign(restaurant, { takingOrders: false }))
  await expect(dialog.getByRole('button', { name: opening.notTakingOrders })).toBeDisabled()
  await changeMenu((answer) => Object.assign(answer, { items: answer.items.slice(1) }))
  await expect(dialog.getByRole('button', { name: menu.soldOut })).toBeDisabled()
  await phone.context().close()
})
