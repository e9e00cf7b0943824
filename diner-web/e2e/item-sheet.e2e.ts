import { expect, test, type Page } from '@playwright/test'
import { forDiner } from '@sufra/shared/i18n/en/for-diner'
import { menuRoom } from '@sufra/shared/realtime/rooms'
import { fillCart, openCategory, takePhone, words } from './people.ts'

const say = words.en
const { cart, menu } = forDiner

const openDish = async (phone: Page) => {
  await phone.getByRole('button', { name: say.shawarma }).first().click()
  await expect(phone.getByRole('dialog')).toBeVisible()
}

type MenuAnswer = { restaurant: { _id: string; takingOrders: boolean }; items: ReadonlyArray<Record<string, unknown>> }

/** A menu that this phone alone reads, and a server that tells it of its changes. */
const ownMenu = async (phone: Page) => {
  let change = (_menu: MenuAnswer) => {}
  let tell = () => {}
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
      tell = () => socket.send(JSON.stringify({ event: 'resync', data: null, room: menuRoom(data.restaurantId), seq: 1_000_000, at: '' }))
    })
  })
  return (next: typeof change) => {
    change = next
    tell()
  }
}

test('a dish’s sheet starts anew each time it is opened', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await openCategory(phone, say)
  const dialog = phone.getByRole('dialog')
  const count = dialog.getByRole('group', { name: say.shawarma }).getByRole('status')
  await openDish(phone)
  await dialog.getByLabel(say.garlic).check()
  await dialog.getByRole('radio').last().check()
  await dialog.getByRole('button', { name: cart.more.replace('{{name}}', say.shawarma) }).click()
  await expect(count).toHaveText('2')
  await dialog.getByRole('button', { name: say.addToCart }).click()
  await expect(dialog).toBeHidden()
  await openDish(phone)
  await expect(count).toHaveText('1')
  await expect(dialog.getByLabel(say.garlic)).not.toBeChecked()
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await phone.context().close()
})

test('what a dish needs is taken for every portion in the cart, and cannot be taken away', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  await fillCart(phone, say)
  const line = phone.getByRole('listitem', { name: say.shawarma })
  const less = (option: string) => phone.getByRole('button', { name: cart.less.replace('{{name}}', option) })
  const more = phone.getByRole('button', { name: cart.more.replace('{{name}}', say.shawarma) })
  await expect(line).toContainText('1 × Arabic bread')
  await more.click()
  await more.click()
  await expect(line).toContainText('3 × Arabic bread')
  await expect(less('Arabic bread')).toHaveCount(0)
  await less(say.shawarma).click()
  await expect(line).toContainText('2 × Arabic bread')
  await less(say.garlic).click()
  await expect(less(say.garlic)).toBeDisabled()
  await expect(phone.getByRole('group', { name: say.garlic }).getByRole('status')).toHaveText('0')
  await phone.context().close()
})

test('an open sheet follows the menu: what sells out, what is left, prices and options', async ({ browser }) => {
  const phone = await takePhone(browser, say)
  const changeMenu = await ownMenu(phone)
  const changeDish = (fields: object) => changeMenu(({ items }) => Object.assign(items[0] ?? {}, fields))
  await openCategory(phone, say)
  await openDish(phone)
  const dialog = phone.getByRole('dialog')
  const add = dialog.getByRole('button', { name: menu.addToCart })
  await dialog.getByLabel(say.garlic).check()
  for (const count of ['2', '3']) {
    await dialog.getByRole('button', { name: cart.more.replace('{{name}}', say.shawarma) }).click()
    await expect(dialog.getByRole('group', { name: say.shawarma }).getByRole('status')).toHaveText(count)
  }
  await expect(add).toContainText('42.00')

  changeDish({ isAvailable: false })
  await expect(dialog.getByRole('button', { name: menu.soldOut })).toBeDisabled()
  changeDish({ portionsLeft: 2 })
  await expect(dialog.getByRole('button', { name: 'Only 2 left' })).toBeDisabled()
  await dialog.getByRole('button', { name: cart.less.replace('{{name}}', say.shawarma) }).click()
  await expect(add).toBeEnabled()
  changeDish({ sellingPrice: 20 })
  await expect(add).toContainText('44.00')
  changeMenu(({ items }) => {
    const [dish] = items as [{ addOns: { options: { isAvailable: boolean }[] }[] }] // the demo's first dish, with bread and extras
    Object.assign(dish.addOns[1]?.options[0] ?? {}, { isAvailable: false })
    Object.assign(dish.addOns[0]?.options[0] ?? {}, { isAvailable: false })
  })
  await expect(dialog.getByLabel(say.garlic)).not.toBeChecked()
  await expect(dialog.getByRole('button', { name: menu.chooseFirst.replace('{{group}}', 'Bread') })).toBeDisabled()
  changeMenu(({ restaurant }) => Object.assign(restaurant, { takingOrders: false }))
  await expect(dialog.getByRole('button', { name: menu.notTakingOrders })).toBeDisabled()
  changeMenu((answer) => Object.assign(answer, { items: answer.items.slice(1) }))
  await expect(dialog.getByRole('button', { name: menu.soldOut })).toBeDisabled()
  await phone.context().close()
})
